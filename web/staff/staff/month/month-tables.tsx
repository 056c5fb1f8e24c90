import type { ReactNode } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney, sumOfDollars } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Money } from '#web/ui/money.tsx'
import { Num } from '#web/ui/num.tsx'
import { Bars } from './month-bars.tsx'
import { Cash, Costs, Taxes } from './month-lists.tsx'
import { monthMessages } from './month-messages.ts'
import { type Month, percentOf } from './month-sums.ts'
import { Opened } from './opened-sum.tsx'

const parts = ['rent', 'extras', 'rest'] as const

/** What of a month stands in tables, with a bar where it helps to compare. */
export function MonthTables({ found }: { found: Month }) {
  const words = useMessages(monthMessages)
  const { balance, zone, rentals } = found
  return (
    <div className="month-cards">
      <Sales areas={found.areas} />
      <Taxes found={found} />
      <Costs costs={found.costs} />
      <Cash cash={found.cash} />
      <Bars
        title={words.debts}
        names={words.debts}
        column={words.amount}
        none={words.noDebts}
        bars={found.debts
          .filter(({ orders }) => orders > 0)
          .map(({ age, amount }) => ({
            id: age,
            name: words.ages[age],
            value: amount,
            shown: <Opened opens="debts" state={age} dollars={amount} />,
          }))}
      />
      <Bars
        title={words.deposits}
        names={words.deposits}
        column={words.amount}
        none={words.noDeposits}
        bars={found.deposits
          .filter(({ orders }) => orders > 0)
          .map(({ until, orders, amount }) => ({
            id: until,
            name: words.depositDays[until],
            small: String(orders),
            value: amount,
            shown: <Opened opens="deposits" state={until} dollars={amount} />,
          }))}
      />
      <Use title={words.usedByType} names={words.car} rows={found.types} />
      <Use title={words.usedByArea} names={words.area} rows={found.areas} />
      <Card className="grid content-start gap-2">
        <h3>{words.rentals}</h3>
        <p>{words.ended(rentals.ended)}</p>
        {rentals.ended > 0 && <p>{words.again(rentals.again)}</p>}
        <p>{words.cancelled(rentals.cancelled)}</p>
      </Card>
      <Card className="grid content-start gap-2">
        <h3>{words.carsTitle}</h3>
        <p className="text-ink-2">{words.carsText}</p>
        <p>{words.carCosts(formatMoney(found.carCosts))}</p>
        <LinkButton
          variant="secondary"
          to={routes.staff}
          search={(before) => ({ ...before, open: 'cars' })}
          state={{ fromRow: true }}
          resetScroll={false}
        >
          {words.showCars}
        </LinkButton>
      </Card>
      <p className="is-wide text-14 text-ink-2">
        {balance === 0 && `${words.balanced} `}
        {words.clocks(zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone)}
      </p>
    </div>
  )
}

function Sales({ areas }: Pick<Month, 'areas'>) {
  const words = useMessages(monthMessages)
  const sumOf = (one: Month['areas'][number]) => sumOfDollars([one.rent, one.extras, one.rest])
  const all = sumOfDollars(areas.map(sumOf))
  const cars = areas.reduce((sum, { used }) => sum + used.cars, 0)
  const aCar = (sum: number, count: number): ReactNode =>
    count > 0 && <Money dollars={Math.round(sum / count)} rate />
  return (
    <Card className="month-table is-wide">
      <table>
        <caption>{words.salesByArea}</caption>
        <thead>
          <tr>
            <th scope="col">{words.area}</th>
            {parts.map((part) => (
              <th key={part} scope="col">
                {words[part]}
              </th>
            ))}
            <th scope="col">{words.sum}</th>
            <th scope="col">{words.aCar}</th>
          </tr>
        </thead>
        <tbody>
          {areas.map((area) => (
            <tr key={area.areaId ?? ''}>
              <th scope="row">
                {area.name || words.noArea}
                {area.areaId && <span className="month-small">{words.cars(area.used.cars)}</span>}
              </th>
              {parts.map((part) => (
                <td key={part} data-name={words[part]}>
                  <Opened opens={part} area={area.areaId} dollars={area[part]} />
                </td>
              ))}
              <td data-name={words.sum}>
                <Money dollars={sumOf(area)} className="font-bold" />
              </td>
              <td data-name={words.aCar}>{aCar(sumOf(area), area.used.cars)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.cars(cars)}</th>
            {parts.map((part) => (
              <td key={part} data-name={words[part]}>
                <Opened opens={part} dollars={sumOfDollars(areas.map((area) => area[part]))} />
              </td>
            ))}
            <td data-name={words.sum}>
              <Money dollars={all} />
            </td>
            <td data-name={words.aCar}>{aCar(all, cars)}</td>
          </tr>
        </tfoot>
      </table>
    </Card>
  )
}

type UseRow = { name: string; used: { days: number; possible: number } }

function Use({ title, names, rows }: { title: string; names: string; rows: readonly UseRow[] }) {
  const words = useMessages(monthMessages)
  const bars = rows
    .filter(({ used }) => used.possible > 0)
    .map(({ name, used }) => ({
      id: name,
      name,
      small: words.percentOf(used.days, used.possible),
      value: percentOf(used),
      shown: <Num>{percentOf(used)} %</Num>,
    }))
  return <Bars title={title} names={names} column={words.share} bars={bars} whole={100} />
}

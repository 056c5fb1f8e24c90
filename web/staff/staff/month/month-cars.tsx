import { useNavigate } from '@tanstack/react-router'
import { staffMonthCarRows, staffMonthCars } from '#protocol/staff/names.ts'
import type { Success } from '#protocol/core/operation.ts'
import { carParts } from '#protocol/staff/month/choices.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney, sumOfDollars } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Code } from '#web/ui/code.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Money } from '#web/ui/money.tsx'
import { Num } from '#web/ui/num.tsx'
import { deskMessages } from '../desk/desk-messages.ts'
import { type DeskColumn, Lines } from '../desk/desk-table.tsx'
import { useIsDesk } from '../desk/use-is-desk.ts'
import { useWhen } from '../desk/use-when.ts'
import { useList } from '../use-list.ts'
import { monthMessages } from './month-messages.ts'
import { Rows, useOpenOrder } from './month-rows.tsx'
import { useMonth } from './use-month.ts'

type Car = Success<typeof staffMonthCars>['cars'][number]

const sums = [
  { id: 'brought', of: (car: Car) => car.revenue, aDay: (car: Car) => car.aDay },
  { id: 'cost', of: (car: Car) => car.cost, aDay: (car: Car) => car.costADay },
  { id: 'left', of: (car: Car) => car.left, aDay: (car: Car) => car.leftADay },
] as const

function useCarColumns(): DeskColumn<Car>[] {
  const words = useMessages(monthMessages)
  const isDesk = useIsDesk()
  return [
    {
      id: 'car',
      sortBy: ({ name }) => name,
      title: words.car,
      width: '2fr',
      cell: ({ name, plate }) => <Lines first={name} second={<Code>{plate}</Code>} />,
    },
    {
      id: 'days',
      sortBy: ({ days, possible }) => days / Math.max(1, possible),
      title: words.days,
      cell: ({ days, possible }) => <Num>{words.percentOf(days, possible)}</Num>,
    },
    ...sums.map(({ id, of, aDay }) => ({
      id,
      sortBy: of,
      title: words[id],
      isNumber: true,
      cell: (car: Car) => (
        <Lines
          first={<Money dollars={of(car)} />}
          // On a phone no heading says what it is.
          second={`${isDesk ? '' : `${words[id]}, `}${words.ofADay(formatMoney(aDay(car)))}`}
        />
      ),
    })),
  ]
}

/** What each car brought in, cost and left, of the month and of each day (docs/product/month.md#costs-of-cars). */
export function MonthCars({ month }: { month: string }) {
  const words = useMessages(monthMessages)
  const navigate = useNavigate()
  const list = useList(staffMonthCars, { month }, ({ cars }) => cars)
  const columns = useCarColumns()
  return (
    <Rows
      label={words.carsTitle}
      list={list}
      idOf={({ carId }) => carId}
      aboutOf={({ name, plate }) => `${name}, ${plate}`}
      columns={columns}
      none={words.noRows}
      onOpen={({ carId }) =>
        void navigate({
          to: routes.staff,
          search: (before) => ({ ...before, open: 'car', state: carId }),
          state: { fromRow: true },
          resetScroll: false,
        })
      }
    />
  )
}

type Line = Success<typeof staffMonthCarRows>['rows'][number]

function useLineColumns(): DeskColumn<Line>[] {
  const words = useMessages(monthMessages)
  const { orderNumber } = useMessages(deskMessages)
  const when = useWhen()
  return [
    {
      id: 'what',
      title: words.what,
      width: '2fr',
      cell: ({ renter, title, number, shop }) => (
        <Lines first={renter ?? title} second={number === undefined ? shop : orderNumber(number)} />
      ),
    },
    {
      id: 'day',
      title: words.day,
      width: 190,
      cell: ({ day, days, doneOn }) => (
        <Lines
          first={when.day(day)}
          second={
            days === undefined ? doneOn && words.doneOn(when.day(doneOn)) : words.daysInMonth(days)
          }
        />
      ),
    },
    {
      id: 'amount',
      title: words.amount,
      isNumber: true,
      cell: ({ amount }) => <Money dollars={amount} className="font-bold" />,
    },
  ]
}

/** What a car brought in and what it cost in the month, line by line; a rental leads to its order. */
export function CarLines({ month }: { month: string }) {
  const words = useMessages(monthMessages)
  const { state: car = '' } = useMonth()
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-3">
        <LinkButton
          variant="secondary"
          to={routes.staff}
          search={(before) => ({ ...before, open: 'cars', state: undefined })}
        >
          {words.allCars}
        </LinkButton>
        <LinkButton variant="secondary" to={routes.staff} search={{ view: 'cars', car }}>
          {words.openCar}
        </LinkButton>
      </div>
      {carParts.map((part) => (
        <PartLines key={part} {...{ month, car, part }} />
      ))}
    </div>
  )
}

type PartLinesProps = { month: string; car: string; part: (typeof carParts)[number] }

function PartLines({ month, car, part }: PartLinesProps) {
  const words = useMessages(monthMessages)
  const openOrder = useOpenOrder()
  const { data, isPending, error, refetch } = useRead(staffMonthCarRows, { month, car, part })
  const columns = useLineColumns()
  const rows = data?.rows ?? []
  const label = part === 'cost' ? words.carCost : words.carRevenue
  return (
    <section aria-label={label} className="grid gap-3">
      <div className="flex flex-wrap justify-between gap-3">
        <h3>
          {label}
          {data && `: ${data.car}, ${data.plate}`}
        </h3>
        <Money dollars={sumOfDollars(rows.map(({ amount }) => amount))} className="font-bold" />
      </div>
      {data && rows.length === 0 && <p className="text-ink-2">{words.noRows}</p>}
      {(!data || rows.length > 0) && (
        <Rows
          label={label}
          list={{ rows, isPending, error, onRefresh: refetch }}
          idOf={({ id }) => id}
          aboutOf={({ renter, title, number }) =>
            [renter ?? title, number].filter(Boolean).join(', ')
          }
          columns={columns}
          none={words.noRows}
          onOpen={({ orderId }) => orderId !== undefined && openOrder(orderId)}
        />
      )}
    </section>
  )
}

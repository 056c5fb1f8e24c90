import { Link, useNavigate } from '@tanstack/react-router'
import { staffMonthCarRows, staffMonthCars } from '#protocol/staff/names.ts'
import type { Success } from '#protocol/core/operation.ts'
import type { carParts } from '#protocol/staff/month/choices.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { formatMoney } from '#web/core/money.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Code } from '#web/ui/code.tsx'
import { Money } from '#web/ui/money.tsx'
import { Num } from '#web/ui/num.tsx'
import { deskMessages } from '../desk/desk-messages.ts'
import { type DeskColumn, Lines } from '../desk/desk-table.tsx'
import { useWhen } from '../desk/use-when.ts'
import { useList } from '../use-list.ts'
import { monthMessages } from './month-messages.ts'
import { Rows, useOpenOrder } from './month-rows.tsx'
import { Opened } from './opened-sum.tsx'
import { useMonth } from './use-month.ts'

type Car = Success<typeof staffMonthCars>['cars'][number]

function useCarColumns(): DeskColumn<Car>[] {
  const words = useMessages(monthMessages)
  return [
    {
      id: 'car',
      title: words.car,
      width: '2fr',
      cell: ({ name, plate }) => <Lines first={name} second={<Code>{plate}</Code>} />,
    },
    {
      id: 'days',
      title: words.days,
      cell: ({ days, possible }) => <Num>{words.percentOf(days, possible)}</Num>,
    },
    {
      id: 'brought',
      title: words.brought,
      isNumber: true,
      cell: ({ carId, revenue, aDay }) => (
        <Lines
          first={<Opened opens="carRevenue" state={carId} dollars={revenue} />}
          second={words.ofADay(formatMoney(aDay))}
        />
      ),
    },
    {
      id: 'cost',
      title: words.cost,
      isNumber: true,
      cell: ({ carId, cost, costADay }) => (
        <Lines
          first={<Opened opens="carCost" state={carId} dollars={cost} />}
          second={words.ofADay(formatMoney(costADay))}
        />
      ),
    },
    {
      id: 'left',
      title: words.left,
      isNumber: true,
      cell: ({ left, leftADay }) => (
        <Lines first={<Money dollars={left} />} second={words.ofADay(formatMoney(leftADay))} />
      ),
    },
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
        void navigate({ to: routes.staff, search: { view: 'cars', car: carId } })
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

/** What a car brought in or cost in the month, line by line; a rental leads to its order. */
export function CarLines({ month, part }: { month: string; part: (typeof carParts)[number] }) {
  const words = useMessages(monthMessages)
  const openOrder = useOpenOrder()
  const navigate = useNavigate()
  const { state: car = '' } = useMonth()
  const { data, isPending, error, refetch } = useRead(staffMonthCarRows, { month, car, part })
  const columns = useLineColumns()
  return (
    <div className="grid gap-4">
      <p>
        <Link
          to={routes.staff}
          search={(before) => ({ ...before, open: 'cars', state: undefined })}
          className="underline underline-offset-3"
        >
          {words.carsTitle}
        </Link>
      </p>
      {data && (
        <p>
          <b>{data.car}</b> · <Code>{data.plate}</Code>
        </p>
      )}
      <Rows
        label={part === 'cost' ? words.carCost : words.carRevenue}
        list={{ rows: data?.rows ?? [], isPending, error, onRefresh: refetch }}
        idOf={({ id }) => id}
        aboutOf={({ renter, title, number }) =>
          [renter ?? title, number].filter(Boolean).join(', ')
        }
        columns={columns}
        none={words.noRows}
        onOpen={({ orderId }) =>
          orderId === undefined
            ? void navigate({ to: routes.staff, search: { view: 'cars', car } })
            : openOrder(orderId)
        }
      />
    </div>
  )
}

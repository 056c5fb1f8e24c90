import { staffDebts, staffDeposits, staffRemindDebt } from '#protocol/staff/names.ts'
import type { Success } from '#protocol/core/operation.ts'
import { debtAges, depositDays } from '#protocol/staff/month/choices.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Money } from '#web/ui/money.tsx'
import { deskMessages } from '../desk/desk-messages.ts'
import { type DeskColumn, Lines } from '../desk/desk-table.tsx'
import { useWhen } from '../desk/use-when.ts'
import { useDecide } from '../use-decide.ts'
import { useList } from '../use-list.ts'
import { monthMessages } from './month-messages.ts'
import { Rows, useOpenOrder } from './month-rows.tsx'
import { useMonth } from './use-month.ts'

type Deposit = Success<typeof staffDeposits>['deposits'][number]

function useDepositColumns(): DeskColumn<Deposit>[] {
  const words = useMessages(monthMessages)
  const rows = useMessages(deskMessages)
  const when = useWhen()
  return [
    {
      id: 'renter',
      sortBy: ({ renter }) => renter,
      title: words.renter,
      width: '2fr',
      cell: ({ renter, number }) => <Lines first={renter} second={rows.orderNumber(number)} />,
    },
    {
      id: 'back',
      sortBy: ({ backAt }) => backAt,
      title: words.back,
      width: '2fr',
      cell: ({ until: group, backAt }) => (
        <Lines
          first={backAt && group !== 'claim' ? when.instant(backAt) : words.depositDays[group]}
        />
      ),
    },
    {
      id: 'amount',
      sortBy: ({ amount }) => amount,
      title: words.amount,
      isNumber: true,
      cell: ({ amount }) => <Money dollars={amount} className="font-bold" />,
    },
  ]
}

/** Deposits that are held now, with when they go back. */
export function Deposits() {
  const words = useMessages(monthMessages)
  const openOrder = useOpenOrder()
  const { state } = useMonth()
  const until = depositDays.find((one) => one === state)
  const list = useList(staffDeposits, { until }, ({ deposits }) => deposits)
  const columns = useDepositColumns()
  return (
    <Rows
      label={words.deposits}
      list={list}
      idOf={({ orderId }) => orderId}
      aboutOf={({ renter, number }) => `${renter}, ${number}`}
      columns={columns}
      none={words.noDeposits}
      onOpen={({ orderId }) => openOrder(orderId)}
    />
  )
}

type Debt = Success<typeof staffDebts>['debts'][number]

function useDebtColumns(): DeskColumn<Debt>[] {
  const words = useMessages(monthMessages)
  const rows = useMessages(deskMessages)
  const when = useWhen()
  return [
    {
      id: 'renter',
      sortBy: ({ renter }) => renter,
      title: words.renter,
      width: '2fr',
      cell: ({ renter, number }) => <Lines first={renter} second={rows.orderNumber(number)} />,
    },
    {
      id: 'since',
      sortBy: ({ since }) => since,
      title: words.since,
      width: '2fr',
      cell: ({ since, remindedAt }) => (
        <Lines
          first={when.instant(since)}
          second={remindedAt && words.reminded(when.instant(remindedAt))}
        />
      ),
    },
    {
      id: 'amount',
      sortBy: ({ amount }) => amount,
      title: words.amount,
      isNumber: true,
      cell: ({ amount }) => <Money dollars={amount} className="font-bold" />,
    },
    { id: 'remind', title: words.remind, width: 140, cell: (debt) => <Remind debt={debt} /> },
  ]
}

/** Who owes, since when, and a press that reminds them (docs/product/month.md#debts). */
export function Debts() {
  const words = useMessages(monthMessages)
  const openOrder = useOpenOrder()
  const { state } = useMonth()
  const age = debtAges.find((one) => one === state)
  const list = useList(staffDebts, { age }, ({ debts }) => debts)
  const columns = useDebtColumns()
  return (
    <Rows
      label={words.debts}
      list={list}
      idOf={({ balance }) => balance}
      aboutOf={({ renter, number }) => `${renter}, ${number}`}
      columns={columns}
      none={words.noDebts}
      onOpen={({ orderId }) => openOrder(orderId)}
    />
  )
}

function Remind({ debt }: { debt: Debt }) {
  const words = useMessages(monthMessages)
  const { decide, isPending } = useDecide(staffRemindDebt, staffDebts)
  const { balance, version, own } = debt
  if (own) return null
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={isPending}
      onClick={() => decide({ balance, version })}
    >
      {words.remind}
    </Button>
  )
}

import { staffMonthRows } from '#protocol/staff/names.ts'
import type { Success } from '#protocol/core/operation.ts'
import { monthParts } from '#protocol/staff/month/choices.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Money } from '#web/ui/money.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useOpened } from '../desk/desk-list.tsx'
import { deskMessages } from '../desk/desk-messages.ts'
import { type DeskColumn, Lines } from '../desk/desk-table.tsx'
import { InPanel } from '../desk/in-panel.ts'
import { useWhen } from '../desk/use-when.ts'
import { usePagedList } from '../use-list.ts'
import { entryMessages } from './entry-messages.ts'
import { Debts, Deposits } from './held-and-owed.tsx'
import { Books } from './month-books.tsx'
import { CarLines, MonthCars } from './month-cars.tsx'
import { monthMessages } from './month-messages.ts'
import { Rows, useOpenOrder } from './month-rows.tsx'
import type { Month } from './month-sums.ts'
import { useAccountName, useMonth, useMonthName } from './use-month.ts'

/** What the address opens of a month, line by line, in a panel. */
export function MonthPanel({ found }: { found: Month }) {
  const words = useMessages(monthMessages)
  const name = useMonthName()
  const { opened, area } = useMonth()
  const { close } = useOpened()
  const part = monthParts.find((one) => one === opened)
  const place = found.areas.find(({ areaId }) => areaId === area)?.name
  const titles = {
    deposits: words.deposits,
    debts: words.debts,
    cars: words.carsTitle,
    car: words.carsTitle,
    books: words.books,
  }
  const title = part
    ? [words.rows[part], place, name(found.month)].filter(Boolean).join(', ')
    : titles[(opened ?? 'books') as keyof typeof titles]
  return (
    <Dialog
      title={title}
      isOpen={opened !== undefined}
      onClose={close}
      width="drawer"
      full
      hasAddress
    >
      <InPanel value>
        {part && <Entries key={`${part} ${area ?? ''}`} month={found.month} part={part} />}
        {opened === 'deposits' && <Deposits />}
        {opened === 'debts' && <Debts />}
        {opened === 'cars' && <MonthCars month={found.month} />}
        {opened === 'car' && <CarLines month={found.month} />}
        {opened === 'books' && <Books books={found.books} onSaved={close} />}
      </InPanel>
    </Dialog>
  )
}

type Entry = Success<typeof staffMonthRows>['rows'][number]

function useEntryColumns(part: (typeof monthParts)[number]): DeskColumn<Entry>[] {
  const codes = useMessages(entryMessages)
  const words = useMessages(monthMessages)
  const rows = useMessages(deskMessages)
  const when = useWhen()
  const account = useAccountName()
  return [
    {
      id: 'renter',
      title: words.renter,
      width: '2fr',
      cell: ({ renter, number, code }) => (
        <Lines
          first={renter ?? codes[code] ?? code}
          second={number === undefined ? undefined : rows.orderNumber(number)}
        />
      ),
    },
    {
      id: 'code',
      title: words.rows[part],
      width: '2fr',
      cell: (entry) => (
        <Lines first={account(entry.account)} second={codes[entry.code] ?? entry.code} />
      ),
    },
    { id: 'day', title: words.day, width: 150, cell: ({ day }) => when.day(day) },
    {
      id: 'amount',
      title: words.amount,
      isNumber: true,
      cell: ({ amount }) => <Money dollars={amount} className="font-bold" />,
    },
  ]
}

function Entries({ month, part }: { month: string; part: (typeof monthParts)[number] }) {
  const words = useMessages(monthMessages)
  const openOrder = useOpenOrder()
  const { area, state } = useMonth()
  const list = usePagedList(
    staffMonthRows,
    { month, part, area, account: state },
    ({ rows: entries }) => entries,
  )
  const columns = useEntryColumns(part)
  return (
    <Rows
      label={words.rows[part]}
      list={list}
      idOf={({ id }) => id}
      aboutOf={({ renter, number }) => [renter, number].filter(Boolean).join(', ')}
      columns={columns}
      none={words.noRows}
      onOpen={({ orderId }) => orderId !== undefined && openOrder(orderId)}
    />
  )
}

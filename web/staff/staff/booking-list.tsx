import { getRouteApi } from '@tanstack/react-router'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { staffBookings } from '#protocol/staff/names.ts'
import type { StaffBooking } from '#protocol/staff/staff/staff-bookings.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Code } from '#web/ui/code.tsx'
import { Money } from '#web/ui/money.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { mayBeDecided } from './bookings-state.ts'
import { useOpened } from './desk/desk-list.tsx'
import { deskMessages } from './desk/desk-messages.ts'
import { type DeskColumn, DeskTable, Lines } from './desk/desk-table.tsx'
import { RowChips } from './desk/row-chips.tsx'
import { useSort } from './desk/use-columns.ts'
import { useFilter } from './desk/use-filter.ts'
import { useWhen } from './desk/use-when.ts'
import { FindForm } from './find-form.tsx'
import { ListFilter } from './list-filter.tsx'
import { overdueMessages } from './overdue/overdue-messages.ts'
import { staffMessages } from './messages.ts'
import { OrderPage } from './order/order-page.tsx'
import { StaffList } from './staff-list.tsx'
import { usePagedList } from './use-list.ts'

const filters = ['pending', 'running', 'all'] as const

const { useSearch } = getRouteApi(routes.staff)

/** What a row shows of one. */
function useColumns(isSortable: boolean): DeskColumn<StaffBooking>[] {
  const words = useMessages(staffMessages)
  const { car } = useMessages(overdueMessages)
  const { orderNumber } = useMessages(deskMessages)
  const when = useWhen()
  return [
    {
      id: 'renter',
      title: words.renter,
      width: 176,
      cell: ({ renter, number }) => <Lines first={renter} second={orderNumber(number)} />,
    },
    {
      id: 'car',
      title: car,
      cell: (booking) => <Lines first={booking.car} second={<Code>{booking.plate}</Code>} />,
    },
    {
      id: 'dates',
      ...(isSortable && { sortBy: 'server' as const }),
      title: words.dates,
      width: 172,
      cell: ({ dates: { start, end } }) => (
        <Lines first={when.day(dayOf(start))} second={`– ${when.day(dayOf(end))}`} />
      ),
    },
    {
      id: 'state',
      title: words.state,
      width: 206,
      cell: (booking) => <StateOf booking={booking} />,
    },
    {
      id: 'total',
      title: words.total,
      width: 104,
      isNumber: true,
      cell: ({ total }) => <Money dollars={total} className="font-bold" />,
    },
  ]
}

/** Bookings, first those that wait for a decision; or those that the address asks for, or the page of one. */
export function BookingList() {
  const { opened } = useOpened()
  return opened === undefined ? <BookingRows /> : <OrderPage key={opened} order={opened} />
}

function BookingRows() {
  const words = useMessages(staffMessages)
  const { subject: find } = useSearch()
  const { opened, open } = useOpened()
  const [filter, setFilter] = useFilter(filters)
  const columns = useColumns(find === undefined)
  const { sort } = useSort(columns)
  const list = usePagedList(
    staffBookings,
    { filter, find, ...(sort && { sort: sort.isDown ? ('-dates' as const) : ('dates' as const) }) },
    ({ bookings }) => bookings,
  )
  return (
    <div className="grid gap-4">
      <FindForm view="bookings" subject={find} label={words.find} />
      {!find && (
        <ListFilter
          label={words.bookings}
          filters={filters}
          words={words}
          value={filter}
          onChange={setFilter}
        />
      )}
      <StaffList list={list} none={find ? <EmptyState title={words.nothingFound} /> : undefined}>
        {(rows) => (
          <DeskTable
            label={words.bookings}
            items={rows}
            idOf={({ orderId }) => orderId}
            aboutOf={(booking) => `${booking.car}, ${booking.renter}`}
            columns={columns}
            opened={opened}
            onOpen={open}
          />
        )}
      </StaffList>
    </div>
  )
}

/** So many of what is missing are named in a row. */
const mostNamed = 2

/** Where it stands and whether it is paid; below, what is missing before the keys of what waits for them. */
function StateOf({ booking }: { booking: StaffBooking }) {
  const { bookings: words, waits, moreMissing } = useMessages(deskMessages)
  const { paid, notPaid } = useMessages(staffMessages)
  const { state, confirmation } = booking
  const waitsForUs = mayBeDecided(booking)
  const stands = state === 'booked' ? confirmation : state
  // A driver each may lack the same; that it is not paid has its chip already.
  const codes = booking.missing.map(({ code }) => code).filter((code) => code !== 'money')
  const missing = [...new Set(codes)]
  const named = missing.slice(0, mostNamed)
  const more = missing.length - named.length
  return (
    <RowChips>
      {booking.possibleMatch && waitsForUs ? (
        <Badge tone="danger">{waits.match}</Badge>
      ) : (
        <Badge tone={waitsForUs ? 'warn' : 'neutral'}>{words.states[stands] ?? stands}</Badge>
      )}
      <Badge tone={booking.paid ? 'ok' : 'neutral'}>{booking.paid ? paid : notPaid}</Badge>
      {named.map((code) => (
        <Badge key={code} tone="warn">
          {words.missing[code]}
        </Badge>
      ))}
      {more > 0 && (
        <Badge tone="warn">
          <span aria-hidden="true">+{more}</span>
          <span className="sr-only">{moreMissing(more)}</span>
        </Badge>
      )}
    </RowChips>
  )
}

import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { staffBookings } from '#protocol/staff/names.ts'
import { useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { BookingCard } from './booking-card.tsx'
import { FindForm } from './find-form.tsx'
import { ListFilter } from './list-filter.tsx'
import { staffMessages } from './messages.ts'
import { StaffList } from './staff-list.tsx'
import { usePagedList } from './use-list.ts'

const filters = ['pending', 'running', 'all'] as const

const { useSearch } = getRouteApi(routes.staff)

/** Bookings, first those that wait for a decision; or those that the address asks for. */
export function BookingList() {
  const words = useMessages(staffMessages)
  const { subject: find } = useSearch()
  const [filter, setFilter] = useState<(typeof filters)[number]>('pending')
  const list = usePagedList(staffBookings, { filter, find }, ({ bookings }) => bookings)
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
        {(bookings) =>
          bookings.map((booking) => <BookingCard key={booking.orderId} booking={booking} />)
        }
      </StaffList>
    </div>
  )
}

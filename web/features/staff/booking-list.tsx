import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { staffBookings } from '#protocol/staff/staff-bookings.ts'
import { read } from '#web/core/api/call.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { routes } from '#web/core/routing/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { BookingCard } from './booking-card.tsx'
import { FindForm } from './find-form.tsx'
import { ListFrame } from './list-frame.tsx'
import { staffMessages } from './messages.ts'

const filters = ['pending', 'running', 'all'] as const
type Filter = (typeof filters)[number]

const { useSearch } = getRouteApi(routes.staff)

/** Bookings, first those that wait for a decision; or those that the address asks for. */
export function BookingList() {
  const words = useMessages(staffMessages)
  const { subject: find } = useSearch()
  const [filter, setFilter] = useState<Filter>('pending')
  const { data, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: [staffBookings.name, useLanguage(), filter, find],
      queryFn: ({ pageParam, signal }) =>
        read(staffBookings, { filter, find, cursor: pageParam }, signal),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => (page.status === 1 ? page.nextCursor : undefined),
    })
  const bookings = data?.pages.flatMap((page) => (page.status === 1 ? page.bookings : [])) ?? []
  return (
    <div className="grid gap-4">
      <FindForm key={find} view="bookings" subject={find} label={words.find} />
      {!find && (
        <Select
          className="max-w-100"
          label={words.bookings}
          value={filter}
          items={filters.map((id) => ({ id, name: words[id] }))}
          onChange={(event) =>
            setFilter(filters.find((id) => id === event.target.value) ?? 'pending')
          }
        />
      )}
      <ListFrame
        isPending={isPending}
        error={error}
        onRefresh={() => void refetch()}
        isEmpty={bookings.length === 0 && !find}
      >
        {bookings.length === 0 && <EmptyState title={words.nothingFound} />}
        {bookings.map((booking) => (
          <BookingCard key={booking.orderId} booking={booking} />
        ))}
        {hasNextPage && (
          <Button
            variant="secondary"
            busy={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {words.more}
          </Button>
        )}
      </ListFrame>
    </div>
  )
}

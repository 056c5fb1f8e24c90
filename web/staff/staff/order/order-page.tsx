import { ChevronLeft, Phone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { telLink } from '#domain/core/text/phone.ts'
import { staffOrder } from '#protocol/staff/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Button } from '#web/ui/button.tsx'
import { ReadFailed } from '#web/ui/states/read-failed.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { OrderActions } from '../actions/order-actions.tsx'
import { mayBeDecided } from '../bookings-state.ts'
import { UndoBar } from '../dates/undo-bar.tsx'
import { useOpened } from '../desk/desk-list.tsx'
import { deskMessages } from '../desk/desk-messages.ts'
import { DecideButton } from './decide-button.tsx'
import { OrderDrivers } from './order-drivers.tsx'
import { OrderHead } from './order-head.tsx'
import { orderMessages } from './order-messages.ts'
import { OrderMoney } from './order-money.tsx'
import { NotesCard } from './order-notes.tsx'
import { OrderPapers } from './order-papers.tsx'
import { CarCard, HistoryCard, MessagesCard } from './order-side.tsx'
import type { StaffOrder } from './staff-order.ts'
import './order.css'

const minuteMs = 60_000

/** All of one order at an address of its own (docs/product/staff.md#an-order). */
export function OrderPage({ order }: { order: string }) {
  const words = useMessages(orderMessages)
  const { open, close } = useOpened()
  const { data, error, refetch } = useRead(staffOrder, { order }, { refetchInterval: minuteMs })
  const heading = useRef<HTMLHeadingElement>(null)
  // To a screen reader it is another page than the list.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div>
      <div className="order-head">
        <Button variant="ghost" size="sm" onClick={close}>
          <ChevronLeft aria-hidden="true" size={20} />
          {words.back}
        </Button>
        <div className="order-name">
          <h1 ref={heading} tabIndex={-1}>
            {data?.booking.renter ?? words.order}
          </h1>
          {data && <StateBadge order={data} />}
        </div>
        {data && <HeadActions key={data.booking.version} order={data} />}
      </div>
      {data && <UndoBar onUndone={open} />}
      {data ? (
        <Parts order={data} />
      ) : error ? (
        <ReadFailed error={error} onRetry={refetch} />
      ) : (
        <Skeleton className="h-80" />
      )}
    </div>
  )
}

function StateBadge({ order: { booking } }: { order: StaffOrder }) {
  const { bookings, waits } = useMessages(deskMessages)
  const mayDecide = mayBeDecided(booking)
  const stands = booking.state === 'booked' ? booking.confirmation : booking.state
  return (
    <>
      <Badge tone={mayDecide ? 'warn' : 'neutral'}>{bookings.states[stands] ?? stands}</Badge>
      {booking.possibleMatch && <Badge tone="danger">{waits.match}</Badge>}
    </>
  )
}

function HeadActions({ order }: { order: StaffOrder }) {
  const words = useMessages(orderMessages)
  const { booking } = order
  return (
    <div className="order-do">
      {booking.phone && (
        <a
          href={telLink(booking.phone)}
          className={buttonStyle({ variant: 'secondary', size: 'sm' })}
        >
          <Phone aria-hidden="true" size={20} />
          <span>{words.call}</span>
        </a>
      )}
      <OrderActions order={order} />
      {mayBeDecided(booking) && !booking.own && <DecideButton order={order} />}
    </div>
  )
}

function Parts({ order }: { order: StaffOrder }) {
  return (
    <div className="grid gap-4">
      <OrderHead order={order} />
      <div className="order-columns">
        <div>
          <OrderDrivers order={order} />
          {order.money && <OrderMoney order={order} money={order.money} />}
          <OrderPapers order={order} />
        </div>
        <div>
          <CarCard order={order} />
          <HistoryCard order={order} />
          <MessagesCard order={order} />
          {!order.booking.own && <NotesCard order={order} />}
        </div>
      </div>
    </div>
  )
}

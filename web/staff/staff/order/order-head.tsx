import { Check, CircleAlert } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { useShownPhone } from '#web/core/shown-phone.ts'
import { telLink } from '#domain/core/text/phone.ts'
import { Code } from '#web/ui/code.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { InfoItem } from '#web/ui/layout/info-item.tsx'
import { Money } from '#web/ui/money.tsx'
import { Num } from '#web/ui/num.tsx'
import { useWhen } from '../desk/use-when.ts'
import { deskMessages } from '../desk/desk-messages.ts'
import { staffMessages } from '../messages.ts'
import { orderMessages } from './order-messages.ts'
import type { StaffOrder } from './staff-order.ts'

/** Where on the page each thing that is missing is mended. */
const places = { money: 'order-money', deposit: 'order-money', lowDeposit: 'order-money' } as const

/** Who, which car, when, what it costs, and what keeps the keys. */
export function OrderHead({ order }: { order: StaffOrder }) {
  const words = useMessages(orderMessages)
  const said = useMessages(staffMessages)
  const when = useWhen()
  const { booking } = order
  const phone = useShownPhone(booking.phone)
  return (
    <Card aria-label={words.order} className="grid gap-4">
      <dl className="order-facts">
        <InfoItem label={`${words.order} ${booking.number}`}>
          {booking.phone && (
            <a href={telLink(booking.phone)} className="link">
              {phone}
            </a>
          )}
          <span className="order-small">{booking.email}</span>
          <span className="order-small">
            <Code>{booking.orderId}</Code>
          </span>
        </InfoItem>
        <InfoItem label={words.carLabel}>
          {booking.car}
          <span className="order-small">
            <Code>{booking.plate}</Code>
          </span>
        </InfoItem>
        <InfoItem label={words.pickup}>
          {when.wall(booking.dates.start)}
          <span className="order-small">
            {booking.appointment
              ? `${booking.area}, ${when.wall(booking.appointment)}`
              : `${booking.area}. ${words.noAppointment}`}
          </span>
        </InfoItem>
        <InfoItem label={words.return}>
          {when.wall(booking.dates.end)}
          {order.returnAppointment && (
            <span className="order-small">{when.wall(order.returnAppointment)}</span>
          )}
        </InfoItem>
        <InfoItem label={said.total}>
          <Money dollars={booking.total} />
          <span className="order-small">{booking.paid ? said.paid : said.notPaid}</span>
        </InfoItem>
      </dl>
      <p>
        <b>{order.title}.</b>{' '}
        <span className="text-ink-2">{words.renterReads(order.description)}</span>
      </p>
      {order.heldUntil !== undefined && (
        <p className="font-bold">{words.heldUntil(when.wall(order.heldUntil))}</p>
      )}
      {booking.specialRequests && (
        <p>
          {said.requests}: {booking.specialRequests}
        </p>
      )}
      {order.beforeKeys && <BeforeKeysChips order={order} />}
    </Card>
  )
}

/** What keeps the keys, each leading to where it is mended, and what does not any more. */
function BeforeKeysChips({ order: { booking, contract } }: { order: StaffOrder }) {
  const words = useMessages(orderMessages)
  const { bookings: short } = useMessages(deskMessages)
  const { notPaid } = useMessages(staffMessages)
  const isOpen = contract?.acceptedAt === undefined
  const nameOf = (id: string | undefined) =>
    booking.drivers.find(({ driverId }) => driverId === id)?.name
  const gaps = booking.missing.length + (isOpen ? 1 : 0)
  return (
    <div className="grid gap-2">
      <p className="text-14 text-ink-2">
        {gaps === 0 ? words.ready : <Num>{words.gaps(gaps)}</Num>}
      </p>
      <div className="order-gaps">
        {booking.missing.map(({ code, driver }) => (
          <a
            key={`${code} ${driver}`}
            href={`#${code in places ? places[code as keyof typeof places] : 'order-drivers'}`}
            className="is-missing"
          >
            <CircleAlert aria-hidden="true" size={18} />
            {[code === 'money' ? notPaid : short.missing[code], nameOf(driver)]
              .filter(Boolean)
              .join(', ')}
          </a>
        ))}
        {isOpen ? (
          <a href="#order-papers" className="is-missing">
            <CircleAlert aria-hidden="true" size={18} />
            {words.contract}
          </a>
        ) : (
          <span className="is-there">
            <Check aria-hidden="true" size={18} />
            {words.contract}
          </span>
        )}
        {booking.paid && (
          <span className="is-there">
            <Check aria-hidden="true" size={18} />
            {words.paid}
          </span>
        )}
      </div>
    </div>
  )
}

import { telLink } from '#domain/core/text/phone.ts'
import { staffBookings } from '#protocol/staff/names.ts'
import { type StaffBooking, staffDecideBooking } from '#protocol/staff/staff/staff-bookings.ts'
import { useMessages } from '#web/core/i18n.ts'
import { useShownPhone } from '#web/core/shown-phone.ts'
import { Code } from '#web/ui/code.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { InfoItem, InfoList } from '#web/ui/layout/info-item.tsx'
import { Money } from '#web/ui/money.tsx'
import { Num } from '#web/ui/num.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { RentalActions } from './actions/rental-actions.tsx'
import { DecisionForm } from './decision-form.tsx'
import { useWhen } from './desk/use-when.ts'
import { BeforeKeys, useMissingLines } from './keys/before-keys.tsx'
import { missingMessages } from './keys/missing-messages.ts'
import { OverrideForm } from './keys/override-form.tsx'
import { staffMessages } from './messages.ts'
import { PersonLink } from './person-link.tsx'
import { StaffCard } from './staff-card.tsx'
import { OwnNote } from './own-note.tsx'
import { RenterFact } from './facts.tsx'
import { useDecide } from './use-decide.ts'

/** A change of car is decided in its own list. */
export const mayBeDecided = ({ state, confirmation, kind }: StaffBooking): boolean =>
  state === 'booked' && confirmation === 'pending' && kind !== 'swap'

type BookingCardProps = { booking: StaffBooking; onDecided?: () => void }

/** One booking; while it is pending it can be confirmed or refused. */
export function BookingCard({ booking, onDecided }: BookingCardProps) {
  const words = useMessages(staffMessages)
  const { decide, isPending, error } = useDecide(staffDecideBooking, staffBookings)
  const { orderId, number, dates, confirmation, state, kind, version, own } = booking
  const papers = useMessages(missingMessages)
  const missing = useMissingLines(booking)
  const phone = useShownPhone(booking.phone)
  const override = booking.papersOverride
  const mayOverride = booking.missing.some(({ why, code }) => why || code === 'driver')
  const mayDecide = mayBeDecided(booking)
  const when = useWhen()
  return (
    <StaffCard
      about={`${booking.car}, ${booking.renter}`}
      title={booking.car}
      badges={
        <>
          <Badge tone={mayDecide ? 'warn' : 'neutral'}>
            {words.states[state === 'booked' ? confirmation : state] ?? confirmation}
          </Badge>
          <Badge tone={booking.paid ? 'ok' : 'neutral'}>
            {booking.paid ? words.paid : words.notPaid}
          </Badge>
          {booking.possibleMatch && (
            <Badge tone="danger">
              <PersonLink id={booking.userId} name={words.possibleMatch} />
            </Badge>
          )}
        </>
      }
    >
      <InfoList>
        <RenterFact renter={booking.renter} email={booking.email} />
        <InfoItem label={papers.phone}>
          {booking.phone && (
            <a href={telLink(booking.phone)} className="link">
              {phone}
            </a>
          )}
        </InfoItem>
        <InfoItem label={papers.plate}>{booking.plate}</InfoItem>
        <InfoItem label={words.order}>
          <Num>{number}</Num> <Code className="text-14">{orderId}</Code>
        </InfoItem>
        <InfoItem label={words.dates}>
          {when.wall(dates.start)} – {when.wall(dates.end)}
        </InfoItem>
        <InfoItem label={words.pickup}>
          {booking.area}
          {booking.appointment && `, ${when.wall(booking.appointment)}`}
        </InfoItem>
        <InfoItem label={words.total}>
          <Money dollars={booking.total} />
        </InfoItem>
        <InfoItem label={words.requests}>{booking.specialRequests}</InfoItem>
      </InfoList>
      <BeforeKeys drivers={booking.drivers} missing={booking.missing} />
      {override && (
        <Banner tone={override.holds ? 'ok' : 'warn'}>
          <p>
            <b>{papers.overridden(override.by, when.instant(override.at))}</b>
            {!override.holds && <span className="block">{papers.overrideOver}</span>}
            <span className="block">{override.reason}</span>
          </p>
        </Banner>
      )}
      {mayOverride && !own && <OverrideForm order={orderId} version={version} />}
      {own ? (
        <OwnNote />
      ) : (
        <RentalActions
          order={orderId}
          rentalStatus={booking.rentalStatus}
          isHeld={state === 'held' && kind !== 'balance'}
          about={`${booking.car}, ${booking.renter}`}
        />
      )}
      {mayDecide && !own && (
        <DecisionForm
          about={`${booking.car}, ${booking.renter}`}
          textLabel={words.message}
          textField={staffDecideBooking.input.shape.message}
          confirmLabel={words.confirm}
          refuseLabel={words.refuse}
          needsText={['refuse']}
          missing={booking.possibleMatch ? [...missing, words.possibleMatch] : missing}
          failure={error}
          busy={isPending}
          own={own}
          onDecide={({ decision, text }) =>
            decide({ order: orderId, version, decision, message: text }, onDecided)
          }
        />
      )}
    </StaffCard>
  )
}

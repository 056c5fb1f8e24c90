import type { ReactNode } from 'react'
import type { booking } from '#protocol/bookings/booking.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import type { Area } from '#protocol/home/home.ts'
import { submitBooking } from '#protocol/bookings/submit-booking.ts'
import { limitsOf } from '#web/core/forms/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { DateRangeFields } from '#web/ui/dates/date-range-fields.tsx'
import { FieldNote } from '#web/ui/forms/field-frame.tsx'
import { TextArea } from '#web/ui/forms/field.tsx'
import { TripLength } from '#web/ui/dates/trip-length.tsx'
import { bookingMessages } from '../messages.ts'
import { type TripProblem, tripCards } from '../trip-problem.ts'
import { optionsOf } from '../trip-search.ts'
import type { useTrip } from '../use-trip.ts'
import { ExtraChoices } from './extra-choices.tsx'
import { InsuranceChoices } from './insurance-choices.tsx'
import { PickupSlots } from './pickup-slots.tsx'
import { PlanChoices } from './plan-choices.tsx'

type TripFormProps = {
  offer: OutputOf<typeof booking>
  area: Area | undefined
  choices: ReturnType<typeof useTrip>
  /** YYYY-MM-DDTHH:mm on the area's clock. */
  earliest: string
  problem: TripProblem | undefined
  /** Continue was pressed: say also what is only not chosen yet. */
  showMissing: boolean
}

/** The choices of the Trip step, a card each. */
export function TripForm({ offer, area, choices, earliest, problem, showMissing }: TripFormProps) {
  const words = useMessages(bookingMessages)
  const { trip, change } = choices
  const minDays = offer.car.minimumRentalDurationDays
  const noneLeft = !offer.appointments.some((slot) => slot.available)
  return (
    <div className="grid gap-5">
      <Part id={tripCards.dates} title={words.dates}>
        <div className="grid gap-3 sm:grid-cols-2">
          <DateRangeFields
            start={trip.start}
            end={trip.end}
            min={earliest}
            minDays={minDays}
            required
            errors={{ start: problem?.start, end: problem?.end }}
            onChange={({ start, end }) =>
              change({ start, end, appt: start === trip.start ? trip.appt : undefined })
            }
          />
        </div>
        <p className="text-14 text-ink-2">
          <TripLength start={trip.start} end={trip.end} /> {minDays > 1 && words.minimum(minDays)}
        </p>
      </Part>
      <Part id={tripCards.pickup} title={words.pickup}>
        {noneLeft ? (
          <FieldNote id="pickup" error={problem?.appt} />
        ) : (
          <>
            <PickupSlots
              slots={offer.appointments}
              value={trip.appt}
              error={showMissing || trip.appt ? problem?.appt : undefined}
              onChange={(appt) => change({ appt })}
            />
            <p className="text-14 text-ink-2">
              {words.pickupNear} {area ? words.pickupAt(area.name) : words.pickupArea}
            </p>
          </>
        )}
      </Part>
      <Part title={words.plan}>
        <PlanChoices plans={offer.plans} value={trip.pm} onChange={(pm) => change({ pm })} />
      </Part>
      <Part title={words.extras} hint={words.extrasHint}>
        <ExtraChoices
          extras={offer.extras}
          chosen={optionsOf(trip)}
          onChange={(ids) => change({ options: ids.join(',') || undefined })}
        />
      </Part>
      <Part title={words.insurance}>
        <InsuranceChoices
          plans={offer.insurancePlans}
          value={choices.insurancePlan}
          onChange={(id) => choices.choosePlan(id === 'ownCollision' ? 'ownCollision' : 'own')}
        />
      </Part>
      <Part title={words.requests}>
        <TextArea
          label={words.requestsLabel}
          hint={choices.isKept ? words.saved : words.requestsHint}
          {...limitsOf(submitBooking.input.shape.specialRequests)}
          value={choices.specialRequests}
          onChange={(event) => choices.writeRequests(event.target.value)}
        />
      </Part>
    </div>
  )
}

type PartProps = { id?: string; title: string; hint?: string; children: ReactNode }

function Part({ id, title, hint, children }: PartProps) {
  return (
    <Card id={id} aria-label={title} className="grid gap-3">
      <h2>{title}</h2>
      {hint && <p className="-mt-1.5 text-ink-2">{hint}</p>}
      {children}
    </Card>
  )
}

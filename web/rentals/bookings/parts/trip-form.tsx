import type { booking } from '#protocol/rentals/bookings/booking.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import type { Area } from '#protocol/fleet/home/home.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { FieldNote } from '#web/ui/forms/field-frame.tsx'
import { bookingMessages } from '../messages.ts'
import { type TripProblem, tripCards } from '../trip-problem.ts'
import type { useTrip } from '../use-trip.ts'
import { InsuranceChoices } from './insurance-choices.tsx'
import { PickupSlots } from './pickup-slots.tsx'
import { TripCard } from './trip-card.tsx'

type TripFormProps = {
  offer: OutputOf<typeof booking>
  area: Area | undefined
  choices: ReturnType<typeof useTrip>
  problem: TripProblem | undefined
  /** Continue was pressed: say also what is only not chosen yet. */
  showMissing: boolean
}

/** What was chosen at the car, and the two questions that are left: when to pick it up, and which cover. */
export function TripForm({ offer, area, choices, problem, showMissing }: TripFormProps) {
  const words = useMessages(bookingMessages)
  const { trip, change } = choices
  const noneLeft = !offer.appointments.some((slot) => slot.available)
  return (
    <div className="grid gap-2 lg:gap-5">
      <TripCard
        offer={offer}
        area={area?.name}
        trip={trip}
        specialRequests={choices.specialRequests}
        error={problem?.start ?? problem?.end}
      />
      <Card tight id={tripCards.pickup} aria-label={words.pickup} className="grid gap-2">
        {noneLeft ? (
          <>
            <h2 className="text-18">{words.pickup}</h2>
            <FieldNote id="pickup" error={problem?.appt} />
          </>
        ) : (
          <PickupSlots
            slots={offer.appointments}
            start={trip.start}
            value={trip.appt}
            error={showMissing || trip.appt ? problem?.appt : undefined}
            onChange={(appt) => change({ appt })}
          />
        )}
      </Card>
      <Card tight aria-label={words.insurance} className="grid gap-2">
        <h2 className="text-18">{words.insurance}</h2>
        <InsuranceChoices
          plans={offer.insurancePlans}
          value={choices.insurancePlan}
          onChange={(id) => choices.choosePlan(id === 'ownCollision' ? 'ownCollision' : 'own')}
        />
      </Card>
    </div>
  )
}

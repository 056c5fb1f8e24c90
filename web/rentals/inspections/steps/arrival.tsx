import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { useMessages } from '#web/core/i18n.ts'
import { keysMessages } from '../keys-messages.ts'
import type { Visit } from '../keys-parcel.ts'
import { LocationCard, type Place } from '../parts/location-card.tsx'
import { VisitFacts } from '../parts/visit-facts.tsx'
import type { ListedRental } from '../use-rental.ts'

export type ArrivalProps = {
  rental: ListedRental
  mode: Visit['mode']
  place: Place
  onPlace: (place: Place) => void
  /** Absent when arriving is not asked for. */
  onArrive: ((place: Place) => void) | undefined
  isArriving: boolean
}

/** How each visit begins: where it is, and that one is there. */
export function Arrival({ rental, mode, place, onPlace, onArrive, isArriving }: ArrivalProps) {
  const words = useMessages(keysMessages)
  const { pickupPoint: point, pickupAddress: address } = rental
  return (
    <>
      <VisitFacts rental={rental} mode={mode} />
      <div data-gap="place">
        <LocationCard
          title={words.location}
          place={place}
          car={point && address ? { point, address } : undefined}
          onPlace={onPlace}
          onArrive={onArrive}
          hasArrived={rental.rentalStatus === RentalStatus.arrived}
          busy={isArriving}
        />
      </div>
    </>
  )
}

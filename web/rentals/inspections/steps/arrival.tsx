import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { useMessages } from '#web/core/i18n.ts'
import { keysMessages } from '../keys-messages.ts'
import type { Visit } from '../keys-parcel.ts'
import type { Asking, Place } from '../arrive/use-ask.ts'
import { LocationCard } from '../parts/location-card.tsx'
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
  asking: Asking
  /** It opens the camera; absent where the card asks alone. */
  onStart: (() => void) | undefined
}

/** How each visit begins: where it is, and that one is there. */
export function Arrival(props: ArrivalProps) {
  const { rental, mode, place, onPlace, onArrive, isArriving, asking, onStart } = props
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
          asking={asking}
          {...(onStart && { onAsk: onStart })}
          hasArrived={rental.rentalStatus === RentalStatus.arrived}
          busy={isArriving}
        />
      </div>
    </>
  )
}

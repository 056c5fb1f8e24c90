import { type ComponentProps, Suspense } from 'react'
import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { CarStage } from '#web/ui/media/car-stage.tsx'
import { Folded, Folds } from '../now/folds.tsx'
import { NowCard } from '../now/now-card.tsx'
import { NowHead } from '../now/now-head.tsx'
import type { LaterParts } from '../later-parts.ts'
import type { ListedRental, SelectedRental } from '../shown.ts'
import { useHelpReady } from '../use-help-ready.ts'
import { useVisitReady } from '../use-visit-ready.ts'

type RentalViewProps = Omit<ComponentProps<typeof NowCard>, 'rental'> &
  Omit<ComponentProps<typeof Folds>, 'rental'> &
  Pick<LaterParts, 'keepHelpReady'> & {
    rental: SelectedRental
    rentals: readonly ListedRental[]
  }

/** One rental: its moment, what waits for an answer, and everything else in rows. */
export function RentalView({
  rental,
  rentals,
  readAt,
  onNewMoment,
  keepHelpReady,
  ...shared
}: RentalViewProps) {
  useHelpReady(rental, keepHelpReady)
  useVisitReady(rental)
  const { open } = shared
  const { car, offers, claims, orderId } = rental
  const hasAnswers = offers.items.length + claims.length > 0
  return (
    <div className="cols">
      <div className="grid min-w-0 gap-5">
        <div className="min-w-0">
          <NowHead rental={rental} rentals={rentals} />
          <NowCard
            key={orderId}
            rental={rental}
            readAt={readAt}
            onNewMoment={onNewMoment}
            open={open}
          />
        </div>
        <Suspense>
          {isToBeRated(rental) && <Folded {...shared} rental={rental} part="rating" />}
          {hasAnswers && <Folded {...shared} rental={rental} part="answers" />}
        </Suspense>
      </div>
      <div className="grid min-w-0 gap-5">
        <div className="overflow-hidden rounded-card max-lg:hidden">
          <CarStage subtype={car.subtypeId} colour={car.colour} photo={car.photos[0]} />
        </div>
        <Folds rental={rental} {...shared} />
      </div>
    </div>
  )
}

/** Over after the keys, or cancelled; the server says whether there is something to rate. */
const isToBeRated = ({ rentalStatus: code, pickedUpAt, state }: SelectedRental) =>
  (pickedUpAt !== undefined && state === 'ended') || code === RentalStatus.cancelled

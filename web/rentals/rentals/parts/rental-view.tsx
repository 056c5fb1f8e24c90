import { type ComponentProps, Suspense, useEffect } from 'react'
import { isAmong, liveCodes, RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { inspectionGuidelines, orderHistory } from '#protocol/rentals/names.ts'
import { read } from '#web/core/api/call.ts'
import { whenIdle } from '#web/core/pwa/when-idle.ts'
import { CarStage } from '#web/ui/media/car-stage.tsx'
import { helpPropsOf } from '../help-props-of.ts'
import { Folded, Folds } from '../now/folds.tsx'
import { NowCard } from '../now/now-card.tsx'
import { NowHead } from '../now/now-head.tsx'
import type { LaterParts } from '../later-parts.ts'
import type { ListedRental, SelectedRental } from '../shown.ts'
import { hasCar } from '../status-look.ts'

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

/**
 * A garage may have no signal: the checklist of the next visit and the contract are fetched while
 * the screen rests, and kept on the device (docs/product/inspections-and-maintenance.md#inspection).
 */
function useVisitReady({ orderId: order, rentalStatus }: SelectedRental): void {
  const isLive = isAmong(liveCodes, rentalStatus)
  useEffect(() => {
    if (!isLive) return
    whenIdle(() => {
      // What does not come now is asked for when its screen is opened.
      for (const operation of [inspectionGuidelines, orderHistory])
        read(operation, { order }).catch(() => {})
    })
  }, [isLive, order])
}

/** Who is on the road gets the help card while the screen rests, so that it is there without signal. */
function useHelpReady(rental: SelectedRental, keepHelpReady: LaterParts['keepHelpReady']): void {
  const isOut = hasCar(rental)
  const { order, car } = helpPropsOf(rental)
  const { id, name, typeId } = car
  useEffect(() => {
    if (!isOut) return
    whenIdle(() => {
      // Without signal it is tried again when the card is opened.
      keepHelpReady({ order, car: { id, name, typeId } }).catch(() => {})
    })
  }, [isOut, order, id, name, typeId, keepHelpReady])
}

/** Over after the keys, or cancelled; the server says whether there is something to rate. */
const isToBeRated = ({ rentalStatus: code, pickedUpAt, state }: SelectedRental) =>
  (pickedUpAt !== undefined && state === 'ended') || code === RentalStatus.cancelled

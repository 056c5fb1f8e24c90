import { RentalStatus } from '#domain/rentals/status.ts'
import type { ReactNode } from 'react'
import { RentalRating } from '#web/features/reviews/rental-rating.tsx'
import type { Open, SelectedRental } from '../shown.ts'
import { ClaimsCard } from './claims-card.tsx'
import { DutyList } from './duty-list.tsx'
import { MessagesCard } from './messages-card.tsx'
import { OffersCard } from './offers-card.tsx'
import { RentalCard } from './rental-card.tsx'
import { Tiles } from './tiles.tsx'
import { TimelineCard } from './timeline-card.tsx'
import { TripCard } from './trip-card.tsx'

type RentalViewProps = {
  rental: SelectedRental
  open: Open
  /** Below the rental, and beside it on wide screens. */
  main: ReactNode
  aside: ReactNode
}

/** One rental: duties, the car and its actions, money and papers, the steps. */
export function RentalView({ rental, open, main, aside }: RentalViewProps) {
  return (
    <>
      <DutyList rental={rental} open={open} />
      <div className="cols">
        <div className="grid gap-5">
          {mayBeRated(rental) && <RentalRating order={rental.orderId} />}
          <RentalCard rental={rental} open={open} />
          <OffersCard rental={rental} />
          <ClaimsCard rental={rental} open={open} />
          <Tiles rental={rental} open={open} />
          <TripCard rental={rental} open={open} />
          {rental.rentalStatus !== undefined && <MessagesCard open={open} />}
          {main}
        </div>
        <div className="grid gap-5">
          <TimelineCard rental={rental} open={open} />
          {aside}
        </div>
      </div>
    </>
  )
}

/** From the keys on, or cancelled; the server says whether there is something to rate. */
const mayBeRated = ({ rentalStatus: code, pickedUpAt }: SelectedRental) =>
  pickedUpAt !== undefined || code === RentalStatus.cancelled

import type { LaterParts } from '../later-parts.ts'
import type { ListedRental, Notice, Open, SelectedRental } from '../shown.ts'
import { ClaimsCard } from './claims-card.tsx'
import { Notices } from './notices.tsx'
import { OffersCard } from './offers-card.tsx'
import { OtherRentals } from './other-rentals.tsx'
import { Settled } from './settled.tsx'
import { Times } from './times.tsx'
import { Timeline } from './timeline.tsx'
import { Trip } from './trip.tsx'

export type FoldedProps = Pick<LaterParts, 'Rating'> & {
  /** `answers`: what waits for one, beside the card; `rating`: how it was, once it is over; `settled`: what it came to, in the card. */
  part: 'settled' | 'money' | 'times' | 'history' | 'notices' | 'others' | 'answers' | 'rating'
  rental: SelectedRental | undefined
  others: readonly ListedRental[]
  notices: readonly Notice[]
  /** The zone on whose clock a notice is told, as the rest of its rental is. */
  zoneOf: (notice: Notice) => string | undefined
  open: Open
}

/** What stands in a row below the card, once it is opened. */
export function Folded({ part, rental, others, notices, zoneOf, open, Rating }: FoldedProps) {
  switch (part) {
    case 'settled':
      return rental && <Settled rental={rental} />
    case 'money':
      return rental && <Trip rental={rental} />
    case 'times':
      return rental && <Times rental={rental} open={open} />
    case 'history':
      return rental && <Timeline rental={rental} open={open} Rating={Rating} />
    case 'notices':
      return <Notices notices={notices} zoneOf={zoneOf} open={open} />
    case 'answers':
      return (
        rental && (
          <>
            <OffersCard rental={rental} />
            <ClaimsCard rental={rental} open={open} />
          </>
        )
      )
    case 'rating':
      return rental && <Rating order={rental.orderId} />
    case 'others':
      return <OtherRentals rentals={others} />
  }
}

import { Star } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '#domain/core/time/format-date.ts'
import type { cars } from '#protocol/fleet/cars/cars.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Num } from '#web/ui/num.tsx'
import { Rating } from '../parts/rating.tsx'
import { detailsMessages } from './details-messages.ts'
import { proofMessages } from './proof-messages.ts'

type Review = NonNullable<OutputOf<typeof cars>['reviews']>[number]

const first = 2

/** What renters wrote about this car, as they wrote it: the newest two, and more with a press. */
export function CarReviews({ car, reviews }: { car: Car; reviews: readonly Review[] }) {
  const words = useMessages(detailsMessages)
  const proofWords = useMessages(proofMessages)
  const [isAll, setAll] = useState(false)
  if (reviews.length === 0) return null
  const shown = isAll ? reviews : reviews.slice(0, first)
  return (
    <Card aria-labelledby="reviews" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="reviews">{words.reviews}</h2>
        <Rating car={car} full />
      </div>
      <ul>
        {shown.map(({ id, firstName, score, comment, date }) => (
          <li key={id} className="grid gap-1 border-t border-line py-3 first:border-0 first:pt-0">
            <div className="flex flex-wrap items-center gap-x-3">
              <h3>{firstName}</h3>
              <Num className="text-14 text-ink-2">{formatDay(date)}</Num>
              <span className="ml-auto inline-flex items-center gap-1.5 font-bold">
                <Star aria-hidden="true" size={18} className="flex-none text-poppy-ink" />
                <Num>{words.score(`${score}`)}</Num>
              </span>
            </div>
            <p>{comment}</p>
          </li>
        ))}
      </ul>
      {!isAll && reviews.length > first && (
        <Button variant="secondary" full onClick={() => setAll(true)}>
          <Num>{proofWords.moreReviews(reviews.length - first)}</Num>
        </Button>
      )}
    </Card>
  )
}

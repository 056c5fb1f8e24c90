import { Star } from 'lucide-react'
import { formatDay } from '#domain/time/format-date.ts'
import type { cars } from '#protocol/cars/cars.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Num } from '#web/ui/num.tsx'
import { detailsMessages } from './details-messages.ts'

type Review = NonNullable<OutputOf<typeof cars>['reviews']>[number]

/** What renters wrote about this car, as they wrote it. */
export function CarReviews({ reviews }: { reviews: readonly Review[] }) {
  const words = useMessages(detailsMessages)
  if (reviews.length === 0) return null
  return (
    <section aria-labelledby="reviews" className="grid gap-2.5">
      <h2 id="reviews">{words.reviews}</h2>
      <ul className="grid gap-3">
        {reviews.map(({ id, firstName, score, comment, date }) => (
          <li key={id}>
            <Card tight className="grid gap-1.5">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h3>{firstName}</h3>
                <span className="inline-flex items-center gap-1.5 font-bold">
                  <Star aria-hidden="true" size={18} className="flex-none text-poppy-ink" />
                  <Num>{words.score(`${score}`)}</Num>
                </span>
                <Num className="ml-auto text-14 text-ink-2">{formatDay(date)}</Num>
              </div>
              <p>{comment}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}

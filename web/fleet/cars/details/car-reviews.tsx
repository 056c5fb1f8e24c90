import { useRef, useState } from 'react'
import { monthNames } from '#domain/core/time/month-names.ts'
import type { cars } from '#protocol/fleet/cars/cars.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Num } from '#web/ui/num.tsx'
import { NumbersIn } from '../parts/numbers-in.tsx'
import { Rating } from '../parts/rating.tsx'
import { detailsMessages } from './details-messages.ts'
import { proofMessages } from './proof-messages.ts'

type Review = NonNullable<OutputOf<typeof cars>['reviews']>[number]

const first = 2
const faces = ['bg-poppy text-on-poppy', 'bg-ok-soft text-ok', 'bg-primary-soft text-on-soft']

/** What renters wrote about this car, as they wrote it: the newest two, and more with a press. */
export function CarReviews({ car, reviews }: { car: Car; reviews: readonly Review[] }) {
  const words = useMessages(detailsMessages)
  const proofWords = useMessages(proofMessages)
  const [isAll, setAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  if (reviews.length === 0) return null
  const shown = isAll ? reviews : reviews.slice(0, first)
  return (
    <Card aria-labelledby="reviews" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="reviews">{words.reviews}</h2>
        <Rating car={car} full />
      </div>
      <ul ref={list} tabIndex={-1}>
        {shown.map((review, index) => (
          <CarReview key={review.id} review={review} face={faces[index % faces.length] ?? ''} />
        ))}
      </ul>
      {!isAll && reviews.length > first && (
        <Button
          variant="secondary"
          full
          onClick={() => {
            setAll(true)
            // The button goes away: the focus stays with what it brought.
            list.current?.focus({ preventScroll: true })
          }}
        >
          <Num>{proofWords.moreReviews(reviews.length - first)}</Num>
        </Button>
      )}
    </Card>
  )
}

function CarReview({ review, face }: { review: Review; face: string }) {
  const { firstName, score, comment, date, rentedDays } = review
  const words = useMessages(detailsMessages)
  const proofWords = useMessages(proofMessages)
  const lang = useLanguage()
  const month = monthNames[lang][Number(date.slice(5, 7)) - 1] ?? ''
  const when = proofWords.inYear(month, date.slice(0, 4))
  const rented = rentedDays ? proofWords.rented(rentedDays) : undefined
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line py-3 first:border-0 first:pt-0">
      <div className="car-review flex flex-wrap items-center gap-3">
        <span
          aria-hidden="true"
          className={cx('grid size-12 flex-none place-items-center rounded-full font-bold', face)}
        >
          {firstName.slice(0, 1).toUpperCase()}
        </span>
        <div className="min-w-0 flex-1 leading-tight">
          <h3 className="break-words">{firstName}</h3>
          <p className="text-14 text-ink-2">
            <NumbersIn text={[rented, when].filter(Boolean).join(', ')} />
          </p>
        </div>
        <span className="flex-none rounded-slot bg-primary-soft px-2.5 py-1.5 font-bold text-on-soft">
          <Num>
            <span aria-hidden="true">{score.toFixed(1).replace('10.0', '10')}</span>
            <span className="sr-only">{words.score(`${score}`)}</span>
          </Num>
        </span>
      </div>
      <p className="break-words">{comment}</p>
    </li>
  )
}

import { Star } from 'lucide-react'
import type { Car } from '#protocol/fleet/cars/car.ts'
import { useMessages } from '#web/core/i18n.ts'
import { cx } from '#web/ui/cx.ts'
import { Num } from '#web/ui/num.tsx'
import { carMessages } from './car-messages.ts'

type RatingProps = {
  car: Car
  /** «9.2 of 10 (23 reviews)», or «9.2 (23 reviews)»; else the number alone. */
  full?: boolean
  counted?: boolean
}

/** What renters gave the car, of 10; nothing while nobody did. */
export function Rating({ car, full, counted }: RatingProps) {
  const words = useMessages(carMessages)
  if (car.rating === undefined || car.reviewCount === 0) return null
  const rating = car.rating.toFixed(1)
  return (
    <span className={cx('inline-flex items-center gap-1.5', !full && 'flex-none')}>
      <Star aria-hidden="true" size={16} fill="currentColor" className="flex-none text-poppy-ink" />
      <Num className="font-bold">
        <span className={full ? undefined : 'sr-only'}>
          {words.rating(rating, car.reviewCount)}
        </span>
        {!full && (
          <span aria-hidden="true">
            {counted ? words.ratingCounted(rating, car.reviewCount) : rating}
          </span>
        )}
      </Num>
    </span>
  )
}

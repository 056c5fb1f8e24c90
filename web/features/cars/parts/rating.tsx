import { Star } from 'lucide-react'
import type { Car } from '#protocol/cars/car.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Num } from '#web/ui/num.tsx'
import { carMessages } from './car-messages.ts'

/** What renters gave the car, of 5; nothing while nobody did. */
export function Rating({ car, full }: { car: Car; full?: boolean }) {
  const words = useMessages(carMessages)
  if (car.rating === undefined || car.reviewCount === 0) return null
  const rating = car.rating.toFixed(1)
  return (
    <span className="inline-flex flex-none items-center gap-1.5">
      <Star aria-hidden="true" size={18} className="flex-none text-poppy-ink" />
      <Num className="font-bold">
        <span className={full ? undefined : 'sr-only'}>
          {words.rating(rating, car.reviewCount)}
        </span>
        {!full && <span aria-hidden="true">{rating}</span>}
      </Num>
    </span>
  )
}

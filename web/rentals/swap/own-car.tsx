import { carName } from '#domain/fleet/fleet/car-name.ts'
import { formatNearDay } from '#domain/core/time/format-date.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import type { Car } from '#protocol/fleet/cars/car.ts'
import type { Rental } from '#protocol/money/orders/rental.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { NumbersIn } from '#web/fleet/cars/parts/numbers-in.tsx'
import { lookOf } from '#web/fleet/cars/parts/car-look.ts'
import { CarThumb } from '#web/ui/media/car-thumb.tsx'
import { swapMessages } from './swap-messages.ts'

/** The car that would be handed in stays in view above all that it is compared with. */
export function OwnCar({ car, rental }: { car: Car; rental: Rental }) {
  const words = useMessages(swapMessages)
  const lang = useLanguage()
  const until = words.paidUntil(formatNearDay(dayOf(rental.dates.end), lang))
  const facts = [words.seats(car.seats), car.mpg && words.mpg(car.mpg)].filter(Boolean).join(' · ')
  return (
    <section
      aria-label={words.now}
      className="own-car sticky top-15 z-3 flex items-center gap-3 rounded-card bg-poppy-soft px-3 py-2.5 leading-tight lg:top-18"
    >
      <CarThumb className="w-20 flex-none" {...lookOf(car)} isSaidBeside />
      <p className="min-w-0 grow">
        <b className="block">
          <NumbersIn text={carName(car)} />
        </b>
        <span className="block text-14">
          <NumbersIn text={facts} />
        </span>
        <span className="block text-14">
          <NumbersIn text={until} />
        </span>
      </p>
      <b className="flex-none rounded-full bg-surface px-2.5 py-1 text-14">{words.yours}</b>
    </section>
  )
}

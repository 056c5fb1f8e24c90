import type { Car } from '#protocol/fleet/cars/car.ts'
import { CarFacts } from '../parts/car-facts.tsx'
import { carName } from '#domain/fleet/fleet/car-name.ts'
import { Rating } from '../parts/rating.tsx'
import { useTypesFeatures } from '../parts/use-types-features.ts'

/** Name, body type and town, what renters gave it, facts. */
export function CarHead({ car }: { car: Car }) {
  const { types } = useTypesFeatures()
  const subtype = types.flatMap((type) => type.subtypes).find(({ id }) => id === car.subtypeId)
  return (
    <header className="grid gap-1">
      <h1 tabIndex={-1}>{carName(car)}</h1>
      <div className="flex min-h-6 flex-wrap items-center gap-x-4">
        <p className="font-bold text-ink-2">
          {[subtype?.name, car.location.city].filter(Boolean).join(' · ')}
        </p>
        <Rating car={car} counted />
      </div>
      <div className="mt-1">
        <CarFacts car={car} full />
      </div>
    </header>
  )
}

import type { Car } from '#protocol/cars/car.ts'
import { useArea } from '#web/core/use-area.ts'
import { CarFacts } from '../parts/car-facts.tsx'
import { carName } from '../parts/car-name.ts'
import { Rating } from '../parts/rating.tsx'
import { useTypesFeatures } from '../parts/use-types-features.ts'

/** Body type and place, name, facts. */
export function CarHead({ car }: { car: Car }) {
  const { types } = useTypesFeatures()
  const area = useArea(car.areaId)
  const subtype = types.flatMap((type) => type.subtypes).find(({ id }) => id === car.subtypeId)
  const where = area?.name === car.location.city ? [area.name] : [car.location.city, area?.name]
  return (
    <header className="grid gap-1">
      <p className="min-h-6 font-bold text-ink-2">
        {[subtype?.name, ...where].filter(Boolean).join(' · ')}
      </p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 tabIndex={-1}>{carName(car)}</h1>
        <Rating car={car} full />
      </div>
      <div className="mt-1">
        <CarFacts car={car} full />
      </div>
    </header>
  )
}

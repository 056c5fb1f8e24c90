import type { Car } from '#protocol/fleet/cars/car.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Money } from '#web/ui/money.tsx'
import type { CarTripPrice } from '../miles/use-trip-prices.ts'
import { carMessages } from '../parts/car-messages.ts'

/** What a small card says of a car: seats, and how far a gallon takes it or what it drives with. */
export function useCarFacts(): (car: Car) => string {
  const words = useMessages(carMessages)
  return (car) =>
    `${words.seats(car.seats)} · ${car.mpg === undefined ? words.fuel(car.fuel) : words.mpg(car.mpg)}`
}

/** What the trip costs with it, as in the list; nothing until that is known. */
export function CarPrice({ car, price }: { car: Car; price: CarTripPrice | undefined }) {
  const total = price?.total ?? car.tripPrice
  if (total === undefined) return null
  return <Money dollars={total} className="text-24 leading-none font-bold tracking-tight" />
}

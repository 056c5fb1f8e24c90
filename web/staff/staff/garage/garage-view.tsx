import { getRouteApi } from '@tanstack/react-router'
import { routes } from '#web/core/routing/routes.ts'
import { CarList } from './car-list.tsx'
import { CarPage } from './car-page.tsx'
import { OffRoad } from './off-road.tsx'

const { useSearch } = getRouteApi(routes.staff)

/** The company's cars: all of them, or the one that the address names (docs/product/cars.md#the-list). */
export function GarageView() {
  const { car, copy, state } = useSearch()
  if (car !== undefined && state === 'offTheRoad') return <OffRoad key={car} car={car} />
  return car === undefined ? (
    <CarList />
  ) : (
    <CarPage key={`${car} ${copy ?? ''}`} car={car} copy={copy} />
  )
}

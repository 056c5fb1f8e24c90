import type { Car } from '#protocol/fleet/cars/car.ts'

/** «Toyota Corolla 2023», the same in both languages. */
export function carName(car: Pick<Car, 'make' | 'model' | 'year'>): string {
  return `${car.make} ${car.model} ${car.year}`
}

import { milesBetween, type Position } from '../../fleet/places/sphere.ts'

/** Within so many miles somebody is at the car: the yard is large, and a garage hides the sky. */
const atTheCarMiles = 1
const metresAMile = 1609.344

/**
 * Miles from the car of somebody who says that they are there, when it is far enough to ask: more than
 * a mile beyond what the device may be off by (docs/product/rental.md#keys).
 */
export function milesFromCar(
  device: Position,
  metresOff: number,
  car: Position,
): number | undefined {
  const miles = milesBetween(device, car)
  return miles > atTheCarMiles + metresOff / metresAMile ? miles : undefined
}

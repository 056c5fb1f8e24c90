import { milesBetween, type Position } from '../../fleet/places/sphere.ts'

/** Within so many miles somebody is at the car: the yard is large, and a garage hides the sky. */
const atTheCarMiles = 1
/** Of a statute mile. */
export const metresAMile = 1609.344
const feetAMile = 5280
/** Metres that a device may be off by: a street is told from the next one. */
export const exactMetres = 150

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

/**
 * Feet within which the car is of somebody who stands at it, in tens: as far as it may be with what the
 * device may be off by. Undefined when that says nothing, for the device knows no street, or they are
 * not there (docs/product/rental.md#keys).
 */
export function feetFromCar(
  device: Position,
  metresOff: number,
  car: Position,
): number | undefined {
  if (metresOff > exactMetres || milesFromCar(device, metresOff, car) !== undefined)
    return undefined
  const feet = (milesBetween(device, car) + metresOff / metresAMile) * feetAMile
  return Math.max(10, Math.ceil(feet / 10) * 10)
}

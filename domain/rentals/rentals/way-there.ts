import { metresAMile } from '../inspections/miles-from-car.ts'
import { addMinutes, type WallTime } from '../../core/time/wall-time.ts'

/** Streets are this much longer than the line through the air, in towns laid out in blocks. */
const detour = 1.4
/** Slow on purpose: with every light and the traffic of a Monday. */
const carMilesAnHour = 20
const footMilesAnHour = 2.5
/** Into the car one comes with, out of it again, and to the gate. */
const carMinutes = 10
const carSteps = 5
/** As far as one walks, and as far as such a speed says anything: beyond it there are highways and flights. */
const mostFootMiles = 0.5
const mostCarMiles = 50

export type WayThere = { by: 'foot' | 'car'; minutes: number } | { by: 'far' }

/**
 * How long the way to the car takes, rather too long than too short; by car in steps of five minutes
 * (docs/product/rental.md#the-way-there).
 * @param through miles through the air
 * @param metresOff what the device may be off by: it may be that much farther
 */
export function wayThere(through: number, metresOff: number): WayThere {
  const miles = through + metresOff / metresAMile
  if (miles > mostCarMiles) return { by: 'far' }
  const road = miles * detour
  if (miles <= mostFootMiles)
    return { by: 'foot', minutes: Math.max(1, Math.ceil((road / footMilesAnHour) * 60)) }
  const driven = carMinutes + (road / carMilesAnHour) * 60
  return { by: 'car', minutes: Math.ceil(driven / carSteps) * carSteps }
}

/**
 * When to set out at the latest for being there at `pickup`, both on the clock where the car stands; undefined when
 * that has passed.
 */
export function leaveBy(
  pickup: WallTime,
  minutes: number,
  wallNow: WallTime,
): WallTime | undefined {
  const latest = addMinutes(pickup, -minutes)
  return latest > wallNow ? latest : undefined
}

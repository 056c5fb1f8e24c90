import { addDays, type WallTime } from '#domain/time/wall-time.ts'
import type { Tx } from '../database.ts'
import { insertRows } from '../insert-rows.ts'
import type { DemoCar } from './demo-fleet.ts'
import { demoNumber } from './demo-id.ts'
import type { DemoPerson } from './demo-people.ts'
import type { DemoRental } from './demo-rentals.ts'

const upcoming = 24
const held = 8
const inWorkshop = 14

/** What else the calendar shows, on cars that nobody has now: rentals ahead, holds, workshop. */
export type DemoPlans = { rentals: DemoRental[]; workshop: DemoCar[] }

/** `today` is at ten in the morning; the cars are those that are free. */
export function planCalendar(cars: DemoCar[], people: DemoPerson[], today: WallTime): DemoPlans {
  const mixed = cars.toSorted((a, b) => demoNumber(a.id) - demoNumber(b.id))
  const renter = (car: DemoCar) => people[demoNumber(`renter ${car.id}`) % people.length]?.id ?? ''
  const rental = (car: DemoCar, as: DemoRental['as'], at: number): DemoRental => {
    const start = addDays(today, as === 'held' ? 2 + (at % 5) : 2 + at)
    const length = Math.max(car.minimum_rental_days ?? 1, 7 * (1 + (at % 9)))
    return { car, renterId: renter(car), start, end: addDays(start, length), as }
  }
  return {
    rentals: [
      ...mixed.slice(0, upcoming).map((car, at) => rental(car, 'ahead', at)),
      ...mixed.slice(upcoming, upcoming + held).map((car, at) => rental(car, 'held', at)),
    ],
    workshop: mixed.slice(upcoming + held, upcoming + held + inWorkshop),
  }
}

/** Cars in the workshop since yesterday, each for another number of days. */
export async function loadWorkshop(tx: Tx, cars: DemoCar[], now: Date): Promise<void> {
  const day = 86_400_000
  const rows = cars.map((car, at) => {
    const from = new Date(now.getTime() - day).toISOString()
    const until = new Date(now.getTime() + (1 + at) * day)
    // To the half hour, as appointments are.
    until.setUTCMinutes(0, 0, 0)
    const period = `[${from},${until.toISOString()})`
    return { car_id: car.id, kind: 'maintenance', period, occupied: period }
  })
  await insertRows(tx, 'occupancy', rows)
}

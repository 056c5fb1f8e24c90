import { ageOn } from '#domain/people/drivers/driver-age.ts'
import { addDays, addDaysToDay, type Day } from '#domain/core/time/wall-time.ts'
import type { Tx } from '../../platform/db/database.ts'
import { insertOccupations } from '../../fleet/occupancy/loaded/occupations.ts'
import type { DemoCar } from './demo-fleet.ts'
import { demoNumber } from './demo-id.ts'
import type { DemoPerson } from './demo-people.ts'
import type { DemoRental } from './demo-rentals.ts'

const upcoming = 24
const held = 8
const inWorkshop = 14
const drivingAge = 21
/** The Bay Area, on the clock of the sample's day. */
const firstArea = { id: '1', slug: 'bay-area' }

/** What else the calendar shows, on cars that nobody has now: rentals ahead, holds, workshop. */
export type DemoPlans = { rentals: DemoRental[]; workshop: DemoCar[]; firstDay: FirstDay }

/** What the staff find to do on the first day: who comes for a car, who brings one, and who just booked one. */
export type FirstDay = Record<'comes' | 'brings' | 'booked', DemoRental>

type Known = {
  /** Those that nobody has now. */
  cars: DemoCar[]
  people: DemoPerson[]
  today: Day
  /** Whoever has a car or had one lately, and until which day. */
  until: ReadonlyMap<string, Day>
}

export function planCalendar({ cars, people, today, until }: Known): DemoPlans {
  const mixed = cars.toSorted((a, b) => demoNumber(a.id) - demoNumber(b.id))
  const rental = (car: DemoCar, as: DemoRental['as'], at: number): DemoRental => {
    const start = addDays(`${today}T10:00`, as === 'held' ? 2 + (at % 5) : 2 + at)
    const length = Math.max(car.minimum_rental_days ?? 1, 7 * (1 + (at % 9)))
    const renterId = renterOf(car, people, today)
    return { car, renterId, start, end: addDays(start, length), as }
  }
  const rentals = [
    ...mixed.slice(0, upcoming).map((car, at) => rental(car, 'ahead', at)),
    ...mixed.slice(upcoming, upcoming + held).map((car, at) => rental(car, 'held', at)),
  ]
  const busy = new Set([...until.keys(), ...rentals.map(({ renterId }) => renterId)])
  return {
    rentals,
    workshop: mixed.slice(upcoming + held, upcoming + held + inWorkshop),
    firstDay: planFirstDay({
      cars: mixed.slice(upcoming + held + inWorkshop),
      people: people.filter(({ id }) => !busy.has(id)),
      today,
      until,
    }),
  }
}

/** Somebody who may drive, and was here before they booked. */
function renterOf(car: DemoCar, people: DemoPerson[], today: Day): string {
  const first = demoNumber(`renter ${car.id}`) % people.length
  const inTurn = [...people.slice(first), ...people.slice(0, first)]
  const renter = inTurn.find((person) => mayRent(person, today))
  if (!renter) throw new Error('nobody of the demo may drive')
  return renter.id
}

const mayRent = ({ birthDate, joinedAt }: DemoPerson, on: Day) =>
  ageOn(birthDate, on) >= drivingAge && joinedAt.toISOString().slice(0, 10) < on

function planFirstDay({ cars, people, today, until }: Known): FirstDay {
  const from = addDaysToDay(today, -14)
  const free = cars.filter(
    ({ id, area_id: area, minimum_rental_days: days }) =>
      area === firstArea.id && (days ?? 1) <= 7 && (until.get(id) ?? '') < from,
  )
  const renters = people.filter(
    (person) => person.area === firstArea.slug && person.language === 'en' && mayRent(person, from),
  )
  const make = (at: number, start: string, days: number, as: DemoRental['as']): DemoRental => {
    const [car, renter] = [free[at], renters[at]]
    if (!car || !renter) throw new Error('nothing of the demo is left for the first day')
    return { car, renterId: renter.id, start, end: addDays(start, days), as }
  }
  return {
    comes: make(0, `${today}T16:00`, 14, 'ahead'),
    brings: make(1, `${from}T17:00`, 14, 'under way'),
    booked: make(2, `${addDaysToDay(today, 3)}T10:00`, 21, 'held'),
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
  await insertOccupations(tx, rows)
}

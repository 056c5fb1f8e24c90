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
/** The Bay Area, on the clock of the sample's day, and Los Angeles, on the same. */
const [firstArea, secondArea] = [
  { id: '1', slug: 'bay-area' },
  { id: '2', slug: 'los-angeles' },
] as const

/** What else the calendar shows, on cars that nobody has now: rentals ahead, holds, workshop. */
export type DemoPlans = { rentals: DemoRental[]; workshop: DemoCar[]; firstDay: FirstDay }

/**
 * What the staff find to do on the first day: who comes for a car, who brings one, who should have brought one
 * yesterday, who just booked one, and who paid one in cash.
 */
export type FirstDay = Record<
  'comes' | 'brings' | 'late' | 'booked' | 'cash' | 'cashElsewhere',
  DemoRental
>

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
  const found = (area: { id: string; slug: string }) => ({
    free: cars.filter(
      ({ id, area_id: where, minimum_rental_days: days }) =>
        where === area.id && (days ?? 1) <= 7 && (until.get(id) ?? '') < from,
    ),
    renters: people.filter(
      (person) => person.area === area.slug && person.language === 'en' && mayRent(person, from),
    ),
  })
  const [here, there] = [found(firstArea), found(secondArea)]
  type Made = { start: string; days: number; as: DemoRental['as'] }
  const make = (at: number, { start, days, as }: Made, { free, renters } = here): DemoRental => {
    const [car, renter] = [free[at], renters[at]]
    if (!car || !renter) throw new Error('nothing of the demo is left for the first day')
    return { car, renterId: renter.id, start, end: addDays(start, days), as }
  }
  const soon = (days: number) => `${addDaysToDay(today, days)}T10:00`
  return {
    comes: make(0, { start: `${today}T16:00`, days: 14, as: 'ahead' }),
    brings: make(1, { start: `${from}T17:00`, days: 14, as: 'under way' }),
    booked: make(2, { start: soon(3), days: 21, as: 'held' }),
    late: make(5, { start: `${from}T10:00`, days: 13, as: 'under way' }),
    cash: make(4, { start: soon(5), days: 14, as: 'held' }),
    cashElsewhere: make(0, { start: soon(4), days: 28, as: 'held' }, there),
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

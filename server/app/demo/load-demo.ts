import { sql } from 'kysely'
import type { Day } from '#domain/core/time/wall-time.ts'
import type { Telling } from '../../platform/api/context.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { readCompany } from '../../people/company/company-store.ts'
import { demoDays } from './demo-days.ts'
import { loadDesk } from './desk/load-desk.ts'
import { loadFirstDay } from './demo-first-day.ts'
import { loadFleet, readFleet } from './demo-fleet.ts'
import { loadInspections } from './demo-inspections.ts'
import { loadPhotos } from './photos/load-photos.ts'
import { loadRelocations } from './demo-relocation.ts'
import { loadJobLives } from './demo-job-lives.ts'
import { loadJobs } from './demo-jobs.ts'
import { loadDrivers } from './demo-drivers.ts'
import { firstReadings, livePast } from './demo-past.ts'
import { livingPeople, liveThrough } from './demo-lives.ts'
import { loadNetwork } from './demo-network.ts'
import { loadMaintenance, loadUpkeep } from './demo-maintenance.ts'
import { loadPeople } from './demo-people.ts'
import { loadWorkshop, planCalendar } from './demo-plans.ts'
import { type DemoRental, loadRentals } from './demo-rentals.ts'
import { readReviews, type ToldRental } from './demo-reviews.ts'
import { loadSampleCompany } from './sample-company.ts'
import { loadReviews, rateCars } from './told-reviews.ts'

/** Processes that start at once wait for each other here; the first one loads. */
const lockKey = 7_261_004

/**
 * A company at work: areas, fleet, people, rentals, reviews and jobs, with dates around `now`. Only into
 * a database without a company's own areas, cars and people, all or nothing; what every installation has must be
 * there (load-base.ts).
 */
export async function loadDemo(
  { db }: Pick<Database, 'db'>,
  now: Date,
  services: Telling,
): Promise<void> {
  if (await isInUse(db)) return
  await db.transaction().execute(async (tx) => {
    // Loading takes longer than anybody else may wait for a lock.
    await sql`set local lock_timeout = 0`.execute(tx)
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(tx)
    if (await isInUse(tx)) return
    await loadSampleCompany(tx)
    const days = demoDays(now)
    const people = await loadPeople(tx, days)
    // What is asked of so many new rows is planned as for a handful until the next round of autovacuum.
    await sql`analyze app_user`.execute(tx)
    const cars = await readFleet(tx)
    const { past, ...told } = readReviews(cars, days)
    const over = told.over.map((rental) => atTen(rental, 'over'))
    const underWay = told.underWay.map((rental) => atTen(rental, 'under way'))
    const plans = planCalendar({
      cars: cars.filter(({ id }) => !underWay.some(({ car }) => car.id === id)),
      people,
      today: days.today,
      until: lastDays([...past, ...told.over, ...told.underWay]),
    })
    const { comes } = plans.firstDay
    const rentals = [...over, ...underWay, ...plans.rentals, ...Object.values(plans.firstDay)]
    await loadFleet(tx, cars, { earlier: firstReadings(past, now), now })
    const living = (await livingPeople(tx)).map(({ id }) => id)
    const drivers = [...past, ...rentals].map(({ renterId }) => renterId)
    await loadDrivers(tx, new Set([...drivers, ...living]), now)
    await livePast(tx, past, people, { services, now })
    await loadRentals(tx, rentals, people, now)
    await loadReviews(tx, [...over, ...underWay], now)
    await rateCars(tx, now)
    await loadMaintenance(tx, cars, days.today)
    const busy = new Set([
      ...rentals.map(({ car }) => car.id),
      ...plans.workshop.map(({ id }) => id),
    ])
    const free = cars.filter(({ id }) => !busy.has(id))
    await loadUpkeep(tx, { cars, free, today: days.today, now })
    await liveThrough(tx, [...living, comes.renterId], now)
    await loadInspections(tx, now)
    await loadPhotos(tx, cars)
    await loadWorkshop(tx, plans.workshop, now)
    await loadJobs(tx, days, now)
    await loadNetwork(tx, days, now)
    await loadJobLives(tx, now)
    await loadRelocations(tx, now)
    const stillRenting = rentals.filter(({ as }) => as !== 'over').map(({ renterId }) => renterId)
    const known = { ...plans.firstDay, underWay, over, stillRenting, people, today: days.today }
    // Before it is chosen who is blocked: nobody who waits for a car.
    await loadFirstDay(tx, { ...plans.firstDay, underWay }, services, now)
    await loadDesk(tx, known, { services, now })
  })
}

/** Keys and return at ten. */
const atTen = (rental: ToldRental, as: 'over' | 'under way'): ToldRental & DemoRental => ({
  ...rental,
  start: `${rental.start}T10:00`,
  end: `${rental.end}T10:00`,
  as,
})

/** Until which day each car and each renter has or had one. */
function lastDays(rentals: readonly Stay[]): ReadonlyMap<string, Day> {
  const last = new Map<string, Day>()
  for (const { car, renterId, end } of rentals)
    for (const id of [car.id, renterId]) if ((last.get(id) ?? '') < end) last.set(id, end)
  return last
}

type Stay = Pick<ToldRental, 'car' | 'renterId' | 'end'>

async function isInUse(db: Database['db'] | Tx): Promise<boolean> {
  const car = await db.selectFrom('car').select('id').limit(1).executeTakeFirst()
  const person = await db.selectFrom('app_user').select('id').limit(1).executeTakeFirst()
  const area = await db.selectFrom('area').select('id').limit(1).executeTakeFirst()
  const { is_sample: isSample } = await readCompany(db)
  return car !== undefined || person !== undefined || (area !== undefined && !isSample)
}

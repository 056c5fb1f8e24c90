import { sql } from 'kysely'
import type { Telling } from '../../core/api/context.ts'
import type { Database, Tx } from '../database.ts'
import { insertRows } from '../insert-rows.ts'
import { demoDays } from './demo-days.ts'
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
import { loadMaintenance } from './demo-maintenance.ts'
import { loadPeople } from './demo-people.ts'
import { loadWorkshop, planCalendar } from './demo-plans.ts'
import { type DemoRental, loadRentals } from './demo-rentals.ts'
import { rateCars, readReviews } from './demo-reviews.ts'

/** Processes that start at once wait for each other here; the first one loads. */
const lockKey = 7_261_004

/**
 * A company at work: fleet, people, rentals, reviews and jobs, with dates around `now`. Only into
 * a database without cars and people, all or nothing; the base data must be there (load-base.ts).
 */
export async function loadDemo(
  { db }: Pick<Database, 'db'>,
  now: Date,
  services: Telling,
): Promise<void> {
  if (await isInUse(db)) return
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(tx)
    if (await isInUse(tx)) return
    const days = demoDays(now)
    const people = await loadPeople(tx, days)
    const cars = await readFleet(tx)
    const { rows, running, past } = readReviews(cars, days)
    await loadFleet(tx, cars, firstReadings(past, now))
    await insertRows(tx, 'review', rows)
    const drivers = [
      ...past.map(({ renterId }) => renterId),
      ...(await livingPeople(tx)).map(({ id }) => id),
    ]
    await loadDrivers(tx, new Set(drivers), now)
    await livePast(tx, past, people, { services, now })
    await rateCars(tx)
    const underWay = running.map(
      ({ car, renterId, start, end }): DemoRental => ({
        car,
        renterId,
        start: `${start}T10:00`,
        end: `${end}T10:00`,
        as: 'under way',
      }),
    )
    const rented = new Set(running.map(({ car }) => car.id))
    const plans = planCalendar(
      cars.filter(({ id }) => !rented.has(id)),
      people,
      `${days.today}T10:00`,
    )
    await loadRentals(tx, [...underWay, ...plans.rentals], people, now)
    await loadMaintenance(tx, cars, days.today)
    await liveThrough(tx, now)
    await loadInspections(tx, now)
    await loadPhotos(tx, cars)
    await loadWorkshop(tx, plans.workshop, now)
    await loadJobs(tx, days)
    await loadNetwork(tx, days, now)
    await loadJobLives(tx, now)
    await loadRelocations(tx, now)
  })
}

async function isInUse(db: Database['db'] | Tx): Promise<boolean> {
  const car = await db.selectFrom('car').select('id').limit(1).executeTakeFirst()
  const person = await db.selectFrom('app_user').select('id').limit(1).executeTakeFirst()
  return car !== undefined || person !== undefined
}

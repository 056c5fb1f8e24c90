import { sql } from 'kysely'
import { isElectric } from '#domain/fleet/fleet/electric.ts'
import { roadMiles } from '#domain/jobs/jobs/job-price.ts'
import { milesBetween } from '#domain/fleet/places/sphere.ts'
import { movingEarns } from '#domain/jobs/relocation/earnings.ts'
import { giveCar, insertRelocation } from '../../jobs/relocation/insert-relocation.ts'
import { townNear } from '../../jobs/relocation/relocation-store.ts'
import { areaById } from '../../fleet/site/areas-store.ts'
import { bringAtOnce } from '../../jobs/relocation/loaded/brought.ts'
import { acceptAtOnce } from '../../jobs/relocation/loaded/accepted.ts'
import type { Tx } from '../../platform/db/database.ts'
import { livingPeople } from './demo-lives.ts'
import { closeTheMail } from './demo-past.ts'

const hourMs = 3_600_000

type Idle = { id: string; day: number; week: number; month: number }

/** An active car of an area that nobody has from then on, and that is on no other relocation. */
async function idleCar(tx: Tx, area: string, from: Date): Promise<Idle | undefined> {
  const { rows } = await sql<Idle>`
    select c.id, c.day_cents as day, c.week_cents as week, c.month_cents as month from car c
    where c.area_id = ${area} and c.status = 'active' and not exists (select from occupancy o
      where o.car_id = c.id and upper(o.occupied) > ${from}::timestamptz)
    order by c.month_cents desc, c.id limit 1`.execute(tx)
  return rows[0]
}

const earned = (car: Idle) => movingEarns(car, { there: 24, here: 9 })

/**
 * Cars for the company's relocations of the file that are still to be done, one that somebody
 * whom the README names was accepted for and can take now, and one that was brought and is to be looked at.
 */
export async function loadRelocations(tx: Tx, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string; area: string; goal: string; start: Date; end: Date }>`
    select j.id, j.area_id as area, p.area_id as goal, j.starts_at as start, j.ends_at as end
    from job j join place p on p.id = j.to_place_id
    where j.type = 'relocation' and j.status in ('open', 'assigned') and p.area_id is not null
    order by j.starts_at, j.id`.execute(tx)
  for (const { id, area, goal, start, end } of rows) {
    const car = await idleCar(tx, area, now)
    if (!car) continue
    const given = { carId: car.id, goalId: goal, earns: earned(car), reason: 'demand' } as const
    await giveCar(tx, { id, startsAt: start, endsAt: end }, { ...given, now })
  }
  await takeOne(tx, now)
  await bringOne(tx, now)
}

/** From the Bay Area to Sacramento, begun an hour ago. */
async function takeOne(tx: Tx, now: Date): Promise<void> {
  const [person] = await livingPeople(tx)
  const idle = await idleCar(tx, '1', now)
  if (person && idle) await acceptFor(tx, { idle, person, goalId: '3', begunHours: 1 }, now)
}

/** From San Diego to Los Angeles by somebody else, who left the car there without a position; staff are to look at it. */
async function bringOne(tx: Tx, now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs)
  const named = (await livingPeople(tx)).map(({ id }) => id)
  const person = await driverOf(tx, '4', named)
  const idle = await idleCar(tx, '4', ago(30))
  if (!person || !idle) return
  const posted = await acceptFor(tx, { idle, person, goalId: '2', begunHours: 30 }, now)
  if (!posted) return
  const { id, car, miles } = posted
  const at = { start: ago(29), end: ago(5) }
  const reading = (left: number) =>
    isElectric(car.fuel) ? { charge: left } : { gas: Math.round((8 * left) / 100) }
  const odometer = Math.max(0, (car.odometer ?? 0) - Math.round(miles))
  await bringAtOnce(tx, id, {
    carId: car.id,
    personId: person.id,
    roadMiles: miles,
    start: { at: at.start, odometer, ...reading(100) },
    end: { at: at.end, odometer: odometer + Math.round(miles), ...reading(50) },
  })
  await closeTheMail(tx, [person.id])
}

type Person = { id: string; language: string }

/** Somebody of an area with verified papers who has no car, and had one before. */
async function driverOf(tx: Tx, area: string, but: readonly string[]): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select u.id, u.language from app_user u join driver d on d.user_id = u.id
    where u.area_id = ${area} and d.license_verification = 'verified' and d.insurance_verification = 'verified'
      and u.id <> all(${[...but]}::text[]) and not exists (select from rental_order o
        where o.user_id = u.id and o.state in ('held', 'booked'))
    order by u.id limit 1`.execute(tx)
  return rows[0]
}

type Accepted = { idle: Idle; person: Person; goalId: string; begunHours: number }

/** A relocation that began so many hours ago, for which somebody was accepted the day before. */
async function acceptFor(tx: Tx, { idle, person, goalId, begunHours: begun }: Accepted, now: Date) {
  const car = await tx
    .selectFrom('car')
    .selectAll()
    .where('id', '=', idle.id)
    .executeTakeFirstOrThrow()
  const [area, goal] = [await areaById(tx, car.area_id), await areaById(tx, goalId)]
  if (!area || !goal) return undefined
  const from = await townNear(tx, car)
  const to = await townNear(tx, {
    area_id: goal.id,
    latitude: goal.centre_latitude,
    longitude: goal.centre_longitude,
  })
  if (!from || !to) return undefined
  const ago = (hours: number) => new Date(now.getTime() - (begun + hours) * hourMs)
  const id = await insertRelocation(tx, {
    car,
    from,
    to,
    area,
    goal,
    startsAt: ago(0),
    endsAt: ago(-72),
    reward: 4_500,
    earns: earned(idle),
    reason: 'demand',
    description: '',
    language: 'en',
    now: ago(49),
  })
  await acceptAtOnce(tx, id, {
    person,
    offer: 4_500,
    appliedAt: ago(29),
    acceptedAt: ago(25),
  })
  return { id, car, miles: roadMiles(milesBetween(from, to)) }
}

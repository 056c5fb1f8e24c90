import { sql } from 'kysely'
import { movingEarns } from '#domain/jobs/relocation/earnings.ts'
import { giveCar, insertRelocation } from '../../jobs/relocation/insert-relocation.ts'
import { townNear } from '../../jobs/relocation/relocation-store.ts'
import { areaById } from '../../fleet/site/areas-store.ts'
import { acceptAtOnce } from '../../jobs/relocation/loaded/accepted.ts'
import type { Tx } from '../../platform/db/database.ts'
import { livingPeople } from './demo-lives.ts'

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
 * Cars for the company's relocations of the file that are still to be done, and one that somebody
 * whom the README names was accepted for and can take now.
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
}

/** From the Bay Area to Sacramento, begun an hour ago. */
async function takeOne(tx: Tx, now: Date): Promise<void> {
  const [person] = await livingPeople(tx)
  const idle = await idleCar(tx, '1', now)
  const [area, goal] = [await areaById(tx, '1'), await areaById(tx, '3')]
  if (!person || !idle || !area || !goal) return
  const car = await tx
    .selectFrom('car')
    .selectAll()
    .where('id', '=', idle.id)
    .executeTakeFirstOrThrow()
  const from = await townNear(tx, car)
  const to = await townNear(tx, {
    area_id: goal.id,
    latitude: goal.centre_latitude,
    longitude: goal.centre_longitude,
  })
  if (!from || !to) return
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs)
  const id = await insertRelocation(tx, {
    car,
    from,
    to,
    area,
    goal,
    startsAt: ago(1),
    endsAt: ago(-71),
    reward: 4_500,
    earns: earned(idle),
    reason: 'demand',
    description: '',
    language: 'en',
    now: ago(50),
  })
  await acceptAtOnce(tx, id, {
    person,
    offer: 4_500,
    appliedAt: ago(30),
    acceptedAt: ago(26),
  })
}

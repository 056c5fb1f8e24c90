import { sql } from 'kysely'
import type { MaintenanceKind } from '#domain/fleet/fleet/standard-plan.ts'
import type { Day } from '#domain/core/time/wall-time.ts'
import type { Tx } from '../../platform/db/database.ts'
import { sha256 } from '../../platform/random.ts'
import { planAddedCars } from './plan-new-cars.ts'

/** A service of a car from before it came into this system; `odometer` in miles, `day` of the car's area. */
export type PastService = {
  /** What the company calls it. */
  ref: string
  car: string
  kind: MaintenanceKind
  day: Day
  odometer: number
  shop: string | null
  comment: string | null
}

/** The same line of a file is the same service. */
const idOf = (ref: string) => `moved-${sha256(ref).slice(0, 24)}`

/** Which of these were written down before. */
export async function pastServicesKnown(
  tx: Tx,
  refs: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from maintenance_service where id = any(${refs.map(idOf)}::text[])`.execute(tx)
  const ids = new Set(rows.map(({ id }) => id))
  return new Set(refs.filter((ref) => ids.has(idOf(ref))))
}

/** Services of cars as they are written down already, each as its car, kind, day and reading. */
export async function servicesOf(tx: Tx, cars: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ said: string }>`
    select concat_ws(' ', i.car_id, i.kind, s.done_on, s.odometer) as said
    from maintenance_service s join maintenance_item i on i.id = s.item_id
    where i.car_id = any(${[...cars]}::text[])`.execute(tx)
  return new Set(rows.map(({ said }) => said))
}

/**
 * Writes past services down. What a car needs counts from the newest service that is known of it, also where its plan
 * began later (docs/product/company.md#moving-in).
 */
export async function insertPastServices(
  tx: Tx,
  services: readonly PastService[],
  { staffId, now }: { staffId: string; now: Date },
): Promise<void> {
  await planAddedCars(tx, now)
  const rows = JSON.stringify(services.map(({ ref, ...row }) => ({ id: idOf(ref), ...row })))
  const cars = [...new Set(services.map(({ car }) => car))]
  await sql`
    select id from maintenance_item where car_id = any(${cars}::text[]) order by id for update`.execute(
    tx,
  )
  await sql`
    insert into maintenance_service
      (id, item_id, outcome, done_on, odometer, shop, comment, actor, actor_id, created_at)
    select r.id, i.id, 'done', r.day, r.odometer, r.shop, r.comment, 'staff', ${staffId}, ${now}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb)
      as r (id text, car text, kind text, day date, odometer int, shop text, comment text)
      join maintenance_item i on i.car_id = r.car and i.kind = r.kind`.execute(tx)
  await sql`
    update maintenance_item i set last_done_on = s.done_on, last_done_odometer = s.odometer, miles_due_on = null
    from (select distinct on (item_id) item_id, done_on, odometer from maintenance_service
        where outcome = 'done' order by item_id, done_on desc, odometer desc) s
    where s.item_id = i.id and i.car_id = any(${cars}::text[])
      and (i.last_done_on, i.last_done_odometer) is distinct from (s.done_on, s.odometer)
      -- A round that was closed here is not opened again.
      and i.round = 1`.execute(tx)
}

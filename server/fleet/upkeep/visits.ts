import { sql } from 'kysely'
import type { MaintenanceKind } from '#domain/fleet/fleet/standard-plan.ts'
import type { Tx } from '../../platform/db/database.ts'
import { randomId } from '../../platform/random.ts'

/** What a visit to the workshop is for. */
export type ThingKind = MaintenanceKind | 'recall' | 'registration'

type Visit = {
  carId: string
  /** An item of maintenance, a recall, or the registration of a car. */
  thing: string
  kind: ThingKind
  from: Date
  until: Date
  staffId: string
}

/**
 * Keeps a car for the workshop (docs/product/workshop.md#visits). The database refuses a time that somebody else has, and a
 * second visit for the same thing. The caller holds the car's lock.
 */
export async function takeCarForVisit(tx: Tx, visit: Visit, now: Date): Promise<string> {
  const { carId, thing, kind, from, until, staffId } = visit
  const id = randomId()
  // One that nobody closed is over.
  await tx
    .updateTable('car_visit')
    .set({ ended_at: now, outcome: 'lapsed' })
    .where('thing', '=', thing)
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', now)
    .execute()
  await tx
    .insertInto('car_visit')
    .values({
      id,
      car_id: carId,
      thing,
      kind,
      starts_at: from,
      ends_at: until,
      created_at: now,
      created_by: staffId,
    })
    .execute()
  await sql`
    insert into occupancy (car_id, kind, visit_id, period, occupied, created_at)
    select ${carId}, 'maintenance', ${id}, span, span, ${now}::timestamptz
    from tstzrange(${from}::timestamptz, ${until}::timestamptz) as span`.execute(tx)
  return id
}

/**
 * The visit for a thing is over, if there is one: what has not passed of its time is free.
 * @returns whether there was one
 */
export async function endCarVisit(
  tx: Tx,
  thing: string,
  outcome: 'done' | 'canceled',
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update car_visit set ended_at = ${now}::timestamptz, outcome = ${outcome}
    where thing = ${thing} and ended_at is null returning id`.execute(tx)
  const [visit] = rows
  if (!visit) return false
  await sql`
    delete from occupancy
    where visit_id = ${visit.id} and lower(period) >= ${now}::timestamptz`.execute(tx)
  await sql`
    update occupancy set period = tstzrange(lower(period), ${now}::timestamptz),
      occupied = tstzrange(lower(occupied), ${now}::timestamptz)
    where visit_id = ${visit.id} and upper(period) > ${now}::timestamptz`.execute(tx)
  return true
}

import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Day } from '#domain/core/time/wall-time.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'

/** An open recall with its car, and the visit that is booked for it. */
export type RecallRow = Pick<
  Selectable<Schema['car_recall']>,
  'id' | 'car_id' | 'campaign' | 'title' | 'to_do' | 'due_on' | 'breakdown_id' | 'created_at'
> & {
  odometer: number
  zone: string
  kept_id: string | null
  kept_from: Date | null
  kept_until: Date | null
}

type NewRecall = {
  id: string
  car_id: string
  campaign: string
  title: string
  to_do: string | null
  due_on: Day | null
  breakdown_id: string | null
  created_at: Date
  created_by: string
}

/** Writes a recall of one car down; the same campaign a second time is refused by the database. */
export async function insertRecall(tx: Tx, recall: NewRecall): Promise<void> {
  await tx.insertInto('car_recall').values(recall).execute()
}

/** Open recalls of cars that are not retired. */
export async function readRecalls(
  db: Db | Tx,
  ids: readonly string[],
  lock: RawBuilder<unknown> = sql``,
): Promise<RecallRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<RecallRow>`
    select r.id, r.car_id, r.campaign, r.title, r.to_do, r.due_on, r.breakdown_id, r.created_at, c.odometer, a.zone,
      v.id as kept_id, v.starts_at as kept_from, v.ends_at as kept_until
    from car_recall r join car c on c.id = r.car_id join area a on a.id = c.area_id
      left join car_visit v on v.thing = r.id and v.ended_at is null
    where r.id = any(${[...ids]}::text[]) and r.ended_at is null and c.status <> 'retired' ${lock}`.execute(
    db,
  )
  return rows
}

type Ended = {
  id: string
  staffId: string
  now: Date
  /** Absent for one that was entered by mistake. */
  done?: { day: Day; odometer: number; shop: string | undefined }
  note: string | undefined
}

/** A recall is done, or was none. The caller holds its lock. */
export async function endRecall(tx: Tx, { id, staffId, now, done, note }: Ended): Promise<void> {
  await tx
    .updateTable('car_recall')
    .set({
      ended_at: now,
      ended_by: staffId,
      outcome: done ? 'done' : 'withdrawn',
      done_on: done?.day ?? null,
      odometer: done?.odometer ?? null,
      shop: done?.shop ?? null,
      note: note ?? null,
    })
    .where('id', '=', id)
    .execute()
}

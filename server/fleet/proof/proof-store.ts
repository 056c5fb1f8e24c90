import { sql } from 'kysely'
import type { MaintenanceKind } from '#domain/fleet/fleet/standard-plan.ts'
import type { MarkKind, MarkPlace } from '#domain/fleet/proof/known-marks.ts'
import type { CheckpointId } from '#domain/fleet/fleet/checkpoints.ts'
import type { Day } from '#domain/core/time/wall-time.ts'
import type { Db, Tx } from '../../platform/db/database.ts'

export type PhotoRow = {
  id: string
  inspection_id: string
  checkpoint: CheckpointId
  submitted_at: Date
  /** Of the sample company: a drawing, which was never taken of a car. */
  is_drawn: boolean
}

/** The photos that a car shows, as they were taken round it. */
export async function shownPhotos(db: Db | Tx, carId: string): Promise<PhotoRow[]> {
  const { rows } = await sql<PhotoRow>`
    select p.id, p.inspection_id, i.checkpoint, n.submitted_at, f.is_drawn
    from car_photo p join inspection n on n.id = p.inspection_id
      join inspection_item i on i.inspection_id = p.inspection_id and i.position = p.position
      join stored_file f on f.id = i.file_id
    where p.car_id = ${carId} order by p.position`.execute(db)
  return rows
}

export type MarkRow = {
  id: string
  kind: MarkKind
  place: MarkPlace
  inches: number | null
  inspection_id: string
  /** In the inspection's photo of its side; both or neither. */
  x: number | null
  y: number | null
}

/** The marks that a car is known to have, the first noted first. */
export async function knownMarks(db: Db | Tx, carId: string): Promise<MarkRow[]> {
  const { rows } = await sql<MarkRow>`
    select id, kind, place, inches, inspection_id, x, y from known_mark
    where car_id = ${carId} and removed_at is null order by noted_at, id`.execute(db)
  return rows
}

export type LastService = { kind: MaintenanceKind; on: Day | null; due_odometer: number | null }

/** What each item of a car's plan had last, and at which miles it comes again. */
export async function lastServices(db: Db | Tx, carId: string): Promise<LastService[]> {
  const { rows } = await sql<LastService>`
    select i.kind, i.due_odometer, (select max(s.done_on) from maintenance_service s
        where s.item_id = i.id and s.outcome = 'done') as on
    from maintenance_item i where i.car_id = ${carId} order by i.due_odometer, i.kind`.execute(db)
  return rows
}

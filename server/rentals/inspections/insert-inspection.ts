import { sql } from 'kysely'
import { missingCheckpoints } from '#domain/fleet/fleet/checkpoints.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import type { submitVehicleInspection } from '#protocol/rentals/inspections/submit-vehicle-inspection.ts'
import { randomId } from '../../platform/random.ts'
import type { Tx } from '../../platform/db/database.ts'
import { addEvidence } from '../../money/evidence/evidence-store.ts'
import { addEvent, type OrderRow } from '../../money/orders/orders-store.ts'
import type { Place } from './inspection-place.ts'
import type { InspectionRow } from './inspections-store.ts'

type Made = ParsedInputOf<typeof submitVehicleInspection> &
  Place & {
    /** Of each picture's bytes, by its file. */
    hashes: ReadonlyMap<string, string | null>
    now: Date
  }

const eventCodes = {
  pickup: 'inspectedAtPickup',
  weekly: 'inspectedWeekly',
  return: 'inspectedAtReturn',
  swap: 'inspectedAtSwap',
} as const

/** Writes an inspection down with its pictures, in history and evidence too. The caller holds the rental's lock. */
export async function insertInspection(
  tx: Tx,
  order: OrderRow,
  made: Made,
): Promise<InspectionRow> {
  const { kind, week, odometer, gas, charge, comments, items, hashes, now } = made
  const id = randomId()
  const row = await tx
    .insertInto('inspection')
    .values({
      id,
      transaction_id: order.transaction_id,
      order_id: order.id,
      car_id: order.car_id,
      kind,
      handover_order_id: made.handoverId,
      week,
      odometer: odometer ?? null,
      gas: gas ?? null,
      charge: charge ?? null,
      comments: comments ?? null,
      submitted_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  for (const [position, item] of items.entries()) {
    await sql`
      insert into inspection_item
        (inspection_id, position, checkpoint, file_id, note, marks, taken_at, latitude, longitude)
      values (${id}, ${position}::smallint, ${item.checkpoint}, ${item.file}, ${item.note ?? null}::text,
        ${JSON.stringify(item.marks)}::jsonb, ${item.takenAt ?? null}::timestamptz,
        ${item.latitude ?? null}::float8, ${item.longitude ?? null}::float8)`.execute(tx)
  }
  const before =
    kind === 'return' ? await picturesOfHandover(tx, order, made.handoverId) : undefined
  const pictures = items.map(({ takenAt, file, ...item }) => ({
    ...item,
    file,
    sha256: hashes.get(file),
    takenAt: takenAt?.toISOString(),
    pickup: before?.get(item.checkpoint),
  }))
  const details = { inspection: id, kind, week: week ?? undefined, gas, charge, comments }
  await addEvent(tx, order.id, now, {
    actor: 'renter',
    actorId: order.user_id,
    code: eventCodes[kind],
    odometer,
    details,
  })
  await addEvidence(tx, order.id, now, 'inspection', { ...details, odometer, pictures })
  return row
}

/** The picture of each angle from when the car was handed over: at the return both stand in the evidence. */
async function picturesOfHandover(tx: Tx, order: OrderRow, handoverId: string) {
  const rows = await tx
    .selectFrom('inspection_item as item')
    .innerJoin('inspection', 'inspection.id', 'item.inspection_id')
    .innerJoin('stored_file', 'stored_file.id', 'item.file_id')
    .select(['item.checkpoint', 'item.file_id as file', 'stored_file.sha256'])
    .where('inspection.order_id', '=', handoverId)
    .where('inspection.car_id', '=', order.car_id)
    .where('inspection.kind', 'in', ['pickup', 'swap'])
    .where('inspection.replaced_at', 'is', null)
    .where('item.checkpoint', 'in', missingCheckpoints([]))
    .execute()
  return new Map<string, { file: string; sha256: string | null }>(
    rows.map(({ checkpoint, file, sha256 }) => [checkpoint, { file, sha256 }]),
  )
}

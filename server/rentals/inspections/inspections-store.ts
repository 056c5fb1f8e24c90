import type { Selectable } from 'kysely'
import { isFresh, type InspectionKind } from '#domain/rentals/inspections/inspection-kinds.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'

export type InspectionRow = Selectable<Schema['inspection']>
/** A picture, and what the car that it shows runs on. */
export type ItemRow = Selectable<Schema['inspection_item']> & { fuel: string }

/** All inspections of a rental that still count, oldest first. */
export function readInspections(db: Db | Tx, transactionId: string): Promise<InspectionRow[]> {
  return db
    .selectFrom('inspection')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .where('replaced_at', 'is', null)
    .orderBy('submitted_at')
    .orderBy('id')
    .execute()
}

export async function readItems(
  db: Db | Tx,
  inspections: readonly InspectionRow[],
): Promise<ItemRow[]> {
  if (inspections.length === 0) return []
  const ids = inspections.map(({ id }) => id)
  return db
    .selectFrom('inspection_item')
    .innerJoin('inspection', 'inspection.id', 'inspection_item.inspection_id')
    .innerJoin('car', 'car.id', 'inspection.car_id')
    .selectAll('inspection_item')
    .select('car.fuel')
    .where('inspection_id', 'in', ids)
    .orderBy('inspection_id')
    .orderBy('position')
    .execute()
}

/** The inspection of one kind that an order has; not for weekly ones. */
export function readInspection(
  db: Db | Tx,
  orderId: string,
  kind: Exclude<InspectionKind, 'weekly'>,
): Promise<InspectionRow | undefined> {
  return db
    .selectFrom('inspection')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('replaced_at', 'is', null)
    .executeTakeFirst()
}

/** The guard of the keys: the order has pictures of this kind, and they show the car as it is now. */
export async function isInspected(
  db: Db | Tx,
  orderId: string,
  kind: Exclude<InspectionKind, 'weekly'>,
  now: Date,
): Promise<boolean> {
  const inspection = await readInspection(db, orderId, kind)
  return inspection !== undefined && isFresh(inspection.submitted_at, now)
}

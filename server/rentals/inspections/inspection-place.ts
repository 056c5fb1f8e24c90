import {
  handoverKind,
  isFresh,
  type InspectionKind,
} from '#domain/rentals/inspections/inspection-kinds.ts'
import { weekToInspect } from '#domain/rentals/inspections/weekly-inspections.ts'
import { conflict } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import { isRunning } from '../../money/orders/order-facts.ts'
import { readOrders } from '../../money/orders/orders-store.ts'
import { mustBeAllowed, type OwnRental } from '../../money/orders/own-rental.ts'
import { careTexts } from './care-texts.ts'
import { handoverOf } from './handover.ts'
import { readInspection } from './inspections-store.ts'
import { weeksOfOrder } from './weeks.ts'

/** Where an inspection belongs: the order that handed the car over, and of weekly ones the week. */
export type Place = { handoverId: string; week: number | null }

/**
 * Whether an inspection of a kind may be made now. One of a handover may be made when its keys
 * may be had; pictures that are no longer fresh make room for new ones.
 * @throws Problem 409 with the sentence of what stands in the way
 */
export async function readPlace(
  tx: Tx,
  rental: OwnRental,
  kind: InspectionKind,
  now: Date,
): Promise<Place> {
  const { order, area } = rental
  if (kind === 'weekly') {
    if (!isRunning(order)) throw conflict(careTexts.carNotOut)
    const running = await weeksOfOrder(tx, order, area.zone, now)
    const week = running && weekToInspect(running.weeks)
    if (!week) throw conflict(careTexts.notAWeekYet)
    return { handoverId: running.handover.id, week: week.week }
  }
  if (kind === 'return') mustBeAllowed(rental, 'returnKeys')
  else {
    if (kind !== handoverKind(order.kind))
      throw conflict(kind === 'pickup' ? careTexts.handoverIsSwap : careTexts.handoverIsPickup)
    mustBeAllowed(rental, 'getKeys')
  }
  await makeRoom(tx, order.id, kind, now)
  const handover = handoverOf(await readOrders(tx, order.transaction_id), order)
  return { handoverId: handover.id, week: null }
}

async function makeRoom(
  tx: Tx,
  orderId: string,
  kind: Exclude<InspectionKind, 'weekly'>,
  now: Date,
): Promise<void> {
  const made = await readInspection(tx, orderId, kind)
  if (!made) return
  if (isFresh(made.submitted_at, now)) throw conflict(careTexts.doneAlready)
  await tx.updateTable('inspection').set({ replaced_at: now }).where('id', '=', made.id).execute()
}

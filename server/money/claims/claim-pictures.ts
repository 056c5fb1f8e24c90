import { sql } from 'kysely'
import { fieldError } from '#protocol/core/field-messages.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { attachToRental } from '../../platform/uploads/attach-files.ts'
import { fileAddress } from '../../platform/uploads/uploads.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { OrderRow } from '../orders/orders-store.ts'

export type ClaimPictures = { before: string[]; after: string[] }

/**
 * Puts pictures before and after beside a claim: those of the rental's inspections, and what the
 * person of the staff uploaded for it (docs/product/help-and-claims.md#claims).
 * @returns each with the hash of its bytes, for the evidence
 * @throws Problem 400 at `before` or `after` when one is of another rental, or is gone
 */
export async function addClaimPictures(
  tx: Tx,
  order: OrderRow,
  claimId: string,
  staffId: string,
  pictures: ClaimPictures,
): Promise<{ file: string; side: string; sha256: string | null }[]> {
  const shown = []
  for (const side of ['before', 'after'] as const) {
    const ids = [...new Set(pictures[side])]
    if (ids.length === 0) continue
    const orders = sql<{ id: string }>`
      select id from rental_order where transaction_id = ${order.transaction_id}`
    const files = await attachToRental(tx, order.id, ids, staffId, orders)
    if (files.length !== ids.length)
      throw new Problem(400, texts.malformed, { errors: { [side]: fieldError('invalidData') } })
    await tx
      .insertInto('claim_picture')
      .values(ids.map((file_id, position) => ({ claim_id: claimId, file_id, side, position })))
      .onConflict((oc) => oc.columns(['claim_id', 'file_id']).doNothing())
      .execute()
    shown.push(...files.map((file) => ({ ...file, side })))
  }
  return shown
}

/** Addresses of the pictures by claim. */
export async function picturesOfClaims(
  db: Db | Tx,
  claims: readonly string[],
): Promise<Map<string, ClaimPictures>> {
  const found = new Map<string, ClaimPictures>()
  if (claims.length === 0) return found
  const rows = await db
    .selectFrom('claim_picture')
    .selectAll()
    .where('claim_id', 'in', [...claims])
    .orderBy('position')
    .execute()
  for (const { claim_id: id, file_id: file, side } of rows) {
    const pictures = found.get(id) ?? { before: [], after: [] }
    pictures[side === 'before' ? 'before' : 'after'].push(fileAddress(file))
    found.set(id, pictures)
  }
  return found
}

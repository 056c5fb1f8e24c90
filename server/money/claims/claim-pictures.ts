import { sql } from 'kysely'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { Text } from '#protocol/core/text.ts'
import { mostClaimPhotos } from '#protocol/money/claims/limits.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { attachToOrder, attachToRental } from '../../platform/uploads/attach-files.ts'
import { fileAddress } from '../../platform/uploads/uploads.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { OrderRow } from '../orders/orders-store.ts'

export type ClaimPictures = { before: string[]; after: string[] }
type Shown = { file: string; side: string; sha256: string | null }

const tooMany: Text = {
  en: `A claim takes up to ${mostClaimPhotos} photos. Please remove some.`,
  es: `Un reclamo lleva hasta ${mostClaimPhotos} fotos. Quita algunas.`,
}
const photoGone: Text = {
  en: 'We could not find one of the photos. Please add it again.',
  es: 'No encontramos una de las fotos. Agrégala de nuevo.',
}

/**
 * Puts pictures before and after beside a claim: those of the rental's inspections and, last, the photos
 * that the person of the staff took for it (docs/product/help-and-claims.md#claims).
 * @returns each with the hash of its bytes, for the evidence
 * @throws Problem 400 at `before` or `after` when one is of another rental, or is gone; at `photos` for
 * too many, for a PDF, and for what is gone, somebody else's or in use
 */
export async function addClaimPictures(
  tx: Tx,
  order: OrderRow,
  claimId: string,
  staffId: string,
  { photos, ...pictures }: ClaimPictures & { photos: string[] },
): Promise<Shown[]> {
  const shown: Shown[] = []
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
  const from = shown.filter(({ side }) => side === 'after').length
  return [...shown, ...(await addPhotos(tx, order, claimId, staffId, photos, from))]
}

/** Photos that were sent ahead for this claim become the order's, each of one claim alone. */
async function addPhotos(
  tx: Tx,
  order: OrderRow,
  claimId: string,
  staffId: string,
  photos: readonly string[],
  /** Place of the first. */
  from: number,
): Promise<Shown[]> {
  const ids = [...new Set(photos)]
  if (ids.length === 0) return []
  if (ids.length > mostClaimPhotos) throw refusedPhotos(tooMany)
  const found = await tx
    .selectFrom('stored_file')
    .select('content_type')
    .where('id', 'in', ids)
    .where('owner_id', '=', staffId)
    .where('purpose', '=', 'claim')
    .execute()
  if (found.some((file) => file.content_type === 'application/pdf'))
    throw refusedPhotos(fieldError('imageOnly'))
  const files = found.length === ids.length ? await attachToOrder(tx, order.id, ids) : []
  if (files.length < ids.length) throw refusedPhotos(photoGone)
  const side = 'after'
  await tx
    .insertInto('claim_picture')
    .values(
      ids.map((file_id, index) => ({
        claim_id: claimId,
        file_id,
        side,
        position: from + index,
      })),
    )
    .execute()
  const sums = new Map(files.map(({ file, sha256 }) => [file, sha256]))
  return ids.map((file) => ({ file, side, sha256: sums.get(file) ?? null }))
}

const refusedPhotos = (photos: string | Text) =>
  new Problem(400, texts.malformed, { errors: { photos } })

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

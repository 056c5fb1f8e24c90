import type { Tx } from '../../platform/db/database.ts'
import { randomId } from '../../platform/random.ts'
import { addEvidence } from '../evidence/evidence-store.ts'
import { addCharge, addPapers } from '../ledger/charges.ts'
import { settleRental } from '../ledger/settle-rental.ts'
import type { OrderRow } from '../orders/orders-store.ts'

type PassedOn = {
  code: 'toll' | 'fine'
  cents: number
  /** As the line reads. */
  description: string
  /** What proves it, with the hashes of their bytes; one at least. */
  papers: readonly { file: string; sha256: string | null }[]
}

/**
 * Passes a toll or a fine on with its paper: a charge, and a claim that is charged already, so that its renter can appeal
 * it once (docs/product/help-and-claims.md#fines). The caller holds the order's lock, and tells the renter.
 * @returns the charge's id
 */
export async function passOn(
  tx: Tx,
  order: OrderRow,
  { code, cents, description, papers }: PassedOn,
  now: Date,
): Promise<string> {
  const once = { quantity: 1, unit: 'once', unitPrice: cents, amount: cents } as const
  const charge = await addCharge(tx, order, { code, ...once }, now, description)
  await addPapers(
    tx,
    charge,
    papers.map(({ file }) => file),
  )
  await addEvidence(tx, order.id, now, 'charge', { paperOf: charge, papers })
  await tx
    .insertInto('claim')
    .values({
      id: randomId(),
      transaction_id: order.transaction_id,
      order_id: order.id,
      code,
      description,
      estimate_cents: cents,
      state: 'charged',
      charge_id: charge,
      created_at: now,
      decided_at: now,
    })
    .execute()
  const rental = await tx
    .selectFrom('rental_transaction')
    .select('returned_at')
    .where('id', '=', order.transaction_id)
    .executeTakeFirstOrThrow()
  if (rental.returned_at) await settleRental(tx, order, now)
  return charge
}

import { engineDamageFeeCents } from '#domain/money/fees/engine-damage-fee.ts'
import { randomId } from '../../platform/random.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { tellOfClaim } from '../claims/claim-news.ts'
import type { ClaimRow } from '../claims/claims-store.ts'
import type { OrderRow } from '../orders/orders-store.ts'
import type { FeeFacts, FeeSubject } from '../claims/fee-facts.ts'

export type Fee = { subject: FeeSubject; key: string; facts: FeeFacts }

/** Whether the fee of a key was proposed already, whatever became of it. */
export async function isProposed(db: Db | Tx, key: string): Promise<boolean> {
  const claim = await db
    .selectFrom('claim')
    .select('id')
    .where('fee_key', '=', key)
    .executeTakeFirst()
  return claim !== undefined
}

/**
 * Proposes the engine-damage fee to staff, once a key; nothing is charged until they decide
 * (docs/product/inspections-and-maintenance.md#engine-damage-fee, docs/product/inspections-and-maintenance.md#maintenance-items). The caller holds the lock of the order's transaction.
 */
export async function proposeFee(
  tx: Tx,
  order: OrderRow,
  { subject, key, facts }: Fee,
  now: Date,
): Promise<void> {
  const claim: ClaimRow | undefined = await tx
    .insertInto('claim')
    .values({
      id: randomId(),
      transaction_id: order.transaction_id,
      order_id: order.id,
      code: 'engineDamage',
      description: facts.what.en,
      estimate_cents: engineDamageFeeCents,
      fee_for: subject,
      fee_key: key,
      fee_facts: JSON.stringify(facts),
      created_at: now,
    })
    .onConflict((oc) => oc.column('fee_key').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (claim) await tellOfClaim(tx, order, claim, 'feeProposed', { actor: 'system' }, now)
}

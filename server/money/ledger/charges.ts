import { sql } from 'kysely'
import type { ChargeLine } from '#domain/fleet/pricing/settlement.ts'
import { randomId } from '../../platform/random.ts'
import type { Tx } from '../../platform/db/database.ts'
import { addEvidence } from '../evidence/evidence-store.ts'
import { addEvent, type OrderRow } from '../orders/orders-store.ts'
import { chargeLines, writeEntry } from './ledger.ts'

/**
 * Writes what an order costs beyond what was paid for it, a line each, and owes it to the company
 * in the ledger. The caller holds the lock of the order's transaction.
 * @returns the charge's id
 */
export async function addCharge(
  tx: Tx,
  order: OrderRow,
  line: ChargeLine,
  now: Date,
  note?: string,
): Promise<string> {
  const id = randomId()
  await sql`
    insert into charge (id, transaction_id, order_id, code, quantity, unit, unit_price_cents, amount_cents, note, name_en, name_es, created_at)
    values (${id}, ${order.transaction_id}, ${order.id}, ${line.code}, ${line.quantity}::numeric, ${line.unit},
      ${line.unitPrice}::numeric, ${line.amount}::int, ${note ?? null}::text,
      ${line.areaTax?.nameEn || null}::text, ${line.areaTax?.nameEs || null}::text, ${now}::timestamptz)`.execute(
    tx,
  )
  await writeEntry(tx, {
    transactionId: order.transaction_id,
    orderId: order.id,
    chargeId: id,
    code: 'charge',
    lines: chargeLines(line, order.quote),
    now,
  })
  const details = {
    charge: line.code,
    quantity: line.quantity,
    cents: line.amount,
    note,
    ...(line.areaTax?.nameEn && { tax: line.areaTax.nameEn }),
  }
  await addEvent(tx, order.id, now, { actor: 'system', code: 'charged', details })
  await addEvidence(tx, order.id, now, 'charge', details)
  return id
}

/** The files that prove a charge; there is one at least. */
export async function addPapers(tx: Tx, chargeId: string, files: readonly string[]): Promise<void> {
  await tx
    .insertInto('charge_paper')
    .values(files.map((file) => ({ charge_id: chargeId, file_id: file })))
    .execute()
}

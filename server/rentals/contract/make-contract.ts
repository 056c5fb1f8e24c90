import { sha256 } from '../../platform/random.ts'
import type { Tx } from '../../platform/db/database.ts'
import { contractFacts } from './contract-facts.ts'
import { latestContract } from './contract-store.ts'
import { contractText } from './contract-text.ts'
import { addEvidence } from '../../money/evidence/evidence-store.ts'
import { addEvent, type OrderRow } from '../../money/orders/orders-store.ts'

/** What is hashed of a contract: the texts of both languages, so that neither can be changed alone. */
export const contractHash = (en: string, es: string) => sha256(`${en}\n${es}`)

/**
 * Writes the contract of an order that is booked, in both languages; the hash covers both
 * (docs/product/booking-and-payment.md#contract). One that was promised and is paid later has its contract already.
 */
export async function makeContract(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  if (await latestContract(tx, order.id)) await renewContract(tx, order, now)
  else await writeVersion(tx, order, 1, now)
}

/**
 * Writes the next version when what the contract names has changed before it was accepted: a
 * driver, a policy, the appointment. An accepted contract stays as it is. The caller holds the
 * order's lock.
 * @returns true when there is a new version to read
 */
export async function renewContract(tx: Tx, order: OrderRow, now: Date): Promise<boolean> {
  const kept = await latestContract(tx, order.id)
  if (!kept || kept.accepted_at) return false
  // As it would have been written then, so that only its matter is compared.
  const facts = await contractFacts(tx, order, kept.version, kept.created_at)
  if (contractText(facts, 'en') === kept.text_en && contractText(facts, 'es') === kept.text_es)
    return false
  const version = kept.version + 1
  await writeVersion(tx, order, version, now)
  await addEvent(tx, order.id, now, {
    actor: 'system',
    code: 'contractRenewed',
    details: { version },
  })
  return true
}

async function writeVersion(tx: Tx, order: OrderRow, version: number, now: Date): Promise<void> {
  const facts = await contractFacts(tx, order, version, now)
  const [en, es] = [contractText(facts, 'en'), contractText(facts, 'es')]
  const hash = contractHash(en, es)
  await addEvidence(tx, order.id, now, 'contract', { version, hash })
  await tx
    .insertInto('contract')
    .values({ order_id: order.id, version, text_en: en, text_es: es, hash, created_at: now })
    .execute()
}

import { sha256 } from '../../core/random.ts'
import type { Tx } from '../../db/database.ts'
import { contractFacts } from './contract-facts.ts'
import { contractText } from './contract-text.ts'
import { addEvidence } from './evidence-store.ts'
import type { OrderRow } from './orders-store.ts'

/** What is hashed of a contract: the texts of both languages, so that neither can be changed alone. */
export const contractHash = (en: string, es: string) => sha256(`${en}\n${es}`)

/** Writes the first version of an order's contract in both languages; the hash covers both (PRODUCT.md 6). */
export async function makeContract(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const version = 1
  const facts = await contractFacts(tx, order, version, now)
  const [en, es] = [contractText(facts, 'en'), contractText(facts, 'es')]
  const hash = contractHash(en, es)
  await addEvidence(tx, order.id, now, 'contract', { version, hash })
  await tx
    .insertInto('contract')
    .values({ order_id: order.id, version, text_en: en, text_es: es, hash, created_at: now })
    .onConflict((oc) => oc.columns(['order_id', 'version']).doNothing())
    .execute()
}

import type { Selectable } from 'kysely'
import type { ChargeCode } from '#domain/fleet/pricing/settlement.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { Claim } from '#protocol/money/payments/rental-money.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { readTogether } from '../../platform/db/read-together.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { type FeeFacts, feeText } from './fee-facts.ts'
import { versionOf } from '../../platform/audit/as-seen.ts'
import { chargeTexts } from '../ledger/charge-texts.ts'
import { picturesOfClaims } from './claim-pictures.ts'

export type ClaimRow = Selectable<Schema['claim']>

export function readClaims(db: Db | Tx, transactionId: string): Promise<ClaimRow[]> {
  return db
    .selectFrom('claim')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export function claimById(db: Db | Tx, id: string): Promise<ClaimRow | undefined> {
  return db.selectFrom('claim').selectAll().where('id', '=', id).executeTakeFirst()
}

/** What staff decide on: what it may cost, why, and what the renter says to it. */
export const claimVersion = (row: ClaimRow): string =>
  versionOf(
    row.state,
    row.code,
    row.description,
    row.estimate_cents,
    row.answer,
    row.answered_at,
    row.decision,
    row.charge_id,
  )

/** Claims with their pictures, as both sides see them. */
export async function presentClaims(
  db: Db | Tx,
  rows: readonly ClaimRow[],
  lang: Lang,
): Promise<Claim[]> {
  const [pictures, charged] = await readTogether(db, (one) => [
    picturesOfClaims(
      one,
      rows.map((row) => row.id),
    ),
    readCharged(one, rows),
  ])
  return rows.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    code: row.code,
    title: chargeTexts[row.code as ChargeCode].label[lang],
    description: row.fee_facts ? feeText(row.fee_facts as FeeFacts)[lang] : row.description,
    estimate: row.estimate_cents / 100,
    state: row.state as Claim['state'],
    before: pictures.get(row.id)?.before ?? [],
    after: pictures.get(row.id)?.after ?? [],
    answer: row.answer ?? undefined,
    answers: answersTo(row),
    decision: row.decision ?? undefined,
    charged: charged.get(row.id),
    createdAt: row.created_at.toISOString(),
  }))
}

/** What claims cost now, dollars by claim. */
async function readCharged(
  db: Db | Tx,
  rows: readonly ClaimRow[],
): Promise<Map<string, number | undefined>> {
  const ids = rows.flatMap((row) => row.charge_id ?? [])
  if (ids.length === 0) return new Map()
  const charges = await db
    .selectFrom('charge')
    .select(['id', 'amount_cents'])
    .where('id', 'in', ids)
    .where('dropped_at', 'is', null)
    .execute()
  const dollars = new Map(charges.map(({ id, amount_cents: cents }) => [id, cents / 100]))
  return new Map(rows.map((row) => [row.id, dollars.get(row.charge_id ?? '')]))
}

/** What the renter may answer: to an open claim both; what was charged can be appealed once. */
export function answersTo({ state, appealed_at }: ClaimRow): Claim['answers'] {
  if (state === 'open') return ['agree', 'appeal']
  return state === 'charged' && appealed_at === null ? ['appeal'] : []
}

/** A claim right after a step of it. */
export async function presentClaim(db: Db | Tx, row: ClaimRow, lang: Lang): Promise<Claim> {
  const [claim] = await presentClaims(db, [row], lang)
  if (!claim) throw new Error(`claim ${row.id} cannot be shown`)
  return claim
}

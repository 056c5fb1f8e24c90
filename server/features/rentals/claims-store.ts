import type { Selectable } from 'kysely'
import type { ChargeCode } from '#domain/pricing/settlement.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { Claim } from '#protocol/rentals/rental-money.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import { chargeTexts } from './charge-texts.ts'

export type ClaimRow = Selectable<Schema['claim']>

export function claimsOf(db: Db | Tx, transactionId: string): Promise<ClaimRow[]> {
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

export function presentClaim(row: ClaimRow, lang: Lang): Claim {
  return {
    id: row.id,
    orderId: row.order_id,
    code: row.code,
    title: chargeTexts[row.code as ChargeCode].label[lang],
    description: row.description,
    estimate: row.estimate_cents / 100,
    state: row.state as Claim['state'],
    answer: row.answer ?? undefined,
    decision: row.decision ?? undefined,
    createdAt: row.created_at.toISOString(),
  }
}

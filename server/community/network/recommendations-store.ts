import { sql } from 'kysely'
import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import type { Db, Tx } from '../../platform/db/database.ts'

/** Ends the vouches of two people for each other. */
export async function withdrawBetween(tx: Tx, one: string, other: string, now: Date) {
  await withdraw(tx, one, other, now)
  await withdraw(tx, other, one, now)
}

/** Ends the living vouch of one person for another; false when there is none. */
export async function withdraw(tx: Tx, by: string, of: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('recommendation')
    .set({ withdrawn_at: now })
    .where('by_id', '=', by)
    .where('user_id', '=', of)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The living vouch of one person for another. */
export async function readVouch(db: Db | Tx, by: string, of: string) {
  return db
    .selectFrom('recommendation')
    .select(['rating', 'confidence', 'comment', 'created_at as at'])
    .where('by_id', '=', by)
    .where('user_id', '=', of)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
}

const fewestVouches = 2

/** A completed rental, or two vouches of others, lets a person vouch (docs/product/community.md#vouches). */
export async function mayRecommend(db: Db | Tx, userId: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select exists (select from rental_order where user_id = ${userId} and rental_status = ${RentalStatus.returned}::smallint)
      or (select count(*) from recommendation where user_id = ${userId} and withdrawn_at is null)
        >= ${fewestVouches}::int as may`.execute(db)
  return rows[0]?.may === true
}

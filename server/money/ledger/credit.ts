import { sql } from 'kysely'
import { withCredit } from '#domain/fleet/pricing/credit-line.ts'
import type { Quote } from '#domain/fleet/pricing/quote-line.ts'
import type { Db, Tx } from '../../platform/db/database.ts'

/**
 * Cents of credit that a person has left for bills (docs/product/booking-and-payment.md#credit). A hold of
 * `besidesCar` is given up for the next one, so what it takes is there too.
 */
export async function readCredit(
  db: Db | Tx,
  userId: string,
  besidesCar?: string,
): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select credit_of(${userId}) + coalesce((select sum(credit_cents) from rental_order
      where user_id = ${userId} and state = 'held' and car_id = ${besidesCar ?? null}::text), 0)::bigint as cents`.execute(
    db,
  )
  return Math.max(0, rows[0]?.cents ?? 0)
}

/** Who uses credit waits for whoever uses the same person's. */
export async function queueForCredit(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`credit ${userId}`}, 0))`.execute(tx)
}

/** A price as its renter pays it: less what they have earned. */
export const lessCredit = async (
  db: Db | Tx,
  quote: Quote,
  userId: string | undefined,
  carId: string,
): Promise<Quote> =>
  userId === undefined ? quote : withCredit(quote, await readCredit(db, userId, carId))

/** What the company owes for a car that was brought, once for each relocation. */
export async function enterRelocation(
  tx: Tx,
  { relocationId, cents, now }: { relocationId: string; cents: number; now: Date },
): Promise<void> {
  const written = await tx
    .insertInto('ledger_entry')
    .values({ relocation_id: relocationId, code: 'relocation', at: now })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!written) return
  await tx
    .insertInto('ledger_line')
    .values([
      { entry_id: written.id, account: 'relocation', amount_cents: cents },
      { entry_id: written.id, account: 'credit', amount_cents: -cents },
    ])
    .execute()
}

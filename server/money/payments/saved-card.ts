import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type {
  GatewayEvent,
  PaymentGateway,
  RememberedCard,
} from '../../platform/gateways/payment.ts'

/** The method that a card pays by, as the gateway knows its funding. */
export const methodOfFunding = { credit: 'creditCard', debit: 'debitCard' } as const

type SavedCard = { reference: string; method: string; last4: string; expiry: string }

/** The card that this gateway keeps for a person (docs/product/booking-and-payment.md#saved-card); undefined without one, and once it has run out. */
export async function readSavedCard(
  db: Db | Tx,
  gateway: PaymentGateway,
  userId: string,
  now: Date,
): Promise<SavedCard | undefined> {
  const row = await db
    .selectFrom('saved_card')
    .select(['gateway_reference', 'funding', 'last4', 'expires_on'])
    .where('user_id', '=', userId)
    .where('gateway', '=', gateway.name)
    // Who pays with it keeps it there until the payment has begun.
    .$if(db.isTransaction, (query) => query.forShare())
    .executeTakeFirst()
  if (!row || row.expires_on < dayOf(toWall(now, 'UTC'))) return undefined
  const [year = '', month = ''] = row.expires_on.split('-')
  return {
    reference: row.gateway_reference,
    method: methodOfFunding[row.funding as keyof typeof methodOfFunding],
    last4: row.last4,
    expiry: `${month}/${year.slice(2)}`,
  }
}

/** Keeps what the gateway told of a card, in place of the one before, which is forgotten. */
export async function keepCard(
  tx: Tx,
  gateway: PaymentGateway,
  userId: string,
  { card, funding }: Pick<GatewayEvent, 'funding'> & { card: RememberedCard },
  now: Date,
): Promise<void> {
  const kept = {
    gateway: gateway.name,
    gateway_reference: card.reference,
    funding,
    last4: card.last4,
    expires_on: card.expiresOn,
    saved_at: now,
  }
  await tx
    .insertInto('saved_card')
    .values({ user_id: userId, ...kept })
    .onConflict((oc) => oc.column('user_id').doUpdateSet(kept))
    .execute()
}

/** Forgets a person's card; the database tells the built-in gateway. */
export async function forgetSavedCard(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('saved_card').where('user_id', '=', userId).execute()
}

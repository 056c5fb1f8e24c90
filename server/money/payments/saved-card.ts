import { sql } from 'kysely'
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

type SavedCard = {
  reference: string
  method: string
  last4: string
  expiry: string
  /** Its owner said yes to charges of what is owed after a return. */
  hasConsent: boolean
}

/** The card that this gateway keeps for a person (docs/product/booking-and-payment.md#saved-card); undefined without one, and once it has run out. */
export async function readSavedCard(
  db: Db | Tx,
  gateway: PaymentGateway,
  userId: string,
  now: Date,
): Promise<SavedCard | undefined> {
  const row = await db
    .selectFrom('saved_card')
    .select(['gateway_reference', 'funding', 'last4', 'expires_on', 'consent'])
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
    hasConsent: row.consent !== null,
  }
}

/**
 * Keeps what the gateway told of a card, in place of the one before, which is forgotten. A consent that was given for
 * the one before holds for it too.
 */
export async function keepCard(
  tx: Tx,
  gateway: PaymentGateway,
  userId: string,
  {
    card,
    funding,
    consent,
  }: Pick<GatewayEvent, 'funding'> & { card: RememberedCard; consent: number | null },
  now: Date,
): Promise<void> {
  const kept = {
    gateway: gateway.name,
    gateway_reference: card.reference,
    funding,
    last4: card.last4,
    expires_on: card.expiresOn,
    saved_at: now,
    ...(consent !== null && { consent, consent_at: now }),
  }
  await tx
    .insertInto('saved_card')
    .values({ user_id: userId, ...kept })
    .onConflict((oc) => oc.column('user_id').doUpdateSet(kept))
    .execute()
}

/** The kept card by the name that a payment was begun with; undefined once it is another one. */
export function keptCardNamed(
  tx: Tx,
  userId: string,
  reference: string,
): Promise<{ last4: string } | undefined> {
  return tx
    .selectFrom('saved_card')
    .select('last4')
    .where('user_id', '=', userId)
    .where('gateway_reference', '=', reference)
    .executeTakeFirst()
}

/** The owner of the kept card, which pays at this moment, says yes to charges of what is owed after a return. */
export async function consentToCharges(
  tx: Tx,
  userId: string,
  payment: { card_reference: string | null; consent: number; created_at: Date },
): Promise<void> {
  await tx
    .updateTable('saved_card')
    .set({ consent: payment.consent, consent_at: payment.created_at })
    .where('user_id', '=', userId)
    .where('gateway_reference', '=', payment.card_reference)
    .execute()
}

/**
 * Whether something may still be taken from the kept card of a person, who said yes to that: a car that is out or came
 * back less than the deposit's time ago, or a balance that is to pay.
 */
export async function isCardNeeded(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql<{ needed: boolean }>`
    select exists (select from saved_card where user_id = ${userId} and consent is not null) and (
      exists (select from rental_order where user_id = ${userId} and kind = 'balance' and state = 'held' and new_dates is null)
      or exists (
        select from rental_order o join rental_transaction t on t.id = o.transaction_id
        where o.user_id = ${userId} and o.picked_up_at is not null and t.deposit_released_at is null)
    ) as needed`.execute(tx)
  return rows[0]?.needed === true
}

/** Forgets a person's card; the database tells the built-in gateway. */
export async function forgetSavedCard(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('saved_card').where('user_id', '=', userId).execute()
}

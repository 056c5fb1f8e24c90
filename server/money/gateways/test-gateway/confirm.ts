import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { GatewayServices } from '../../../platform/gateways/payment.ts'
import { Problem, refusal, texts } from '../../../platform/api/problem.ts'
import { wake } from '../../../platform/work/topics.ts'
import { randomId } from '../../../platform/random.ts'
import type { Selectable } from 'kysely'
import type { Schema } from '../../../platform/db/schema.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { refusalTexts } from '../refusal-texts.ts'
import type { GatewayEvent, RememberedCard } from '../../../platform/gateways/payment.ts'
import { cardOfToken, type TypedCard } from './card-tokens.ts'

/** How late the webhook of the «late» card comes. */
const lateMs = 8_000

export type Confirmation = {
  clientSecret: string
  /** What stands for the card that was typed. */
  token: string
  approved: boolean
  /** With the card that the payment was begun with, and no token. */
  isRemembered: boolean
}

/**
 * The person confirms a payment with a card, as in a gateway's own form. The charge and the event
 * that tells of it are written together; the event is delivered until it is acknowledged.
 */
export async function confirmCard(
  services: GatewayServices,
  form: Confirmation,
): Promise<'processing' | 'needsConfirmation'> {
  const now = services.clock()
  const outcome = await services.db.transaction().execute(async (tx) => {
    const intent = await tx
      .selectFrom('test_gateway_intent')
      .selectAll()
      .where('client_secret', '=', form.clientSecret)
      .forUpdate()
      .executeTakeFirst()
    if (!intent) throw new Problem(404, texts.notFound)
    if (intent.state === 'cancelled') return refusalTexts.replaced
    if (intent.state === 'charged' || intent.state === 'refunded') return 'processing' as const
    const typed = form.isRemembered ? undefined : await cardOfToken(tx, form.token, now)
    if (!typed && !form.isRemembered) return refusalTexts.typeAgain
    const card = typed ?? (await readCard(tx, intent.card_id, now))
    const wrongFunding = intent.require_debit && card.funding === 'credit'
    const refused = wrongFunding ? 'notDebit' : declineCode(card.outcome)
    const event = { reference: intent.id, currency: 'USD', funding: card.funding }
    if (refused) {
      await keepEvent(
        tx,
        { ...event, id: randomId(), type: 'payment.refused', amount: 0, code: refused },
        now,
      )
      return refusalTexts[refused]
    }
    if (card.outcome === 'needsConfirmation' && !form.approved) {
      await tx
        .updateTable('test_gateway_intent')
        .set({ state: 'needsConfirmation' })
        .where('id', '=', intent.id)
        .execute()
      return 'needsConfirmation' as const
    }
    await charge(tx, intent, card, typed, now)
    return 'processing' as const
  })
  if (typeof outcome === 'object') throw refusal(outcome)
  return outcome
}

async function charge(
  tx: Tx,
  intent: Selectable<Schema['test_gateway_intent']>,
  { funding, outcome, brand, last4 }: TypedCard,
  typed: TypedCard | undefined,
  now: Date,
): Promise<void> {
  const amount = funding === 'debit' ? intent.debit_amount_cents : intent.amount_cents
  await tx
    .updateTable('test_gateway_intent')
    .set({ state: 'charged', charged_cents: amount, funding })
    .where('id', '=', intent.id)
    .execute()
  const notBefore = new Date(now.getTime() + (outcome === 'lateWebhook' ? lateMs : 0))
  const kept = intent.remembers && typed ? { card: await remember(tx, typed) } : {}
  const paidBy = { brand, last4 }
  const event = { reference: intent.id, currency: 'USD', funding, paidBy } as const
  const success = { ...event, ...kept, id: randomId(), type: 'payment.succeeded', amount } as const
  await keepEvent(tx, success, notBefore)
}

/** See `PaymentGateway`: a bank that wants its customer's word refuses, for nobody is there to give it. */
export async function confirmKept(tx: Tx, reference: string, now: Date): Promise<void> {
  const intent = await tx
    .selectFrom('test_gateway_intent')
    .selectAll()
    .where('id', '=', reference)
    .forUpdate()
    .executeTakeFirst()
  if (intent?.state !== 'open' || (await eventsOf(tx, reference)).length > 0) return
  const card = await tx
    .selectFrom('test_gateway_card')
    .select(['funding', 'outcome', 'brand', 'last4', 'expires_on'])
    .where('id', '=', intent.card_id ?? '')
    .executeTakeFirst()
  const isGood = card !== undefined && dayOf(toWall(now, 'UTC')) <= card.expires_on
  if (isGood && (card.outcome === 'success' || card.outcome === 'lateWebhook'))
    return charge(tx, intent, card as TypedCard, undefined, now)
  const asks = isGood && card.outcome === 'needsConfirmation' ? 'notConfirmed' : undefined
  const code = asks ?? declineCode(card?.outcome ?? '') ?? 'declined'
  const funding = (card as TypedCard | undefined)?.funding ?? 'credit'
  const refused = {
    reference,
    currency: 'USD',
    funding,
    type: 'payment.refused',
    amount: 0,
  } as const
  await keepEvent(tx, { ...refused, id: randomId(), code }, now)
}

/**
 * The card that the payment was begun with.
 * @throws Problem 404 when it was begun with none, a refusal when the card has run out
 */
async function readCard(tx: Tx, id: string | null, now: Date): Promise<TypedCard> {
  const card = await tx
    .selectFrom('test_gateway_card')
    .select(['funding', 'outcome', 'brand', 'last4', 'expires_on'])
    .where('id', '=', id ?? '')
    .executeTakeFirst()
  if (!card) throw new Problem(404, texts.notFound)
  if (dayOf(toWall(now, 'UTC')) > card.expires_on) throw refusal(refusalTexts.declined)
  return card as TypedCard
}

/** What is kept of a card: what it does, and what tells it apart. */
async function remember(tx: Tx, card: TypedCard): Promise<RememberedCard> {
  const reference = randomId(20)
  await tx
    .insertInto('test_gateway_card')
    .values({ id: reference, ...card })
    .execute()
  return { reference, last4: card.last4, expiresOn: card.expires_on }
}

/** See `PaymentGateway`; who confirms at this moment is waited for. */
export async function cancelIntent(tx: Tx, reference: string): Promise<GatewayEvent | undefined> {
  const intent = await tx
    .selectFrom('test_gateway_intent')
    .select('state')
    .where('id', '=', reference)
    .forUpdate()
    .executeTakeFirst()
  if (!intent) return undefined
  if (intent.state === 'charged' || intent.state === 'refunded') {
    const events = await eventsOf(tx, reference)
    return events.find(({ type }) => type === 'payment.succeeded')
  }
  await tx
    .updateTable('test_gateway_intent')
    .set({ state: 'cancelled' })
    .where('id', '=', reference)
    .execute()
  return undefined
}

async function eventsOf(db: Db | Tx, reference: string): Promise<GatewayEvent[]> {
  const rows = await db
    .selectFrom('test_gateway_event')
    .select('body')
    .where('intent_id', '=', reference)
    .orderBy('not_before')
    .execute()
  return rows.map(({ body }) => JSON.parse(body) as GatewayEvent)
}

/** See `PaymentGateway`. */
export async function readIntent({ db }: GatewayServices, reference: string) {
  const intent = await db
    .selectFrom('test_gateway_intent')
    .select('state')
    .where('id', '=', reference)
    .executeTakeFirst()
  if (!intent || intent.state === 'cancelled') return 'gone'
  const events = await eventsOf(db, reference)
  return events.find(({ type }) => type === 'payment.succeeded') ?? events.at(-1) ?? 'open'
}

function declineCode(outcome: string): 'declined' | 'insufficientFunds' | undefined {
  return outcome === 'declined' || outcome === 'insufficientFunds' ? outcome : undefined
}

async function keepEvent(tx: Tx, event: GatewayEvent, notBefore: Date): Promise<void> {
  await tx
    .insertInto('test_gateway_event')
    .values({
      id: event.id,
      intent_id: event.reference,
      body: JSON.stringify(event),
      not_before: notBefore,
    })
    .execute()
  await wake(tx, 'gateway')
}

import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { GatewayServices } from '../../../platform/gateways/payment.ts'
import { Problem, refusal, texts } from '../../../platform/api/problem.ts'
import { wake } from '../../../platform/work/topics.ts'
import { randomId } from '../../../platform/random.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { refusalTexts } from '../refusal-texts.ts'
import type { GatewayEvent, RememberedCard } from '../../../platform/gateways/payment.ts'
import { isCardNumber, isExpiryAhead, type TestCard, testCard } from './test-cards.ts'

/** How late the webhook of the «late» card comes. */
const lateMs = 8_000

export type Funding = 'credit' | 'debit'

export type CardForm = {
  clientSecret: string
  number: string
  expiry: string
  cvc: string
  approved: boolean
  /** With the card that the payment was begun with, and no number. */
  isRemembered: boolean
  /** What the sum on the screen was meant for; a typed card of the other kind is not charged but named. */
  expects: Funding | undefined
}

/**
 * The person confirms a payment with a card, as in a gateway's own form. The charge and the event
 * that tells of it are written together; the event is delivered until it is acknowledged.
 */
export async function confirmCard(
  services: GatewayServices,
  form: CardForm,
): Promise<'processing' | 'needsConfirmation' | { funding: Funding }> {
  const now = services.clock()
  if (!form.isRemembered) checkCard(form, now)
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
    const card = form.isRemembered ? await readCard(tx, intent.card_id, now) : testCard(form.number)
    if (!form.isRemembered && form.expects && card.funding !== form.expects)
      return { funding: card.funding }
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
    const amount = card.funding === 'debit' ? intent.debit_amount_cents : intent.amount_cents
    await tx
      .updateTable('test_gateway_intent')
      .set({ state: 'charged', charged_cents: amount, funding: card.funding })
      .where('id', '=', intent.id)
      .execute()
    const notBefore = new Date(now.getTime() + (card.outcome === 'lateWebhook' ? lateMs : 0))
    const kept =
      intent.remembers && !form.isRemembered ? { card: await remember(tx, form, card) } : {}
    const success = {
      ...event,
      ...kept,
      id: randomId(),
      type: 'payment.succeeded',
      amount,
    } as const
    await keepEvent(tx, success, notBefore)
    return 'processing' as const
  })
  if (typeof outcome === 'object' && 'en' in outcome) throw refusal(outcome)
  return outcome
}

/**
 * The card that the payment was begun with.
 * @throws Problem 404 when it was begun with none, a refusal when the card has run out
 */
async function readCard(tx: Tx, id: string | null, now: Date): Promise<TestCard> {
  const card = await tx
    .selectFrom('test_gateway_card')
    .select(['funding', 'outcome', 'expires_on'])
    .where('id', '=', id ?? '')
    .executeTakeFirst()
  if (!card) throw new Problem(404, texts.notFound)
  if (dayOf(toWall(now, 'UTC')) > card.expires_on) throw refusal(refusalTexts.declined)
  return card as TestCard
}

/** What is kept of a card: what it does, and what tells it apart. */
async function remember(tx: Tx, form: CardForm, card: TestCard): Promise<RememberedCard> {
  const [month = '', year = ''] = form.expiry.split('/').map((part) => part.trim())
  // The day before the first one of the next month.
  const last = new Date(Date.UTC(2000 + Number(year), Number(month), 0))
  const kept = {
    reference: randomId(20),
    last4: form.number.replace(/\D/g, '').slice(-4),
    expiresOn: last.toISOString().slice(0, 10),
  }
  await tx
    .insertInto('test_gateway_card')
    .values({ id: kept.reference, last4: kept.last4, expires_on: kept.expiresOn, ...card })
    .execute()
  return kept
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
    const events = await tx
      .selectFrom('test_gateway_event')
      .select('body')
      .where('intent_id', '=', reference)
      .execute()
    return events
      .map(({ body }) => JSON.parse(body) as GatewayEvent)
      .find(({ type }) => type === 'payment.succeeded')
  }
  await tx
    .updateTable('test_gateway_intent')
    .set({ state: 'cancelled' })
    .where('id', '=', reference)
    .execute()
  return undefined
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

function checkCard(form: CardForm, now: Date): void {
  const errors: Record<string, string> = {}
  if (!isCardNumber(form.number)) errors.number = fieldError('invalidData')
  if (!isExpiryAhead(form.expiry, now)) errors.expiry = fieldError('invalidData')
  if (!/^\d{3,4}$/.test(form.cvc)) errors.cvc = fieldError('invalidData')
  if (Object.keys(errors).length > 0) throw new Problem(400, texts.malformed, { errors })
}

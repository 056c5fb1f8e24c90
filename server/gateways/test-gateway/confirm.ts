import { fieldError } from '#protocol/core/field-messages.ts'
import type { GatewayServices } from '../payment.ts'
import { Problem, refusal, texts } from '../../core/api/problem.ts'
import { wake } from '../../core/jobs/topics.ts'
import { randomId } from '../../core/random.ts'
import type { Tx } from '../../db/database.ts'
import { refusalTexts } from '../refusal-texts.ts'
import type { GatewayEvent } from '../payment.ts'
import { isCardNumber, isExpiryAhead, testCard } from './test-cards.ts'

/** How late the webhook of the «late» card comes. */
const lateMs = 8_000

export type CardForm = {
  clientSecret: string
  number: string
  expiry: string
  cvc: string
  approved: boolean
}

/**
 * The person confirms a payment with a card, as in a gateway's own form. The charge and the event
 * that tells of it are written together; the event is delivered until it is acknowledged.
 */
export async function confirmCard(
  services: GatewayServices,
  form: CardForm,
): Promise<'processing' | 'needsConfirmation'> {
  const now = services.clock()
  checkCard(form, now)
  const card = testCard(form.number)
  const outcome = await services.db.transaction().execute(async (tx) => {
    const intent = await tx
      .selectFrom('test_gateway_intent')
      .selectAll()
      .where('client_secret', '=', form.clientSecret)
      .forUpdate()
      .executeTakeFirst()
    if (!intent) throw new Problem(404, texts.notFound)
    if (intent.state === 'charged' || intent.state === 'refunded') return 'processing' as const
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
    await keepEvent(tx, { ...event, id: randomId(), type: 'payment.succeeded', amount }, notBefore)
    return 'processing' as const
  })
  if (typeof outcome === 'object') throw refusal(outcome)
  return outcome
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

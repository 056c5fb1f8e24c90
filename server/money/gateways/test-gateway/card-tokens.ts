import { fieldError } from '#protocol/core/field-messages.ts'
import { Problem, texts } from '../../../platform/api/problem.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { GatewayServices } from '../../../platform/gateways/payment.ts'
import { randomId } from '../../../platform/random.ts'
import { brandOf, isCardNumber, isExpiryAhead, type TestCard, testCard } from './test-cards.ts'

/** So long a card that was typed waits for its payment. */
const lifeMs = 12 * 3_600_000

/** What is known of a card that was typed; never its number. */
export type TypedCard = TestCard & { brand: string | null; last4: string; expires_on: string }

export type CardForm = { number: string; expiry: string; cvc: string }

/**
 * Takes a card as it was typed, and answers what stands for it until it is charged
 * (docs/product/booking-and-payment.md#gateway). What waited too long is forgotten.
 * @throws Problem 400 at the fields
 */
export async function takeCard({ db, clock }: GatewayServices, form: CardForm): Promise<string> {
  const now = clock()
  checkCard(form, now)
  const [month = '', year = ''] = form.expiry.split('/').map((part) => part.trim())
  // The day before the first one of the next month.
  const last = new Date(Date.UTC(2000 + Number(year), Number(month), 0))
  const id = randomId(20)
  await db
    .deleteFrom('test_gateway_token')
    .where('made_at', '<', new Date(now.getTime() - lifeMs))
    .execute()
  await db
    .insertInto('test_gateway_token')
    .values({
      id,
      ...testCard(form.number),
      brand: brandOf(form.number),
      last4: form.number.replace(/\D/g, '').slice(-4),
      expires_on: last.toISOString().slice(0, 10),
      made_at: now,
    })
    .execute()
  return id
}

/** The card that a token stands for; undefined when there is none, or no more. */
export async function cardOfToken(
  db: Db | Tx,
  token: string,
  now: Date,
): Promise<TypedCard | undefined> {
  const card = await db
    .selectFrom('test_gateway_token')
    .select(['funding', 'outcome', 'brand', 'last4', 'expires_on'])
    .where('id', '=', token)
    .where('made_at', '>=', new Date(now.getTime() - lifeMs))
    .executeTakeFirst()
  return card as TypedCard | undefined
}

function checkCard(form: CardForm, now: Date): void {
  const errors: Record<string, string> = {}
  if (!isCardNumber(form.number)) errors.number = fieldError('invalidData')
  if (!isExpiryAhead(form.expiry, now)) errors.expiry = fieldError('invalidData')
  if (!/^\d{3,4}$/.test(form.cvc)) errors.cvc = fieldError('invalidData')
  if (Object.keys(errors).length > 0) throw new Problem(400, texts.malformed, { errors })
}

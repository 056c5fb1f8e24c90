import { toWall } from '#domain/core/time/zone.ts'
import { paymentFee } from '#domain/fleet/pricing/payment-fee.ts'
import type {
  cardPrice as priceOperation,
  PaymentMethod,
  PlannedCharge,
  paymentGateways as operation,
} from '#protocol/money/payments/payment-gateways.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { Problem, refusal, texts } from '../../platform/api/problem.ts'
import type { TokenCard } from '../../platform/gateways/payment.ts'
import { asksGateway } from '../gateways/asks-gateway.ts'
import { limit } from '../../platform/http/limits.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { areaById } from '../../fleet/site/areas-store.ts'
import { paymentTexts } from '../ledger/payment-texts.ts'
import { type PlannedCharge as PlannedRow, plannedChargeOf } from '../ledger/planned-charges.ts'
import { type OrderRow, ownOrder } from '../orders/orders-store.ts'
import { instructionsFor, type Method, methodsFor, takesCards } from '../ledger/methods.ts'
import { methodOfFunding, readSavedCard } from './saved-card.ts'
import { costBy } from './start-payment.ts'

/** The ways to pay that work for the caller; with `order`, each with its own fee and total (docs/product/prices.md#fees). */
export const paymentGateways: Handler<typeof operation> = async (context, input) => {
  const { db, user, lang } = context
  const order = input.order ? await ownOrder(db, input.order, user.id) : undefined
  if (input.order && !order) throw new Problem(404, texts.lostOrder)
  return {
    paymentMethods: await presentMethods(context, lang, order),
    ...(order?.kind === 'balance' && { plannedCharge: await readPlanned(db, order) }),
  }
}

/** What is paid: its cents, and what kind of an order it is. */
type Due = Pick<OrderRow, 'total_cents'> & { kind?: OrderRow['kind'] }

/** The ways to pay that work for a caller, each with its fee and total when it is known what for. */
export async function presentMethods(
  context: Asked & { user: { id: string }; now: Date },
  lang: Lang,
  due: Due | undefined,
): Promise<PaymentMethod[]> {
  const { db, user, services, now } = context
  const saved = takesCards(context)
    ? await readSavedCard(db, services.payments, user.id, now)
    : undefined
  return (await methodsFor(context)).map((method) => {
    const fee = due && paymentFee(due.total_cents, method.transactionFee)
    return {
      id: method.id,
      name: method.name[lang],
      transactionFee: method.transactionFee,
      kind: method.kind,
      instructions: instructionsFor(method, due?.kind)[lang],
      ...(due && fee !== undefined ? { fee: fee / 100, total: (due.total_cents + fee) / 100 } : {}),
      ...(saved?.method === method.id
        ? {
            savedCard: { last4: saved.last4, expiry: saved.expiry, hasConsent: saved.hasConsent },
          }
        : {}),
    }
  })
}

async function readPlanned(db: Db | Tx, order: OrderRow): Promise<PlannedCharge | undefined> {
  const charge = await plannedChargeOf(db, order.id)
  if (!charge || charge.state === 'withdrawn') return undefined
  const zone = (await areaById(db, order.area_id))?.zone ?? 'UTC'
  return {
    amount: charge.amount_cents / 100,
    state: await stateOf(db, charge),
    at: toWall(charge.charge_at, zone),
    rental: order.previous_order_id ?? order.id,
    mayContest: charge.state === 'planned' && charge.contested_at === null,
  }
}

/** One that has begun is what its payment is: under way, or the card was not charged. */
async function stateOf(db: Db | Tx, charge: PlannedRow): Promise<PlannedCharge['state']> {
  if (charge.payment_id === null) return charge.state as PlannedCharge['state']
  const payment = await db
    .selectFrom('payment')
    .select('state')
    .where('id', '=', charge.payment_id)
    .executeTakeFirst()
  return payment?.state === 'pending' ? 'planned' : 'failed'
}

type Asked = Parameters<typeof methodsFor>[0]

/**
 * The way to pay of a card that was handed over: its kind alone decides it, and what pays out of a wallet carries no
 * fee (docs/product/booking-and-payment.md#gateway).
 * @throws Problem a refusal when no cards are taken, or the gateway knows no such card, or no more
 */
export async function methodOfCard(asked: Asked, card: TokenCard | undefined): Promise<Method> {
  const ways = (await methodsFor(asked)).filter(({ kind }) => kind === 'card')
  if (ways.length === 0) throw refusal(paymentTexts.noCards)
  const method = card && ways.find(({ id }) => id === methodOfFunding[card.funding])
  if (!method) throw refusal(paymentTexts.typeAgain)
  return card.isWallet ? { ...method, transactionFee: 0 } : method
}

/** So many cards one person hands over in ten minutes: each may be a question to another server. */
const mostCards = 60
const windowSeconds = 600

/** What an order costs with this card (docs/wire.md). */
export const cardPrice: Handler<typeof priceOperation> = async (
  context,
  { order: id, ...input },
) => {
  const order = await ownOrder(context.db, id, context.user.id)
  if (!order) throw new Problem(404, texts.lostOrder)
  const { services, user, now } = context
  limit({ services, now }, `cards of ${user.id}`, mostCards, windowSeconds)
  const card = await asksGateway(() =>
    services.payments.readToken(services, input.confirmationToken),
  )
  const method = await methodOfCard(context, card)
  const { amount, fee } = costBy(order, method)
  return { funding: card?.funding ?? 'credit', fee: fee / 100, total: amount / 100 }
}

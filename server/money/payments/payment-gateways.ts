import { paymentFee } from '#domain/fleet/pricing/payment-fee.ts'
import type {
  cardPrice as priceOperation,
  paymentGateways as operation,
} from '#protocol/money/payments/payment-gateways.ts'
import type { Handler } from '../../platform/api/handler.ts'
import type { AnyContext } from '../../platform/api/context.ts'
import { Problem, refusal, texts } from '../../platform/api/problem.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { paymentTexts } from '../ledger/payment-texts.ts'
import { ownOrder } from '../orders/orders-store.ts'
import { instructionsFor, type Method, methodsFor, takesCards } from '../ledger/methods.ts'
import { methodOfFunding, readSavedCard } from './saved-card.ts'
import { costBy } from './start-payment.ts'

/** The ways to pay that work for the caller; with `order`, each with its own fee and total (docs/product/prices.md#fees). */
export const paymentGateways: Handler<typeof operation> = async (context, input) => {
  const { db, user, lang } = context
  const order = input.order ? await ownOrder(db, input.order, user.id) : undefined
  if (input.order && !order) throw new Problem(404, texts.lostOrder)
  const saved = takesCards(context)
    ? await readSavedCard(db, context.services.payments, user.id, context.now)
    : undefined
  return {
    paymentMethods: (await methodsFor(context)).map((method) => {
      const fee = order && paymentFee(order.total_cents, method.transactionFee)
      return {
        id: method.id,
        name: method.name[lang],
        transactionFee: method.transactionFee,
        kind: method.kind,
        instructions: instructionsFor(method, order?.kind)[lang],
        ...(order && fee !== undefined
          ? { fee: fee / 100, total: (order.total_cents + fee) / 100 }
          : {}),
        ...(saved?.method === method.id
          ? { savedCard: { last4: saved.last4, expiry: saved.expiry } }
          : {}),
      }
    }),
  }
}

type Asked = Pick<AnyContext, 'services' | 'now'> &
  Parameters<typeof methodsFor>[0] & { db: Db | Tx }

/**
 * The way to pay of a card that was typed: its kind alone decides it (docs/product/booking-and-payment.md#gateway).
 * @throws Problem a refusal when no cards are taken, or the gateway knows no such card, or no more
 */
export async function methodOfToken(asked: Asked, token: string) {
  const { db, services, now } = asked
  const ways = (await methodsFor(asked)).filter(({ kind }) => kind === 'card')
  if (ways.length === 0) throw refusal(paymentTexts.noCards)
  const funding = await services.payments.readToken(db, token, now)
  const method = funding && ways.find(({ id }) => id === methodOfFunding[funding])
  if (!funding || !method) throw refusal(paymentTexts.typeAgain)
  return { funding, method } satisfies { funding: string; method: Method }
}

/** What an order costs with this card (docs/wire.md). */
export const cardPrice: Handler<typeof priceOperation> = async (
  context,
  { order: id, ...input },
) => {
  const order = await ownOrder(context.db, id, context.user.id)
  if (!order) throw new Problem(404, texts.lostOrder)
  const { funding, method } = await methodOfToken(context, input.confirmationToken)
  const { amount, fee } = costBy(order, method)
  return { funding, fee: fee / 100, total: amount / 100 }
}

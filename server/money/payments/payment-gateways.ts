import { paymentFee } from '#domain/fleet/pricing/payment-fee.ts'
import type { paymentGateways as operation } from '#protocol/money/payments/payment-gateways.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { ownOrder } from '../orders/orders-store.ts'
import { instructionsFor, methodsFor, takesCards } from '../ledger/methods.ts'
import { readSavedCard } from './saved-card.ts'

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

import { paymentFee } from '#domain/pricing/payment-fee.ts'
import type { paymentGateways as operation } from '#protocol/payments/payment-gateways.ts'
import type { Handler } from '../../core/handler.ts'
import { Problem, texts } from '../../core/problem.ts'
import { ownOrder } from '../rentals/orders-store.ts'
import { methods } from './methods.ts'

/** The ways to pay; with `order`, each with its own fee and total (PRODUCT.md 5). */
export const paymentGateways: Handler<typeof operation> = async ({ db, user, lang }, input) => {
  const order = input.order ? await ownOrder(db, input.order, user.id) : undefined
  if (input.order && !order) throw new Problem(404, texts.lostOrder)
  return {
    paymentMethods: methods.map((method) => {
      const fee = order && paymentFee(order.total_cents, method.transactionFee)
      return {
        id: method.id,
        name: method.name[lang],
        transactionFee: method.transactionFee,
        kind: method.kind,
        instructions: method.instructions[lang],
        ...(order && fee !== undefined
          ? { fee: fee / 100, total: (order.total_cents + fee) / 100 }
          : {}),
      }
    }),
  }
}

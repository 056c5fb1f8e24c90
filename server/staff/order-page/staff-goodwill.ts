import { fieldError } from '#protocol/core/field-messages.ts'
import type {
  staffGoodwill as giveOperation,
  staffGoodwillQuote as quoteOperation,
} from '#protocol/staff/order-page/staff-goodwill.ts'
import { rentalFor } from '../../help/messages/rental-access.ts'
import { lockOrder } from '../../money/orders/orders-store.ts'
import { giveGoodwill, readGoodwill } from '../../money/refunds/goodwill.ts'
import { presentWays } from '../../money/refunds/refund-offer-texts.ts'
import { feeOf } from '../../money/refunds/refund-offer.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { mustBeAsSeen, mustNotBeOwn } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'

/** What staff see before they give money back (docs/product/money.md#goodwill). */
export const staffGoodwillQuote: Handler<typeof quoteOperation> = async (
  { db, user, lang },
  { order: orderId, amount = 0 },
) => {
  const { order, isRenter } = await rentalFor(db, orderId, user)
  const { most, parts, version } = await readGoodwill(db, order, amount)
  const cents = parts.reduce((sum, part) => sum + part.cents, 0)
  return {
    most: most / 100,
    ways: presentWays(parts, lang).map(({ name, amount: dollars, method }) => ({
      name,
      amount: dollars,
      byHand: parts.some((part) => part.method === method && part.kind !== 'card'),
    })),
    total: (cents + feeOf(parts)) / 100,
    version,
    own: isRenter,
  }
}

/**
 * Gives money back beyond what is owed. A second press finds another version than it was shown.
 * @throws Problem 404 without such an order, 403 for one's own, 409 when something was paid or went back since, 400 for more
 * than is left
 */
export const staffGoodwill: Handler<typeof giveOperation> = async (
  { db: tx, user, now },
  { order: orderId, version, amount, reason },
) => {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new Problem(404, texts.lostOrder)
  mustNotBeOwn(user, order.user_id)
  const { most, parts, version: stands } = await readGoodwill(tx, order, amount)
  mustBeAsSeen(version, stands)
  if (amount > most) {
    const errors = { amount: fieldError('max', (most / 100).toFixed(2)) }
    throw new Problem(400, texts.malformed, { errors })
  }
  await giveGoodwill(tx, order, { cents: amount, parts, reason, staffId: user.id, now })
  const [from, to] = [most, most - amount].map(
    (cents) => `$${(cents / 100).toFixed(2)} paid and kept`,
  )
  const said = { order: order.id, from, to, amount, message: reason }
  await audit(tx, user.id, now, 'goodwill given', order.id, said)
  return {}
}

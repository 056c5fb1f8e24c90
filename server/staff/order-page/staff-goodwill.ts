import { fieldError } from '#protocol/core/field-messages.ts'
import type {
  staffDecideGoodwill as decideOperation,
  staffGoodwill as giveOperation,
  staffGoodwillQuote as quoteOperation,
} from '#protocol/staff/order-page/staff-goodwill.ts'
import { rentalFor } from '../../help/messages/rental-access.ts'
import { lockOrder, type OrderRow } from '../../money/orders/orders-store.ts'
import { type Goodwill, giveGoodwill, readGoodwill } from '../../money/refunds/goodwill.ts'
import {
  askForGoodwill,
  decideRequest,
  isAboveLimit,
  lockRequest,
  requestOf,
  requestVersion,
} from '../../money/refunds/goodwill-requests.ts'
import { presentWays } from '../../money/refunds/refund-offer-texts.ts'
import { feeOf } from '../../money/refunds/refund-offer.ts'
import { readMay } from '../../people/people/team-store.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { mustBeAsSeen, mustNotBeOwn } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/db/database.ts'

/** What staff see before they give money back (docs/product/money.md#goodwill). */
export const staffGoodwillQuote: Handler<typeof quoteOperation> = async (
  { db, user, lang },
  { order: orderId, amount = 0 },
) => {
  const { order, isRenter } = await rentalFor(db, orderId, user)
  const { most, parts, version } = await readGoodwill(db, order, amount)
  const cents = parts.reduce((sum, part) => sum + part.cents, 0)
  const limit = (await readMay(db, user.id))?.refundLimit
  const asked = await requestOf(db, order.id, lang)
  return {
    most: most / 100,
    ways: presentWays(parts, lang).map(({ name, amount: dollars, method }) => ({
      name,
      amount: dollars,
      byHand: parts.some((part) => part.method === method && part.kind !== 'card'),
    })),
    total: (cents + feeOf(parts)) / 100,
    limit: typeof limit === 'number' ? limit / 100 : undefined,
    asked: asked && { by: asked.asker, amount: asked.amount_cents / 100 },
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
  if (await isAboveLimit(tx, user.id, order.transaction_id, amount)) {
    const asking = { cents: amount, reason, staffId: user.id, now }
    await askForGoodwill(tx, order, asking)
    await audit(tx, user.id, now, 'goodwill asked', order.id, {
      order: order.id,
      from: 'above the limit',
      to: 'waits for a colleague',
      amount,
      message: reason,
    })
    return { isAsked: true }
  }
  await give(tx, order, { cents: amount, most, parts, reason, staffId: user.id, now })
  return { isAsked: false }
}

type Giving = Goodwill & { cents: number; reason: string; staffId: string; now: Date }

async function give(
  tx: Tx,
  order: OrderRow,
  { cents, most, parts, reason, staffId, now }: Omit<Giving, 'version'>,
): Promise<void> {
  await giveGoodwill(tx, order, { cents, parts, reason, staffId, now })
  const [from, to] = [most, most - cents].map((left) => `$${(left / 100).toFixed(2)} paid and kept`)
  const said = { order: order.id, from, to, amount: cents, message: reason }
  await audit(tx, staffId, now, 'goodwill given', order.id, said)
}

const aboveLimit = {
  en: 'This is above your own limit. A colleague with a higher one has to decide it.',
  es: 'Esto supera tu propio límite. Lo decide un colega con uno más alto.',
}
const lessIsLeft = {
  en: 'So much is not left any more of what was paid. Refuse it, and give what is left.',
  es: 'Ya no queda tanto de lo pagado. Recházalo y devuelve lo que queda.',
}

/**
 * A colleague agrees to what is above somebody's limit, which gives it at once, or refuses
 * (docs/product/staff.md#refund-limit).
 * @throws Problem 404 for none, 403 for one's own or above one's limit, 409 when it was decided or less is left
 */
export const staffDecideGoodwill: Handler<typeof decideOperation> = async (
  { db: tx, user, now },
  { goodwill: id, version, decision },
) => {
  const found = await tx
    .selectFrom('goodwill_request')
    .select('order_id')
    .where('id', '=', id)
    .executeTakeFirst()
  const order = found && (await lockOrder(tx, found.order_id))
  const request = order && (await lockRequest(tx, id))
  if (!order || !request) throw new Problem(404, texts.notFound)
  mustNotBeOwn(user, order.user_id)
  mustNotBeOwn(user, request.asked_by)
  mustBeAsSeen(version, requestVersion(request))
  const { amount_cents: cents, reason } = request
  const agreed = decision === 'confirm'
  if (agreed && (await isAboveLimit(tx, user.id, order.transaction_id, cents)))
    throw new Problem(403, aboveLimit)
  await decideRequest(tx, request, { agreed, staffId: user.id, now })
  if (agreed) {
    const { most, parts } = await readGoodwill(tx, order, cents)
    if (cents > most) throw conflict(lessIsLeft)
    await giveGoodwill(tx, order, { cents, parts, reason, staffId: user.id, now })
  }
  await audit(tx, user.id, now, agreed ? 'goodwill agreed' : 'goodwill refused', id, {
    order: order.id,
    from: 'waits for a colleague',
    to: agreed ? 'given' : 'refused',
    amount: cents,
    message: reason,
  })
  return {}
}

import { discountOf, rentToLower, withDiscount } from '#domain/fleet/pricing/discount-line.ts'
import type { Quote } from '#domain/fleet/pricing/quote-line.ts'
import { isHoldLive } from '#domain/money/orders/hold.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import type { Text } from '#protocol/core/text.ts'
import type {
  staffLowerPrice as operation,
  staffLowerPriceQuote as quoteOperation,
} from '#protocol/staff/order-page/staff-lower-price.ts'
import { staffLowerPrice as lowering } from '#protocol/staff/order-page/staff-lower-price.ts'
import { offerNames, readOffers } from '../../fleet/pricing/offers-store.ts'
import { presentQuote } from '../../fleet/pricing/present-quote.ts'
import { rentalFor } from '../../help/messages/rental-access.ts'
import {
  type AskedBefore,
  askBefore,
  nothingAsked,
  replaceBegun,
} from '../../money/intents/let-go-intents.ts'
import { queueForCredit, readCredit } from '../../money/ledger/credit.ts'
import { priceAnew } from '../../money/orders/moves/held-order.ts'
import { addEvent, lockOrder, type OrderRow } from '../../money/orders/orders-store.ts'
import { isAboveLimit } from '../../money/refunds/goodwill-requests.ts'
import { readMay } from '../../people/people/team-store.ts'
import { type Handler, prepared } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { mustBeAsSeen, mustNotBeOwn, versionOf } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import { joined } from '../../platform/joined.ts'
import { notify } from '../../platform/mail/notifications.ts'

const words = {
  isPaid: {
    en: 'This booking is paid or its payment is promised, so its lines stay as they are. Of what is paid, money can be given back.',
    es: 'Esta reserva está pagada o su pago está prometido, así que sus líneas no cambian. De lo pagado se puede devolver dinero.',
  },
  notHeld: {
    en: 'Only the price of a booking that is held and not paid yet can be lowered.',
    es: 'Solo se puede rebajar el precio de una reserva apartada que aún no está pagada.',
  },
  aboveLimit: (limit: number): Text => ({
    en: `You can take off at most ${dollarsText(limit)} for a rental. A colleague with a higher limit can take off more.`,
    es: `Puedes rebajar máximo ${dollarsText(limit)} por renta. Un colega con un límite más alto puede rebajar más.`,
  }),
} satisfies Record<string, Text | ((limit: number) => Text)>

type Held = Pick<OrderRow, 'kind' | 'state' | 'hold_expires_at' | 'quote'>

/** Why nothing is taken off its price now. */
function inTheWayOf({ kind, state, hold_expires_at: until }: Held, now: Date): Text | undefined {
  if (kind === 'start' && state === 'booked') return words.isPaid
  return kind === 'start' && state === 'held' && isHoldLive(until, now) ? undefined : words.notHeld
}

/** What staff see before they lower a price, in short. */
export const lowerVersion = ({ state, quote }: Pick<OrderRow, 'state' | 'quote'>): string =>
  versionOf(state, quote.total, discountOf(quote) ?? null)

/** The order's price with so much off, by all that it was priced with; what it takes of its renter's credit is there too. */
async function lowered(
  db: Db | Tx,
  { quote, user_id: renter, credit_cents: taken }: OrderRow,
  { off, reason }: { off: number; reason: string },
): Promise<Quote> {
  const credit = taken + (await readCredit(db, renter))
  return withDiscount(quote, off > 0 ? { cents: off, reason } : undefined, credit)
}

/** What staff see before they lower a price (docs/product/prices.md#lowered-price). */
export const staffLowerPriceQuote: Handler<typeof quoteOperation> = async (
  { db, user, lang, now },
  { order: orderId, off },
) => {
  const { order, isRenter } = await rentalFor(db, orderId, user)
  const most = rentToLower(order.quote)
  const before = discountOf(order.quote)
  const quote = off === undefined ? order.quote : await lowered(db, order, { off, reason: '' })
  const limit = (await readMay(db, user.id))?.refundLimit
  return {
    quote: presentQuote(quote, lang, offerNames(await readOffers(db), lang), order.planned_miles),
    was: order.quote.total / 100,
    most: most / 100,
    limit: typeof limit === 'number' ? limit / 100 : undefined,
    now: before && { off: before.cents / 100, reason: before.reason },
    inTheWay: inTheWayOf(order, now)?.[lang],
    version: lowerVersion(order),
    own: isRenter,
  }
}

type Asked = { user: { id: string }; now: Date }

/**
 * The order, locked, whose price may be lowered so.
 * @throws Problem 404 without such an order, 403 for one's own, 409 when it is not held any more or changed since, or the
 * sum is above the caller's limit; 400 at the field that is wrong
 */
async function lockToLower(
  tx: Tx,
  { user, now }: Asked,
  { order: orderId, version, off, reason }: ParsedInputOf<typeof operation>,
): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new Problem(404, texts.lostOrder)
  mustNotBeOwn(user, order.user_id)
  const inTheWay = inTheWayOf(order, now)
  if (inTheWay) throw conflict(inTheWay)
  mustBeAsSeen(version, lowerVersion(order))
  const most = rentToLower(order.quote)
  if (off > most) {
    const errors = { off: fieldError('max', (most / 100).toFixed(2)) }
    throw new Problem(400, texts.malformed, { errors })
  }
  if (off > 0 && !reason)
    throw new Problem(400, texts.malformed, { errors: { reason: fieldError('required') } })
  if (await isAboveLimit(tx, user.id, order.transaction_id, off)) {
    const limit = (await readMay(tx, user.id))?.refundLimit ?? 0
    throw conflict(words.aboveLimit(limit))
  }
  return order
}

/**
 * Takes a sum off the rent of a booking that is held, in the place of what was taken off before; 0 takes it back. A card
 * payment that was begun for the old sum is let go at the gateway first: one that was charged meanwhile pays the booking,
 * and its price stays.
 */
export const staffLowerPrice = prepared<typeof operation, AskedBefore>(lowering, {
  async prepare({ services, user, now }, input) {
    const found = await services.db
      .selectFrom('rental_order')
      .select('user_id')
      .where('id', '=', input.order)
      .executeTakeFirst()
    if (!found) return nothingAsked
    const mayPay = () =>
      services.db.transaction().execute((tx) => lockToLower(tx, { user, now }, input))
    const whose = { order: input.order, userId: found.user_id, token: undefined }
    return askBefore(services, { ...whose, mayPay })
  },
  async run({ db: tx, user, now }, input, { letGo }) {
    const { off, reason = '' } = input
    const order = await lockToLower(tx, { user, now }, input)
    if (letGo.charged !== undefined) throw conflict(words.isPaid)
    await replaceBegun(tx, order, letGo)
    await queueForCredit(tx, order.user_id)
    const quote = await lowered(tx, order, { off, reason })
    await priceAnew(tx, order.id, quote)
    const code = off > 0 ? 'priceLowered' : 'discountTakenBack'
    const how = { actor: 'staff', actorId: user.id, code } as const
    const details = { cents: off, ...(off > 0 && { message: reason }) }
    await addEvent(tx, order.id, now, { ...how, details })
    await tellRenter(tx, order, { off, reason, total: quote.dueNow }, now)
    const [from, to] = [order.total_cents, quote.dueNow].map((cents) => dollarsText(cents))
    const said = { order: order.id, from, to, amount: off, ...(off > 0 && { message: reason }) }
    await audit(tx, user.id, now, 'price lowered', order.id, said)
    return { total: quote.total / 100 }
  },
})

type Told = { off: number; reason: string; total: number }

async function tellRenter(
  tx: Tx,
  order: OrderRow,
  { off, reason, total }: Told,
  now: Date,
): Promise<void> {
  const costs = {
    en: `Your booking costs ${dollarsText(total)} now, deposit included.`,
    es: `Tu reserva cuesta ahora ${dollarsText(total)}, con el depósito.`,
  }
  const why = { en: `Reason: ${reason}`, es: `Motivo: ${reason}` }
  const notice = {
    userId: order.user_id,
    orderId: order.id,
    topic: 'payment',
    thread: `price ${order.id}`,
    title:
      off > 0
        ? { en: 'Your booking costs less', es: 'Tu reserva cuesta menos' }
        : { en: 'The price of your booking changed', es: 'Cambió el precio de tu reserva' },
    text: off > 0 ? joined(costs, why) : costs,
    route: 'payment',
    query: { order: order.id },
  } as const
  await notify(tx, notice, now)
}

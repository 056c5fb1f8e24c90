import { callerHoldUntil } from '#domain/money/orders/hold.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import type {
  staffCreateBooking as operation,
  staffTakeCash as takeOperation,
} from '#protocol/staff/callers/staff-create-booking.ts'
import { priceChanged } from '../../fleet/pricing/booking-texts.ts'
import { presentConfirmation } from '../../money/ledger/payments-store.ts'
import { lockOrder, type OrderRow } from '../../money/orders/orders-store.ts'
import { makePersonOfCaller } from '../../people/desk/person-of-caller.ts'
import { readCompany } from '../../people/company/company-store.ts'
import { lockUser, type UserRow } from '../../people/people/account-store.ts'
import type { Context, SignedIn } from '../../platform/api/context.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, mustBeAbsent, Problem, texts } from '../../platform/api/problem.ts'
import { mustBeAsSeen, mustNotBeOwn } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/db/database.ts'
import { awaitTransfer, takeCash } from '../../rentals/bookings/pay-at-desk.ts'
import { placeBooking } from '../../rentals/bookings/place-booking.ts'
import { writeNote } from '../order-page/order-notes.ts'
import { orderVersion } from '../staff/order-version.ts'
import { mailHold } from './caller-mail.ts'
import { needCaller, whyNotFor } from './caller.ts'

type Input = ParsedInputOf<typeof operation>
type Inside = Context<SignedIn> & { db: Tx }

/**
 * Books for a caller by the renter's own way: the same price, guards and hold; only how long it is held and who made
 * it differ (docs/product/staff.md#booking-for-a-caller).
 * @throws Problem 403 for one's own, 409 for a person who cannot rent, a car that was taken, another price
 */
export const staffCreateBooking: Handler<typeof operation> = async (context, input) => {
  const { db: tx, user, now } = context
  const { caller, isNew } = await callerOf(context, input)
  const why = await whyNotFor(tx, caller, now)
  if (why) throw conflict(why)
  const hours = (await readCompany(tx)).caller_hold_hours
  const by = { actor: 'staff', id: user.id } as const
  const { car, start, end, options, pm, insurancePlan, miles, appt, total } = input
  const placed = await placeBooking(
    context,
    {
      renterId: caller.id,
      by,
      heldUntil: (startsAt) => callerHoldUntil(hours, { now, startsAt }),
    },
    {
      car,
      start,
      end,
      options,
      pm,
      insurancePlan,
      miles,
      total,
      specialRequests: undefined,
      appt,
    },
  )
  const order = await lockOrder(tx, placed.orderId)
  if (!order) throw new Error(`order ${placed.orderId} is not there`)
  if (input.note !== undefined)
    await writeNote(tx, order, { staffId: user.id, text: input.note, now })
  const receipt = await payFor(context, order, caller, input)
  await audit(tx, user.id, now, 'booking made', order.id, {
    order: order.id,
    to: input.pays === 'link' ? 'held' : input.pays === 'cash' ? 'paid' : 'booked',
    car,
    person: caller.id,
    isNew,
    amount: order.total_cents,
    pays: input.pays,
  })
  return {
    orderId: order.id,
    number: order.number,
    heldUntil: input.pays === 'link' ? placed.holdExpiresAt : undefined,
    receipt,
    email: caller.email,
  }
}

/** How each way to pay goes on from the hold. @returns what was paid, where it was */
async function payFor(context: Inside, order: OrderRow, caller: UserRow, { pays }: Input) {
  const { db: tx, now, lang, services } = context
  if (pays === 'link') {
    await mailHold(tx, order, { user: caller, config: services.config, now })
    return undefined
  }
  if (pays === 'transfer') {
    await awaitTransfer(context, order)
    return undefined
  }
  const { confirmationNumber, amount } = presentConfirmation(await takeCash(context, order), lang)
  return { confirmationNumber, amount }
}

/** The account that is booked for: the chosen one, or a new one of all that makes one. */
async function callerOf(
  { db: tx, user, now, lang }: Inside,
  input: Input,
): Promise<{ caller: UserRow; isNew: boolean }> {
  const { person, firstName, lastName, phone, email, birthDate, language } = input
  if (person !== undefined) {
    mustBeAbsent({ firstName, lastName, phone, email, birthDate, language })
    mustNotBeOwn(user, person)
    await needCaller(tx, person)
    return { caller: await lockUser(tx, person), isNew: false }
  }
  if (!firstName || !lastName || !phone || !email || !birthDate) {
    const given = { firstName, lastName, phone, email, birthDate }
    const missing = Object.entries(given).filter(([, value]) => !value)
    const errors = Object.fromEntries(missing.map(([name]) => [name, fieldError('required')]))
    throw new Problem(400, texts.malformed, { errors })
  }
  const made = { firstName, lastName, phone, email, birthDate, language: language ?? lang }
  return { caller: await makePersonOfCaller(tx, made, { now, lang }), isNew: true }
}

/**
 * Cash for an order that is held or open (docs/product/staff.md#booking-for-a-caller).
 * @throws Problem 404 without such an order, 403 for one's own, 409 when it changed, the sum did, or it is paid
 */
export const staffTakeCash: Handler<typeof takeOperation> = async (context, input) => {
  const { db: tx, user, now, lang } = context
  const order = await lockOrder(tx, input.order)
  if (!order) throw new Problem(404, texts.lostOrder)
  mustNotBeOwn(user, order.user_id)
  mustBeAsSeen(input.version, await orderVersion(tx, order))
  if (input.total !== order.total_cents) throw conflict(priceChanged(order.total_cents))
  const { state } = order
  const payment = await takeCash(context, order)
  const { confirmationNumber, amount } = presentConfirmation(payment, lang)
  await audit(tx, user.id, now, 'cash taken', order.id, {
    order: order.id,
    from: state,
    to: 'paid',
    amount: payment.due_cents,
    number: confirmationNumber,
  })
  return { confirmationNumber, amount }
}

import { leastCardCents } from '#domain/money/payments/planned-charge.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import type { Lang } from '#protocol/core/text.ts'
import { cardConsent as consentNow } from '#protocol/money/payments/card-consent.ts'
import { submitPaymentRefund as operation } from '#protocol/money/payments/submit-payment-refund.ts'
import type { Context, Services, SignedIn } from '../../platform/api/context.ts'
import { prepared, type Result } from '../../platform/api/handler.ts'
import { blockedText } from '../../platform/api/blocked-text.ts'
import { conflict, mustBeAbsent, Problem, refusal, texts } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import { priceChanged } from '../../fleet/pricing/booking-texts.ts'
import { waitsForKeys } from '../../money/orders/order-facts.ts'
import { lockOrder } from '../../money/orders/orders-store.ts'
import { takeBack } from '../cancellation/take-back.ts'
import { bookOrder } from '../confirmation/book-order.ts'
import { mustAwaitPayment, mustBeComplete } from './payable-order.ts'
import { kindOf, type Method, methodsFor } from '../../money/ledger/methods.ts'
import { wayName } from '../../money/ledger/refund-way.ts'
import { queuePaymentMail } from '../../money/ledger/payment-mail.ts'
import {
  askBefore,
  type AskedBefore,
  chargedMeanwhile,
  nothingAsked,
  replaceBegun,
} from '../../money/intents/let-go-intents.ts'
import { openIntent } from '../../money/intents/open-intent.ts'
import { methodOfCard } from '../../money/payments/payment-gateways.ts'
import { mustMatchOrder } from '../../money/payments/must-match-order.ts'
import { readSavedCard } from '../../money/payments/saved-card.ts'
import { beginCardPayment, costBy, promisePayment } from '../../money/payments/start-payment.ts'
import { paymentTexts } from '../../money/ledger/payment-texts.ts'
import { presentConfirmation } from '../../money/ledger/payments-store.ts'

/** @throws Problem of a way to pay that the company does not take, does not take any more, or that nobody does */
async function offeredMethod(
  context: Parameters<typeof methodsFor>[0],
  id: string,
): Promise<Method> {
  const method = (await methodsFor(context)).find((one) => one.id === id)
  if (method) return method
  const kind = kindOf(id)
  if (kind === 'card') throw refusal(paymentTexts.noCards)
  if (kind) throw conflict(paymentTexts.methodGone)
  throw new Problem(400, texts.malformed, { errors: { paymentMethod: fieldError('invalidData') } })
}

/** Starts a payment of a held order; only the gateway's word makes a card payment paid (docs/product/booking-and-payment.md#gateway). */
export const submitPaymentRefund = prepared<typeof operation, AskedBefore>(operation, {
  async prepare(context, input) {
    const { services, user } = context
    const { order, confirmationToken: token } = input
    if (input.paymentRefundMethod) return nothingAsked
    const mayPay = (card: AskedBefore['card']) =>
      services.db.transaction().execute((tx) => payable({ ...context, db: tx }, input, card))
    return askBefore(services, { order, userId: user.id, token, mayPay })
  },
  run: begin,
  async complete({ services }, _input, answer) {
    const { payment } = answer
    return payment ? { ...answer, payment: await openIntent(services, payment.id) } : answer
  },
})

type Inside = Context<SignedIn> & { db: Tx }
type Input = ParsedInputOf<typeof operation>

/** An order that this payment may begin for, locked; @throws Problem with what stands against it */
async function payable(context: Inside, input: Input, card: AskedBefore['card']) {
  const { db: tx, user, now, lang, services } = context
  const { options, pm, appt, paymentRefundDestination } = input
  const order = await lockOrder(tx, input.order)
  if (!order || order.user_id !== user.id) throw new Problem(404, texts.lostOrder)
  if (user.block && order.kind !== 'balance') throw conflict(blockedText(user.block))
  await mustAwaitPayment(tx, order, now)
  const { confirmationNumber, confirmationToken, savedCard, rememberCard, cardConsent } = input
  const method = confirmationToken
    ? await methodOfCard(context, card)
    : await offeredMethod(context, input.paymentMethod ?? '')
  await mustMatchOrder(tx, order, { options, pm, appt })
  if (method.kind !== 'card') mustBeAbsent({ savedCard, rememberCard })
  if (confirmationToken) mustBeAbsent({ savedCard })
  if (!savedCard && !rememberCard) mustBeAbsent({ cardConsent })
  if (cardConsent !== undefined && cardConsent !== consentNow.version)
    throw conflict(paymentTexts.otherConsent)
  const isTransfer = method.kind === 'transfer'
  mustBeAbsent({ paymentRefundDestination, ...(isTransfer ? {} : { confirmationNumber }) })
  if (isTransfer && !confirmationNumber) {
    throw new Problem(400, texts.malformed, {
      errors: { confirmationNumber: fieldError('required') },
    })
  }
  const person = await tx
    .selectFrom('app_user')
    .select('email_verified_at')
    .where('id', '=', user.id)
    .executeTakeFirst()
  if (!person?.email_verified_at) throw refusal(paymentTexts.verifyEmail)
  await mustBeComplete(tx, order, lang)

  const { amount } = costBy(order, method)
  if (input.total !== undefined && input.total !== amount) throw conflict(priceChanged(amount))
  const isCard = method.kind === 'card'
  if (isCard && amount === 0) throw refusal(paymentTexts.noCardNeeded)
  if (isCard && amount < leastCardCents) throw refusal(paymentTexts.tooSmallForCards)
  if (isCard && services.payments.needsToken && !confirmationToken && !savedCard)
    throw new Problem(400, texts.malformed, {
      errors: { confirmationToken: fieldError('required') },
    })
  const saved = savedCard ? await readSavedCard(tx, services.payments, user.id, now) : undefined
  if (savedCard && saved?.method !== method.id) throw conflict(paymentTexts.noSavedCard)
  return { order, method, saved }
}

async function begin(
  context: Inside,
  input: Input,
  { card, letGo }: AskedBefore,
): Promise<Result<typeof operation>> {
  const { db: tx, user, now, lang, services } = context
  if (input.paymentRefundMethod) return giveBack(tx, user.id, input, { lang, services, now })
  if (letGo.charged !== undefined) {
    const charged = await chargedMeanwhile(tx, letGo.charged)
    return { confirmation: presentConfirmation(charged, lang), paid: true }
  }
  const { order, method, saved } = await payable(context, input, card)
  await replaceBegun(tx, order, letGo)
  const { confirmationNumber, confirmationToken, rememberCard, cardConsent } = input
  if (method.kind === 'card') {
    const { name: gateway, publishableKey } = services.payments
    const id = await beginCardPayment(tx, order, {
      gateway,
      method,
      isKnown: confirmationToken !== undefined || saved !== undefined,
      remember: rememberCard === true,
      card: saved?.reference,
      consent: cardConsent,
      userId: user.id,
      now,
    })
    // Its secret is there once this is committed.
    return { payment: { id, gateway, publishableKey, clientSecret: '' }, paid: false }
  }
  const payment = await promisePayment(tx, order, method, confirmationNumber, now)
  await bookOrder(tx, order, {
    paid: false,
    code: method.kind === 'cash' ? 'cashPlanned' : 'transferSent',
    services,
    now,
  })
  await queuePaymentMail(tx, order, payment, 'waiting', services.config, now)
  return { confirmation: presentConfirmation(payment, lang), paid: false }
}

/** The same call takes an order back: its total is negative (docs/wire.md, docs/product/money.md#refunds). */
async function giveBack(
  tx: Tx,
  userId: string,
  input: ParsedInputOf<typeof operation>,
  { lang, services, now }: { lang: Lang; services: Services; now: Date },
) {
  const { order, appt, total, paymentRefundDestination: destination } = input
  const { paymentMethod, confirmationNumber, confirmationToken } = input
  const { savedCard, rememberCard, cardConsent, options, pm } = input
  mustBeAbsent({ paymentMethod, confirmationNumber, confirmationToken })
  mustBeAbsent({ savedCard, rememberCard, cardConsent })
  // Money that goes back has a minus on the screen.
  if (total !== undefined && total > 0)
    throw new Problem(400, texts.malformed, { errors: { total: fieldError('notPositive') } })
  const row = await lockOrder(tx, order)
  if (row?.user_id === userId) {
    // Before the keys there is only the pickup's appointment; after them it is the return that is made.
    const pickup = waitsForKeys(row) ? appt : undefined
    await mustMatchOrder(tx, row, { options, pm, appt: pickup })
  }
  const { cents, parts } = await takeBack(tx, {
    order,
    userId,
    appt,
    total: total === undefined ? undefined : 0 - total,
    destination,
    services,
    now,
  })
  const [part] = parts
  // What gives nothing back has nothing to confirm.
  if (!part?.number) return { paid: false }
  const confirmation = {
    // Money goes back under the number of the payment that it came with.
    confirmationNumber: part.number,
    order,
    amount: 0 - cents / 100,
    method: wayName(part, lang),
  }
  return { confirmation, paid: false }
}

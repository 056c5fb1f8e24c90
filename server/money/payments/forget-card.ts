import type { forgetCard as operation } from '#protocol/money/payments/forget-card.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict } from '../../platform/api/problem.ts'
import { paymentTexts } from '../ledger/payment-texts.ts'
import { forgetSavedCard, isCardNeeded } from './saved-card.ts'

/** docs/product/booking-and-payment.md#saved-card: forgotten on the person's word, but not while it may be charged. */
export const forgetCard: Handler<typeof operation> = async ({ db, user }) => {
  if (await isCardNeeded(db, user.id)) throw conflict(paymentTexts.cardNeeded)
  await forgetSavedCard(db, user.id)
  return {}
}

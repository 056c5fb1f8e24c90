import type { forgetCard as operation } from '#protocol/money/payments/forget-card.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { forgetSavedCard } from './saved-card.ts'

/** docs/product/booking-and-payment.md#saved-card: forgotten on the person's word. */
export const forgetCard: Handler<typeof operation> = async ({ db, user }) => {
  await forgetSavedCard(db, user.id)
  return {}
}

import type { staffMoney as operation } from '#protocol/staff/staff-money.ts'
import type { Handler } from '../../core/api/handler.ts'
import { offerNames, readOffers } from '../pricing/offers-store.ts'
import { presentQuote } from '../pricing/present-quote.ts'
import { rentalFor } from '../messages/rental-access.ts'
import { claimsOf } from '../claims/claims-store.ts'
import { moneyOf } from '../refunds/rental-money.ts'

/** What staff tell a renter who calls about a bill: the same lines that the renter sees (docs/product/money.md#settlement). */
export const staffMoney: Handler<typeof operation> = async ({ db, user, lang }, input) => {
  const { order, area } = await rentalFor(db, input.order, user)
  const claims = await claimsOf(db, order.transaction_id)
  const names = offerNames(await readOffers(db), lang)
  return {
    calculatorData: presentQuote(order.quote, lang, names, order.planned_miles),
    money: await moneyOf(db, order.transaction_id, claims, lang),
    zone: area.zone,
  }
}

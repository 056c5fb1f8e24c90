import type { staffMoney as operation } from '#protocol/staff/staff-money.ts'
import type { Handler } from '../../core/handler.ts'
import { offerNames, readOffers } from '../bookings/offers-store.ts'
import { presentQuote } from '../bookings/present-quote.ts'
import { rentalFor } from '../help/rental-access.ts'
import { claimsOf } from '../rentals/claims-store.ts'
import { moneyOf } from '../rentals/rental-money.ts'

/** What staff tell a renter who calls about a bill: the same lines that the renter sees (PRODUCT.md 6). */
export const staffMoney: Handler<typeof operation> = async ({ db, user, lang }, input) => {
  const { order, area } = await rentalFor(db, input.order, user)
  const claims = await claimsOf(db, order.transaction_id)
  const names = offerNames(await readOffers(db), lang)
  return {
    calculatorData: presentQuote(order.quote, lang, names),
    money: await moneyOf(db, order.transaction_id, claims, lang),
    zone: area.zone,
  }
}

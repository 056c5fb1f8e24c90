import type { staffMoney as operation } from '#protocol/staff/staff/staff-money.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { offerNames, readOffers } from '../../fleet/pricing/offers-store.ts'
import { presentQuote } from '../../fleet/pricing/present-quote.ts'
import { rentalFor } from '../../help/messages/rental-access.ts'
import { readClaims } from '../../money/claims/claims-store.ts'
import { readMoney } from '../../rentals/cancellation/rental-money.ts'

/** What staff tell a renter who calls about a bill: the same lines that the renter sees (docs/product/money.md#settlement). */
export const staffMoney: Handler<typeof operation> = async ({ db, user, lang }, input) => {
  const { order, area } = await rentalFor(db, input.order, user)
  const claims = await readClaims(db, order.transaction_id)
  const names = offerNames(await readOffers(db), lang)
  return {
    calculatorData: presentQuote(order.quote, lang, names, order.planned_miles),
    money: await readMoney(db, order.transaction_id, claims, lang),
    zone: area.zone,
  }
}

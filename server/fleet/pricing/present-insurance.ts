import { collisionCover } from '#domain/fleet/pricing/deposit/deposit.ts'
import type { Quote } from '#domain/fleet/pricing/quote-line.ts'
import type { Lang } from '#protocol/core/text.ts'
import { insurancePlanTexts, insuranceTypeTexts } from './booking-texts.ts'

export function presentInsuranceTypes(lang: Lang) {
  return Object.entries(insuranceTypeTexts).map(([id, text]) => ({ id, name: text[lang] }))
}

/** The two plans with what the company's cover would cost for this quote; dollars (docs/product/prices.md#cover). */
export function presentInsurancePlans(quote: Quote, lang: Lang) {
  const surcharge = quote.lines.find((line) => line.rule === 'deposit-under-25')?.amount ?? 0
  const price = { own: 0, ownCollision: collisionCover(quote.deposit - surcharge, quote.totalDays) }
  return (['own', 'ownCollision'] as const).map((id) => ({
    id,
    name: insurancePlanTexts[id].name[lang],
    description: insurancePlanTexts[id].description[lang],
    price: price[id] / 100,
  }))
}

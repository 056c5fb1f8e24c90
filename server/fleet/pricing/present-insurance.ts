import { collisionCover } from '#domain/fleet/pricing/deposit/deposit.ts'
import type { Quote } from '#domain/fleet/pricing/quote-line.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { Offers } from './offers-store.ts'
import { insurancePlanTexts, insuranceTypeTexts } from './booking-texts.ts'

export function presentInsuranceTypes(lang: Lang) {
  return Object.entries(insuranceTypeTexts).map(([id, text]) => ({ id, name: text[lang] }))
}

const insurancePlans = ['own', 'ownCollision'] as const

/** The plans there are, with what the company's cover would cost for this quote; dollars (docs/product/prices.md#cover). */
export function presentInsurancePlans(
  quote: Quote,
  { covers }: Pick<Offers, 'covers'>,
  lang: Lang,
) {
  const surcharge = quote.lines.find((line) => line.rule === 'deposit-under-25')?.amount ?? 0
  const cover = collisionCover(covers, quote.deposit - surcharge, quote.totalDays)
  const prices = { own: 0, ...(cover !== undefined && { ownCollision: cover }) }
  return insurancePlans.flatMap((id) => {
    const cents = prices[id]
    if (cents === undefined) return []
    const { name, description } = insurancePlanTexts[id]
    return [{ id, name: name[lang], description: description[lang], price: cents / 100 }]
  })
}

import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { PriceModifier } from '#protocol/fleet/home/home.ts'
import type * as operations from '#protocol/fleet/operations.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { readCompany } from '../../people/company/company-store.ts'
import { donationTotal } from '../../money/ledger/ledger.ts'
import { takesCards } from '../../money/ledger/methods.ts'
import {
  type ModifierRow,
  offeredOf,
  presentExtra,
  readOffers,
} from '../../fleet/pricing/offers-store.ts'
import { type AreaCars, allAreas, carsByArea, presentArea } from '../../fleet/site/areas-store.ts'

/** English is the default (docs/product/app.md#languages). */
const languages = [
  { languageName: 'English', languageShort: 'EN', languageCode: 'en', bcp47: 'en-US' },
  { languageName: 'Español', languageShort: 'ES', languageCode: 'es', bcp47: 'es-US' },
]

function presentModifier(row: ModifierRow, lang: Lang): PriceModifier {
  return {
    id: row.id,
    coefficient: Number(row.coefficient),
    name: lang === 'es' ? row.name_es : row.name_en,
    description: lang === 'es' ? row.description_es : row.description_en,
  }
}

export const home: Handlers<typeof operations>['home'] = async (context) => {
  const { db, user, lang, now } = context
  const [company, areas, fleet, { extras, modifiers, seasons }, donated] = await Promise.all([
    readCompany(db),
    allAreas(db),
    carsByArea(db),
    readOffers(db),
    donationTotal(db),
  ])
  // The day of the latest zone there is.
  const today = dayOf(toWall(now, 'Pacific/Honolulu'))
  const shown = company.opened_at === null && !user ? [] : areas
  return {
    languages,
    // Visitors read that it opens soon; who is signed in may look (docs/product/company.md#opening).
    areas: shown.map((area) => presentArea(area, lang, now, fleet.get(area.id)?.cars)),
    reviews: reviewsOf(shown.flatMap(({ id }) => fleet.get(id) ?? [])),
    extras: offeredOf(extras).map((extra) => presentExtra(extra, lang)),
    // One whose last day has passed everywhere is over.
    priceModifiers: offeredOf(modifiers)
      .filter(({ last_day: last }) => last === null || last >= today)
      .map((row) => presentModifier(row, lang)),
    seasons: seasons.filter(({ until }) => until >= today),
    donationTotal: donated / 100,
    testPayments: takesCards(context) && context.services.payments.isTest,
  }
}

/** What all renters together say of the cars that are shown; nothing before the first of them. */
function reviewsOf(fleet: readonly AreaCars[]): { count: number; score: number } | undefined {
  const count = fleet.reduce((sum, { reviews }) => sum + reviews, 0)
  const scores = fleet.reduce((sum, area) => sum + area.scores, 0)
  return count === 0 ? undefined : { count, score: Math.round((scores / count) * 10) / 10 }
}

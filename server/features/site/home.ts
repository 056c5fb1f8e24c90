import type * as operations from '#protocol/site/operations.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { Handlers } from '../../core/handler.ts'
import { allAreas, cheapestMonths, presentArea } from './areas-store.ts'
import { allExtras, allPriceModifiers, presentExtra, presentPriceModifier } from './offers-store.ts'

/** English is the default (SEED.md 9). */
const languages = [
  { languageName: 'English', languageShort: 'EN', languageCode: 'en', bcp47: 'en-US' },
  { languageName: 'Español', languageShort: 'ES', languageCode: 'es', bcp47: 'es-US' },
]

/** Cents donated so far, by the ledger. Debit and credit differ in sign; a total has none. */
async function donatedCents(db: Db | Tx): Promise<number> {
  const { cents } = await db
    .selectFrom('ledger_line')
    .select(({ fn }) => fn.sum('amount_cents').as('cents'))
    .where('account', '=', 'donation')
    .executeTakeFirstOrThrow()
  return Math.abs(Number(cents ?? 0))
}

export const home: Handlers<typeof operations>['home'] = async ({ db, lang, now, services }) => {
  const [areas, months, extras, modifiers, donated] = [
    await allAreas(db),
    await cheapestMonths(db),
    await allExtras(db),
    await allPriceModifiers(db),
    await donatedCents(db),
  ]
  return {
    languages,
    areas: areas.map((area) => presentArea(area, lang, now, months.get(area.id))),
    extras: extras.map((extra) => presentExtra(extra, lang)),
    priceModifiers: modifiers.map((modifier) => presentPriceModifier(modifier, lang)),
    donationTotal: donated / 100,
    testPayments: services.payments.isTest,
  }
}

import { isWeekday, readOtherHours } from '#domain/core/time/opening-hours.ts'
import {
  lackingIn,
  type placeholders,
  type PlaceholderValues,
  unknownIn,
  unsaidIn,
} from '#domain/fleet/site/placeholders.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { Lang } from '#protocol/core/text.ts'
import { isPlain, longestPlain, type TextId } from '#protocol/fleet/site/text-ids.ts'
import type { Config } from '../../config.ts'
import {
  companyMail,
  companyName,
  legalParty,
  promiseOf,
  phoneCountryOf,
  readCompany,
} from '../../people/company/company-store.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import { writtenPhone } from '../../platform/phones.ts'
import { allAreas, type AreaRow, hoursAndMinutes } from './areas-store.ts'
import type { ContentRow } from './content-store.ts'

type Asked = { db: Db | Tx; config: Config }

const percent = (fraction: string) =>
  Number(fraction) > 0 ? `${Math.round(Number(fraction) * 1000) / 10}%` : undefined

const whole = (cents: number | undefined) =>
  cents === undefined ? undefined : dollarsText(cents).replace(/\.00$/, '')

/** What all of a list say alike; nothing when they differ. */
const common = (said: readonly string[]) => (new Set(said).size === 1 ? said[0] : undefined)

/** A time that every day of the week has; an area with a day of its own has none. */
const everyDay = ({ other_hours: other }: AreaRow, time: string) =>
  readOtherHours(other)?.some(({ on }) => isWeekday(on)) ? '' : hoursAndMinutes(time)

const coverCents = async (db: Db | Tx): Promise<number[]> =>
  (await db.selectFrom('cover_price').select('month_cents').orderBy('from_cents').execute()).map(
    ({ month_cents: cents }) => cents,
  )

/** What the placeholders of texts, or of this one, say now, by what the company has set (docs/product/company.md#texts). */
export async function setValues(
  { db, config }: Asked,
  text = '{cover',
): Promise<PlaceholderValues> {
  const row = await readCompany(db)
  const areas = await allAreas(db)
  const covers = text.includes('{cover') ? await coverCents(db) : []
  const said: Record<(typeof placeholders)[number], string | null | undefined> = {
    company: row.name,
    legalName: row.legal_name,
    license: row.license_number,
    address: row.address,
    phone: row.phone && writtenPhone(row.phone, phoneCountryOf(row)),
    nightPhone: row.night_phone && writtenPhone(row.night_phone, phoneCountryOf(row)),
    email: await companyMail({ db, config }),
    opens: common(areas.map((area) => everyDay(area, area.opens))),
    closes: common(areas.map((area) => everyDay(area, area.closes))),
    promise: promiseOf(row).words.en,
    promesa: promiseOf(row).words.es,
    cardFee: percent(row.card_fee),
    donation: percent(row.donation_rate),
    coverLow: whole(covers[0]),
    coverHigh: whole(covers.at(-1)),
  }
  return Object.fromEntries(Object.entries(said).filter(([, value]) => Boolean(value)))
}

/** The same for who reads a text: before the company has a name, that of the program stands for it. */
export async function shownValues(asked: Asked, text: string): Promise<PlaceholderValues> {
  const row = await readCompany(asked.db)
  return {
    ...(await setValues(asked, text)),
    company: companyName(row),
    legalName: legalParty(row),
  }
}

const languages: Record<string, string> = { en: 'English', es: 'español' }

/** @throws Problem 409 with what a text names of the company that nobody has set */
export async function mustHaveValues(asked: Asked, rows: readonly ContentRow[]): Promise<void> {
  const values = await setValues(asked)
  for (const { slug, title, body, lang } of rows) {
    // The party of a contract is named beside its words.
    const named = `${title}\n${body}${slug === 'contract' ? '{legalName}' : ''}`
    const [lacks] = lackingIn(named, values)
    if (lacks)
      throw conflict({
        en: `“${title}” (${languages[lang]}) names {${lacks}}, which is not set. Set it under Company, or take it out of the text.`,
        es: `«${title}» (${languages[lang]}) nombra {${lacks}}, que no está puesto. Ponlo en Empresa, o quítalo del texto.`,
      })
  }
}

/** @throws Problem 400 with what cannot be in a text */
export function mustFit(
  { id, lang }: { id: TextId; lang: Lang },
  words: { title: string; body: string },
): void {
  const errors: Record<string, string> = {}
  for (const [field, text] of Object.entries(words)) {
    const [unknown] = unknownIn(text, id)
    if (unknown !== undefined) errors[field] = fieldError('placeholder', unknown)
  }
  if (isPlain(id) && words.body.length > longestPlain)
    errors.body = fieldError('maxCharacters', longestPlain)
  const [unsaid] = id === 'contract' ? unsaidIn(words.body, lang) : []
  if (unsaid !== undefined) errors.body ??= fieldError('mustName', unsaid)
  if (Object.keys(errors).length > 0) throw new Problem(400, texts.malformed, { errors })
}

import type { Lang } from '#protocol/core/text.ts'
import { statesByCountry } from './states.ts'

type Coded = { code: string; name: string }
type Country = Coded & { states: Coded[] }

/* ISO 3166-1, without uninhabited places and those that use the licenses of another country. */
const codes = (
  'AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ ' +
  'CA CD CF CG CH CI CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM ' +
  'FO FR GA GB GD GE GG GH GI GL GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT ' +
  'JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG ' +
  'MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS ' +
  'PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH ' +
  'TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VN VU WS XK YE ZA ZM ZW'
).split(' ')

const known = new Set(codes)
/** Those whose licenses are seen most stand on top. */
const onTop = ['US', 'MX', 'CA']

const names: Record<Lang, Intl.DisplayNames> = {
  en: new Intl.DisplayNames('en-US', { type: 'region' }),
  es: new Intl.DisplayNames('es-US', { type: 'region' }),
}

const byName = (lang: Lang) => {
  const { compare } = new Intl.Collator(lang)
  return (a: Coded, b: Coded) => compare(a.name, b.name)
}

export const isKnownCountry = (code: string): boolean => known.has(code)

/** The states a license of this country names; empty where it names none. Names in English unless asked. */
export function statesOf(country: string, lang: Lang = 'en'): Coded[] {
  const states = Object.hasOwn(statesByCountry, country) ? (statesByCountry[country] ?? []) : []
  return states
    .map(([code, en, es]) => ({ code, name: lang === 'es' ? (es ?? en) : en }))
    .toSorted(byName(lang))
}

function build(lang: Lang): Country[] {
  const country = (code: string): Country => ({
    code,
    name: names[lang].of(code) ?? code,
    states: statesOf(code, lang),
  })
  const others = codes.filter((code) => !onTop.includes(code)).map(country)
  return [...onTop.map(country), ...others.toSorted(byName(lang))]
}

const built = new Map<Lang, Country[]>()

/** Countries that issue licenses, with their states, in the language asked for. */
export function countriesIn(lang: Lang): Country[] {
  const list = built.get(lang) ?? build(lang)
  built.set(lang, list)
  return list
}

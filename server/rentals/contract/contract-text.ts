import { carName } from '#domain/fleet/fleet/car-name.ts'
import { isElectric } from '#domain/fleet/fleet/electric.ts'
import { type ContentBlock, contentParts } from '#domain/fleet/site/content-parts.ts'
import type { ContentRun } from '#domain/fleet/site/content-runs.ts'
import { contractValues } from '#domain/fleet/site/contract-sentences.ts'
import { filled, type PlaceholderValues } from '#domain/fleet/site/placeholders.ts'
import { agreedMilePrice } from '#domain/fleet/pricing/line-text.ts'
import { formatPaperDay } from '#domain/core/time/format-date.ts'
import type { Lang } from '#protocol/core/text.ts'
import { pickupPlace } from '../../fleet/fleet/pickup-place.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import { paperDateTime } from '../../platform/mail/date-time-text.ts'
import { oneLine } from '../../platform/one-line.ts'
import { writtenPhone } from '../../platform/phones.ts'
import { offerNames } from '../../fleet/pricing/offers-store.ts'
import { donationOf, linesByName, plannedTrip } from '../../fleet/pricing/present-quote.ts'
import type { ContractFacts } from './contract-facts.ts'
import { contractWords } from './contract-words.ts'

/*
 * The contract as it is kept and hashed: plain text, one thing a line. `# ` begins the title, `## `
 * a heading, a tab stands between a name and what it is, everything else is a paragraph. The PDF
 * shows exactly this text.
 */
const fact = (name: string, value: string) => `${name}\t${value}`
const day = (date: string | null, lang: Lang) => (date ? formatPaperDay(date, lang) : '')

export function contractText(facts: ContractFacts, lang: Lang): string {
  const { headings } = contractWords[lang]
  const values = valuesOf(facts, lang)
  const { title } = facts.wording[lang]
  return [
    `# ${filled(title, values) ?? title}`,
    ...orderLines(facts, lang),
    `## ${headings.parties}`,
    ...partyLines(facts, lang),
    `## ${headings.car}`,
    ...carLines(facts, lang),
    `## ${headings.time}`,
    ...timeLines(facts, lang),
    `## ${headings.price}`,
    ...priceLines(facts, lang),
    `## ${headings.deposit}`,
    depositLine(facts, lang),
    `## ${headings.insurance}`,
    ...insuranceLines(facts, lang),
    ...wordingLines(facts.wording[lang].body, values),
    ...donationLines(facts, lang),
  ].join('\n')
}

/** What is given away of this order, when the company gives. */
function donationLines({ order }: ContractFacts, lang: Lang): string[] {
  const { headings, donation } = contractWords[lang]
  const cents = donationOf(order.quote)
  return cents > 0 ? [`## ${headings.donation}`, donation(dollarsText(cents))] : []
}

/** What the company's words name: who it is, and what the program does with this booking. */
function valuesOf({ owner, order, car }: ContractFacts, lang: Lang): PlaceholderValues {
  const {
    name: legalName,
    company,
    licenseNumber,
    address,
    phone,
    nightPhone,
    phoneCountry,
  } = owner
  const who = { company, legalName, license: licenseNumber, address }
  const phones = {
    phone: phone && writtenPhone(phone, phoneCountry),
    nightPhone: nightPhone && writtenPhone(nightPhone, phoneCountry),
  }
  const of = contractValues({ isElectric: isElectric(car.fuel), kind: order.kind }, lang)
  return Object.fromEntries(
    Object.entries({ ...who, ...phones, ...of }).filter(([, value]) => Boolean(value)),
  )
}

/** The company's words, one paragraph or item a line. */
function wordingLines(body: string, values: PlaceholderValues): string[] {
  const { lead, sections } = contentParts(body, values)
  return [
    ...lead.flatMap(blockLines),
    ...sections.flatMap(({ title, blocks }) => [`## ${title}`, ...blocks.flatMap(blockLines)]),
  ]
}

function blockLines(block: ContentBlock): string[] {
  if (block.kind === 'heading') return [`## ${block.title}`]
  if (block.kind === 'text') return [plain(block.runs)]
  return block.items.map((runs, at) => `${block.ordered ? `${at + 1}.` : '•'} ${plain(runs)}`)
}

/** As words alone, with where a link leads; what would begin a title here is none. */
const plain = (runs: readonly ContentRun[]): string =>
  oneLine(
    runs.map(({ text, href }) => (href && href !== text ? `${text} (${href})` : text)).join(''),
  ).replace(/^[#\s]+/, '')

function orderLines({ order, version, now, area }: ContractFacts, lang: Lang): string[] {
  const { facts, extension } = contractWords[lang]
  return [
    fact(facts.order, order.id),
    fact(facts.number, String(order.number)),
    fact(facts.version, String(version)),
    fact(facts.made, paperDateTime(now, area.zone, lang)),
    ...(order.kind === 'extension' ? [extension] : []),
  ]
}

function partyLines({ owner: party, renter, drivers }: ContractFacts, lang: Lang): string[] {
  const { facts, owner, driver, onlyDrivers } = contractWords[lang]
  return [
    fact(facts.owner, owner(oneLine(party.name))),
    ...(party.licenseNumber ? [fact(facts.ownerLicense, oneLine(party.licenseNumber))] : []),
    ...(party.address ? [fact(facts.ownerAddress, oneLine(party.address))] : []),
    fact(facts.renter, oneLine(renter.name)),
    fact(facts.email, renter.email),
    ...(renter.phone ? [fact(facts.phone, writtenPhone(renter.phone, party.phoneCountry))] : []),
    ...drivers.map((one) => {
      const license = [one.license_number, one.license_state, one.license_country]
      const name = oneLine([one.first_name, one.last_name].filter(Boolean).join(' '))
      return fact(
        facts.driver,
        driver(name, day(one.birth_date, lang), license.filter(Boolean).join(' ')),
      )
    }),
    onlyDrivers,
  ]
}

function carLines({ car }: ContractFacts, lang: Lang): string[] {
  const { facts } = contractWords[lang]
  return [fact(facts.car, carName(car)), fact(facts.plate, car.plate)]
}

function timeLines({ order, car, area, appointment }: ContractFacts, lang: Lang): string[] {
  const { facts, zone } = contractWords[lang]
  return [
    fact(facts.start, paperDateTime(order.starts_at, area.zone, lang)),
    fact(facts.end, paperDateTime(order.ends_at, area.zone, lang)),
    fact(facts.place, pickupPlace(order.paid, car, area)),
    ...(appointment ? [fact(facts.appointment, paperDateTime(appointment, area.zone, lang))] : []),
    zone(lang === 'es' ? area.name_es : area.name_en, area.zone),
  ]
}

function priceLines(facts: ContractFacts, lang: Lang): string[] {
  const words = contractWords[lang]
  const { quote } = facts.order
  const trip = plannedTrip(facts.order, lang)
  const included = quote.terms.includedMilesPerDay
  return [
    ...linesByName(quote, lang, offerNames(facts.offers, lang)).map(({ label, cents }) =>
      fact(label, dollarsText(cents)),
    ),
    fact(words.facts.total, dollarsText(quote.total)),
    ...(trip ? [fact(trip.label, dollarsText(trip.cents)), trip.note] : []),
    words.perMile(
      agreedMilePrice({ cents: quote.terms.mileCents, coefficient: quote.coefficient }),
      included > 0 ? included.toLocaleString('en-US') : '',
    ),
    words.fee,
  ]
}

function depositLine({ order }: ContractFacts, lang: Lang): string {
  const { deposit, noDeposit } = contractWords[lang]
  return order.quote.deposit > 0 ? deposit(dollarsText(order.quote.deposit)) : noDeposit
}

function insuranceLines({ order, drivers }: ContractFacts, lang: Lang): string[] {
  const { facts, plans, policy } = contractWords[lang]
  const plan = plans[order.insurance_plan as keyof typeof plans] ?? plans.own
  return [
    fact(facts.plan, plan),
    ...drivers
      .filter((one) => one.insurance_expires)
      .map((one) => {
        const number = one.insurance_policy_number ?? ''
        const company = oneLine(one.insurance_company ?? '')
        return fact(facts.policy, policy(company, number, day(one.insurance_expires, lang)))
      }),
  ]
}

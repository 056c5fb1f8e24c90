import { sql } from 'kysely'
import { carName } from '#domain/fleet/fleet/car-name.ts'
import { quoteValidUntil } from '#domain/money/orders/quote-validity.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toInstant } from '#domain/core/time/zone.ts'
import type { Quote } from '#domain/fleet/pricing/quote-line.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { staffSendQuote as operation } from '#protocol/staff/callers/staff-send-quote.ts'
import { type CarRow, carById } from '../../fleet/fleet/cars-store.ts'
import { bookingTexts, priceChanged } from '../../fleet/pricing/booking-texts.ts'
import { checkDates } from '../../fleet/pricing/check-dates.ts'
import { mustBeOffered, offerNames, readOffers } from '../../fleet/pricing/offers-store.ts'
import { linesByName } from '../../fleet/pricing/present-quote.ts'
import { priceBooking } from '../../fleet/pricing/price-booking.ts'
import { fewestDaysOf } from '../../fleet/pricing/seasons-store.ts'
import { areaOfCar, taxesAt } from '../../fleet/site/areas-store.ts'
import { lessCredit } from '../../money/ledger/credit.ts'
import { readDrivers } from '../../people/drivers/drivers-store.ts'
import type { Context, SignedIn } from '../../platform/api/context.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { mustNotBeOwn } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import { dateTimeText } from '../../platform/mail/date-time-text.ts'
import { layOutMail } from '../../platform/mail/mail-layout.ts'
import { queueMail } from '../../platform/mail/outgoing-mail.ts'
import { randomId } from '../../platform/random.ts'
import { languageOf, needCaller, someone, whyNotFor } from './caller.ts'
import { pathToBooking } from './link-to-booking.ts'

const en = {
  subject: (car: string) => `Your quote for ${car}`,
  text: (until: string) =>
    `This is what we read out to you. It is good until ${until} while the car is free: nothing is held, and the price can change. The button opens the booking as you asked for it, at the price of that moment.`,
  facts: { start: 'Start', end: 'End', total: 'Due now', until: 'Good until' },
  button: 'Book this car',
}
const es: typeof en = {
  subject: (car) => `Tu cotización de ${car}`,
  text: (until) =>
    `Esto es lo que te dijimos. Vale hasta el ${until} mientras el auto esté libre: no hay nada apartado y el precio puede cambiar. El botón abre la reserva como la pediste, con el precio de ese momento.`,
  facts: { start: 'Inicio', end: 'Fin', total: 'Se paga ahora', until: 'Vale hasta' },
  button: 'Reservar este auto',
}
const messages = { en, es }

/**
 * Mails what a car costs, by the same computation as the booking, and keeps what was said
 * (docs/product/staff.md#booking-for-a-caller). Nothing is held.
 * @throws Problem 400 without a person or an address, 403 for oneself, 409 for another price or a person who cannot rent
 */
export const staffSendQuote: Handler<typeof operation> = async (context, input) => {
  const { db: tx, user, now, services } = context
  const car = await carById(tx, input.car)
  const area = await areaOfCar(tx, input.car)
  if (!car || !area) throw new Problem(404, texts.notFound)
  if (car.status !== 'active') throw conflict(bookingTexts.carNotRented)
  const offers = await readOffers(tx)
  const minimumDays = fewestDaysOf(offers, car, input.start)
  checkDates(input, { zone: area.zone, now, minimumDays })
  const to = await receiver(context, input)
  mustBeOffered(offers, { ...input, day: dayOf(input.start) })
  const inForce = { id: area.id, taxes: taxesAt(area, now) }
  const priced = priceBooking(car, inForce, offers, to.drivers, input)
  const quote = await lessCredit(tx, priced, to.person, car.id)
  if (input.total !== quote.dueNow) throw conflict(priceChanged(quote.dueNow))
  const startsAt = toInstant(input.start, area.zone)
  const endsAt = toInstant(input.end, area.zone)
  const validUntil = quoteValidUntil(now, startsAt)
  const id = randomId()
  await sql`
    insert into sent_quote (id, staff_id, user_id, car_id, starts_at, ends_at, quote, total_cents, created_at, valid_until)
    values (${id}, ${user.id}, ${to.person ?? null}, ${car.id}, ${startsAt}::timestamptz, ${endsAt}::timestamptz,
      ${JSON.stringify(quote)}::jsonb, ${quote.dueNow}, ${now}::timestamptz, ${validUntil}::timestamptz)`.execute(
    tx,
  )
  const names = offerNames(offers, to.lang)
  const url = `${services.config.publicUrl}${pathToBooking(input)}`
  const when = (at: Date) => dateTimeText(at, area.zone, to.lang)
  const mail = mailOf(car, quote, {
    lang: to.lang,
    url,
    dates: [when(startsAt), when(endsAt)],
    until: when(validUntil),
    lines: linesByName(quote, to.lang, names),
  })
  await queueMail(tx, { to: to.email, ...mail }, now)
  await audit(tx, user.id, now, 'quote sent', id, {
    to: 'sent',
    car: car.id,
    amount: quote.dueNow,
    ...(to.person && { person: to.person }),
  })
  return { quoteId: id, validUntil: validUntil.toISOString(), email: to.email }
}

type Inside = Context<SignedIn> & { db: Tx }

type Input = {
  person?: string | undefined
  email?: string | undefined
  language?: Lang | undefined
}

/** Who is written to, in which language, and whose drivers are priced. */
async function receiver({ db: tx, user, now, lang }: Inside, input: Input) {
  if (input.person !== undefined) {
    mustNotBeOwn(user, input.person)
    const caller = await needCaller(tx, input.person)
    const why = await whyNotFor(tx, caller, now)
    if (why) throw conflict(why)
    const drivers = await readDrivers(tx, caller.id)
    return { person: caller.id, email: caller.email, lang: languageOf(caller), drivers }
  }
  if (input.email === undefined)
    throw new Problem(400, texts.malformed, { errors: { email: fieldError('required') } })
  const drivers = [someone(undefined)]
  return { person: undefined, email: input.email, lang: input.language ?? lang, drivers }
}

type Said = {
  lang: Lang
  url: string
  dates: readonly [string, string]
  until: string
  lines: readonly { label: string; cents: number }[]
}

function mailOf(car: CarRow, quote: Quote, { lang, url, dates, until, lines }: Said) {
  const t = messages[lang]
  return layOutMail(lang, {
    subject: t.subject(carName(car)),
    heading: t.subject(carName(car)),
    paragraphs: [t.text(until)],
    facts: [
      [t.facts.start, dates[0]],
      [t.facts.end, dates[1]],
      ...lines.map(({ label, cents }): [string, string] => [label, dollarsText(cents)]),
      [t.facts.total, dollarsText(quote.dueNow)],
      [t.facts.until, until],
    ],
    button: { label: t.button, url },
  })
}

/** The last quote that somebody was mailed and that is still good. */
export async function lastQuoteOf(db: Db | Tx, userId: string, now: Date) {
  const { rows } = await sql<{ car: string; cents: number; at: Date; until: Date }>`
    select c.make || ' ' || c.model || ' ' || c.year as car, q.total_cents as cents, q.created_at as at, q.valid_until as until
    from sent_quote q join car c on c.id = q.car_id
    where q.user_id = ${userId} and q.valid_until > ${now}::timestamptz
    order by q.created_at desc limit 1`.execute(db)
  return rows[0]
}

/** Takes away what somebody was quoted who left. */
export async function forgetQuotes(tx: Tx, userId: string): Promise<void> {
  await sql`delete from sent_quote where user_id = ${userId}`.execute(tx)
}

import { ageOn } from '#domain/people/drivers/driver-age.ts'
import { callerHoldUntil } from '#domain/money/orders/hold.ts'
import { paymentFee } from '#domain/fleet/pricing/payment-fee.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toInstant, toWall } from '#domain/core/time/zone.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { OutputOf, ParsedInputOf } from '#protocol/core/operation.ts'
import { type CallerPays, callerPays, offeredCars } from '#protocol/staff/callers/choices.ts'
import type { staffQuote as operation } from '#protocol/staff/callers/staff-quote.ts'
import { listCars } from '../../fleet/cars/list-cars.ts'
import { listTypesAndFeatures } from '../../fleet/fleet/car-types-features.ts'
import { carById } from '../../fleet/fleet/cars-store.ts'
import { bookingTexts } from '../../fleet/pricing/booking-texts.ts'
import {
  offeredOf,
  offerNames,
  offersFor,
  presentExtra,
  presentPlans,
  readOffers,
} from '../../fleet/pricing/offers-store.ts'
import { presentInsurancePlans } from '../../fleet/pricing/present-insurance.ts'
import { lengthOf } from '../../fleet/pricing/seasons-store.ts'
import { slotsNear } from '../../rentals/holds/slots-store.ts'
import { presentQuote } from '../../fleet/pricing/present-quote.ts'
import { priceBooking } from '../../fleet/pricing/price-booking.ts'
import { allAreas, areaOfCar, taxesAt } from '../../fleet/site/areas-store.ts'
import { lessCredit } from '../../money/ledger/credit.ts'
import { methodsFor } from '../../money/ledger/methods.ts'
import { readCompany } from '../../people/company/company-store.ts'
import { readDrivers } from '../../people/drivers/drivers-store.ts'
import { missingForBooking } from '../../people/drivers/missing-for-booking.ts'
import type { UserRow } from '../../people/people/account-store.ts'
import type { Context, SignedIn } from '../../platform/api/context.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { staffTexts } from '../../platform/audit/staff-texts.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { staffPersons } from '../conduct/person-facts.ts'
import { languageOf, mailboxOf, needCaller, someone, whyNotFor } from './caller.ts'
import { lastQuoteOf } from './staff-send-quote.ts'

type Answer = OutputOf<typeof operation>
type Input = ParsedInputOf<typeof operation>
type Asked = Context<SignedIn>

/** What a caller can have, and what the chosen car costs them (docs/product/staff.md#booking-for-a-caller). */
export const staffQuote: Handler<typeof operation> = async (context, input) => {
  const { db, lang, now } = context
  const areas = await allAreas(db)
  // Who names a car alone means where it stands.
  const named =
    input.area ?? (input.car === undefined ? undefined : (await areaOfCar(db, input.car))?.id)
  const area = named === undefined ? areas[0] : areas.find(({ id }) => id === named)
  if (!area) throw new Problem(404, texts.notFound)
  const company = await readCompany(db)
  const user = input.person === undefined ? undefined : await needCaller(db, input.person)
  const drivers = user ? await readDrivers(db, user.id) : [someone(input.birthDate)]
  const { found, free, subtypes, chosen } = await search(context, input, area.id)
  const offers = offersFor(await readOffers(db), dayOf(input.start))
  const car = chosen ?? found[0]?.car.id
  const row = car === undefined ? undefined : await carById(db, car)
  const inForce = { id: area.id, taxes: taxesAt(area, now) }
  const priced = row && priceBooking(row, inForce, offers, drivers, input)
  const quote = priced && (await lessCredit(db, priced, user?.id, row.id))
  const methods = await methodsFor(context)
  const pays = new Set<CallerPays>([
    'link',
    ...methods.flatMap(({ kind }) => (kind === 'card' ? [] : [kind])),
  ])
  const cardFee = Math.max(0, ...methods.map(({ transactionFee }) => transactionFee))
  const startsAt = toInstant(input.start, area.zone)
  const at = callerHoldUntil(company.caller_hold_hours, { now, startsAt })
  return {
    person: user && (await presentCaller(context, user, input)),
    areas: areas.map((one) => ({ id: one.id, name: nameOf(one, lang) })),
    area: area.id,
    subtypes,
    cars: found,
    free,
    extras: offeredOf(offers.extras).map((extra) => presentExtra(extra, lang)),
    plans: row ? presentPlans(row, lengthOf(offers, row, input), offers, lang) : [],
    covers: quote ? presentInsurancePlans(quote, offers, lang) : [],
    slots: await slotsNear(db, area, input.start, now, lang),
    car: row?.id,
    quote: quote && presentQuote(quote, lang, offerNames(offers, lang), input.miles),
    message:
      input.car !== undefined && chosen === undefined ? bookingTexts.carTaken[lang] : undefined,
    heldUntil: { wall: toWall(at, area.zone), at: at.toISOString() },
    pays: callerPays.filter((one) => pays.has(one)),
    cardFee: quote ? paymentFee(quote.dueNow, cardFee) / 100 : 0,
  }
}

const nameOf = (row: { name_en: string; name_es: string }, lang: Lang) =>
  lang === 'es' ? row.name_es : row.name_en

/** The cheapest that are free, how many there are of each body type, and the chosen one while it is free. */
async function search(context: Asked, input: Input, area: string) {
  const { db } = context
  const { start, end, pm, miles } = input
  const none = { types: [], features: [], bounds: [], extras: [], cars: [] }
  const asked = { ...none, area, start, end, pm, miles, subtypes: input.subtypes }
  const [list, named, types] = await Promise.all([
    listCars(context, { ...asked, limit: offeredCars, choices: true }),
    input.car === undefined
      ? undefined
      : listCars(context, { ...asked, subtypes: [], cars: [input.car], limit: 1 }),
    listTypesAndFeatures(context),
  ])
  const chosen = named?.cars.find(({ available }) => available)
  const free = list.cars.filter(({ available }) => available)
  const shown = chosen && !free.some(({ id }) => id === chosen.id) ? [...free, chosen] : free
  const plates = await platesOf(
    db,
    shown.map(({ id }) => id),
  )
  const names = new Map(
    types.types.flatMap((type) => type.subtypes).map(({ id, name }) => [id, name]),
  )
  return {
    found: shown.map((car) => ({
      car,
      plate: plates.get(car.id) ?? '',
      price: car.bookingPrice ?? 0,
    })),
    free: list.totalAvailable ?? 0,
    subtypes: (list.choices?.subtypes ?? []).map(({ id, count }) => ({
      id,
      name: names.get(id) ?? id,
      free: count,
    })),
    chosen: chosen?.id,
  }
}

async function platesOf(db: Db | Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('car').select(['id', 'plate']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, plate }) => [id, plate]))
}

async function presentCaller(
  { db, lang, now, user: me }: Asked,
  user: UserRow,
  { start, end }: Input,
): Promise<Answer['person']> {
  const drivers = await readDrivers(db, user.id)
  const own = drivers.find(({ is_primary }) => is_primary)
  const why = user.id === me.id ? staffTexts.own : await whyNotFor(db, user, now)
  const last = await lastQuoteOf(db, user.id, now)
  const [facts] = await staffPersons(db, [user.id], { viewerId: me.id, lang, now })
  return {
    id: user.id,
    name: facts?.name ?? '',
    email: mailboxOf(user) ?? '',
    phone: user.phone ?? undefined,
    age: user.birth_date ? ageOn(user.birth_date, dayOf(start)) : undefined,
    language: languageOf(user),
    completedRentals: facts?.completedRentals ?? 0,
    missing: missingForBooking(drivers, dayOf(end), lang).map(({ text }) => text),
    insuredUntil: own?.insurance_expires ?? undefined,
    lastQuote: last && {
      car: last.car,
      total: last.cents / 100,
      at: last.at.toISOString(),
      validUntil: last.until.toISOString(),
    },
    refused: why?.[lang],
  }
}

import { quote } from '#domain/fleet/pricing/quote.ts'
import { settlement } from '#domain/fleet/pricing/settlement.ts'
import { type Season, seasonsFor } from '#domain/fleet/pricing/seasons/season.ts'
import type { Tax } from '#domain/fleet/pricing/taxes/tax.ts'
import type { cars } from '#protocol/fleet/cars/cars.ts'
import type { InputOf } from '#protocol/core/operation.ts'
import type { Db } from '#server/platform/db/database.ts'

/* What a slow search says that a trip costs, and the cars and seasons of the tables as they are. */

export type CarHere = Awaited<ReturnType<typeof allCars>>[number]
export type Asked = Omit<InputOf<typeof cars>, 'cursor' | 'limit' | 'near' | 'car'>

export const allCars = (db: Db) =>
  db
    .selectFrom('car')
    .innerJoin('area', 'area.id', 'car.area_id')
    .where('status', '=', 'active')
    .selectAll('car')
    .select(['zone', 'centre_latitude', 'centre_longitude', 'tax_lines'])
    .execute()

/** Those that are set, in the order in which they were made. */
export async function allSeasons(db: Db): Promise<Season[]> {
  const rows = await db
    .selectFrom('season')
    .selectAll()
    .where('removed_at', 'is', null)
    .orderBy('made')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    nameEn: row.name_en,
    nameEs: row.name_es,
    percent: row.percent,
    from: row.first_day,
    until: row.last_day,
    areas: row.areas,
    types: row.types,
    minimumDays: row.minimum_days ?? undefined,
  }))
}

export const seasonsOf = (seasons: Season[], car: CarHere) =>
  seasonsFor(seasons, { area: car.area_id, type: car.type_id })

type Modifier = { id: string; coefficient: string }
export type Prices = { modifiers: Modifier[]; seasons: Season[] }

/** What is paid before the trip and at its settlement after exactly these miles; cents. */
function wholeTrip(
  car: CarHere,
  { modifier, seasons }: { modifier: Modifier; seasons: Season[] },
  { start, end, miles }: { start: string; end: string; miles: number },
) {
  const coefficient = Number(modifier.coefficient)
  const same = {
    start,
    end,
    coefficient,
    mileCents: car.mile_cents,
    taxes: car.tax_lines as Tax[],
    rentalDays: 0,
  }
  const includedMilesPerDay = car.included_miles_per_day
  const { total } = quote({
    ...same,
    seasons,
    place: { area: car.area_id, type: car.type_id },
    rates: { day: car.day_cents, week: car.week_cents, month: car.month_cents },
    modifierId: modifier.id,
    extras: [],
    depositMinimum: 0,
    depositMaximum: 0,
    deductibles: [],
    driverBirthDays: [],
    depositHeld: true,
  })
  const charges = settlement({
    ...same,
    includedMilesPerDay,
    startOdometer: car.odometer,
    endOdometer: car.odometer + miles,
    ended: end,
    dayCents: car.day_cents,
    energy: { kind: 'gas', start: 8, end: 8, tankGallons: 12, gasPriceCents: 400 },
  })
  return charges.reduce((sum, { amount }) => sum + amount, total)
}

export function pricesOf(car: CarHere, asked: Asked, { modifiers, seasons }: Prices) {
  const { start, end, miles, pm } = asked as Record<'start' | 'end' | 'miles' | 'pm', string>
  if (!start || !end || miles === undefined) return undefined
  const priced = modifiers.map((one) => ({
    id: one.id,
    cents: wholeTrip(car, { modifier: one, seasons }, { start, end, miles: Number(miles) }),
  }))
  const least = Math.min(...priced.map(({ cents }) => cents))
  const of = (id: string) => priced.find((one) => one.id === id)?.cents ?? Number.NaN
  return {
    key: pm === undefined ? least : of(pm),
    shown: { tripPrice: least / 100, saves: (of('normal') - least) / 100 },
  }
}

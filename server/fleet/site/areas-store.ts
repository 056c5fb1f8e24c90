import type { OpeningHours } from '#domain/core/time/opening-hours.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { offsetInForce, toWall } from '#domain/core/time/zone.ts'
import { type DatedTax, type Tax, taxesOn } from '#domain/fleet/pricing/taxes/tax.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { TaxRule } from '#protocol/fleet/cars/tax-rule.ts'
import type { Area } from '#protocol/fleet/home/home.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { type Cacheable, readCached } from '../../platform/db/cache.ts'
import type { Schema } from '../../platform/db/schema.ts'

/** An area as the database keeps it; `zone` is an IANA zone, money is cents. */
export type AreaRow = Omit<Selectable<Schema['area']>, 'tax_lines'> & { tax_lines: DatedTax[] }

/* In the order of their ids' numbers, which is the order of the sample (docs/product/entities.md#area). */
const areas: Cacheable<readonly AreaRow[]> = {
  topic: 'areas',
  read: async (db) => {
    const rows = db.selectFrom('area').selectAll().orderBy(sql`length(id)`).orderBy('id')
    return (await rows.execute()) as AreaRow[]
  },
}

export async function areaById(db: Db | Tx, id: string): Promise<AreaRow | undefined> {
  return (await allAreas(db)).find((area) => area.id === id)
}

/** The area of a car, read without knowing the car. */
export async function areaOfCar(db: Db | Tx, carId: string): Promise<AreaRow | undefined> {
  const row = await db
    .selectFrom('area')
    .selectAll()
    .where('id', '=', (of) => of.selectFrom('car').select('area_id').where('car.id', '=', carId))
    .executeTakeFirst()
  return row as AreaRow | undefined
}

export const allAreas = (db: Db | Tx): Promise<readonly AreaRow[]> => readCached(db, areas)

/** An area from its table, which stays as it is until the transaction ends. */
export async function lockArea(tx: Tx, id: string): Promise<AreaRow | undefined> {
  const row = tx.selectFrom('area').selectAll().where('id', '=', id).forUpdate()
  return (await row.executeTakeFirst()) as AreaRow | undefined
}

type AreaChange = Omit<Updateable<Schema['area']>, 'id' | 'slug'>

/** @returns it as it is now */
export async function changeArea(tx: Tx, id: string, set: AreaChange): Promise<AreaRow> {
  const changed = tx.updateTable('area').set(set).where('id', '=', id).returningAll()
  return (await changed.executeTakeFirstOrThrow()) as AreaRow
}

/** The taxes that a price of that moment has, by the area's calendar (docs/product/prices.md#taxes). */
export const taxesAt = ({ tax_lines: lines, zone }: AreaRow, now: Date): Tax[] =>
  taxesOn(lines, dayOf(toWall(now, zone)))

/**
 * Makes an area; two that are made at once get numbers of their own.
 */
export async function addArea(
  tx: Tx,
  row: Omit<Insertable<Schema['area']>, 'id' | 'slug'>,
): Promise<AreaRow> {
  await sql`lock table area in share row exclusive mode`.execute(tx)
  const { rows } = await sql<{ id: string; taken: string[] }>`
    select (coalesce(max(id::int) filter (where id ~ '^[0-9]{1,6}$'), 0) + 1)::text as id,
      coalesce(array_agg(slug) filter (where slug is not null), '{}') as taken from area`.execute(
    tx,
  )
  const { id = '1', taken = [] } = rows[0] ?? {}
  const plain = slugOf(row.name_en)
  const slug = taken.includes(plain) ? `${plain}-${id}` : plain
  const made = tx
    .insertInto('area')
    .values({ ...row, id, slug })
    .returningAll()
  return (await made.executeTakeFirstOrThrow()) as AreaRow
}

/** What stands in addresses for a name: `san-jose`. */
function slugOf(name: string): string {
  const letters = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return (
    letters
      .split(/[^a-z0-9]+/)
      .filter(Boolean)
      .join('-') || 'area'
  )
}

/** What a company has in an area: its active cars, and what renters said of them, of 10. */
export type AreaCars = { cars: number; reviews: number; scores: number }

export async function carsByArea(db: Db | Tx): Promise<ReadonlyMap<string, AreaCars>> {
  const { rows } = await sql<AreaCars & { area_id: string }>`
    select area_id, count(*)::int as cars, sum(review_count)::int as reviews,
      coalesce(sum(rating * review_count), 0)::float8 as scores
    from car where status = 'active' group by area_id`.execute(db)
  return new Map(rows.map(({ area_id: id, ...counted }) => [id, counted]))
}

/** PostgreSQL's `08:00:00` as `08:00`. */
export const hoursAndMinutes = (time: string) => time.slice(0, 5)

/** A tax as it travels: what the books call it stays here. */
export const presentTax = (tax: Tax): TaxRule => ({
  id: tax.id,
  nameEn: tax.nameEn,
  nameEs: tax.nameEs,
  fraction: tax.fraction,
  dayCents: tax.dayCents,
  firstDays: tax.firstDays,
  on: [...tax.on],
  onTaxes: [...tax.onTaxes],
})

/** When visits are agreed in an area. */
export const openingHours = ({
  opens,
  closes,
  other_hours: otherHours,
}: Pick<AreaRow, 'opens' | 'closes' | 'other_hours'>): OpeningHours => ({
  opens: hoursAndMinutes(opens),
  closes: hoursAndMinutes(closes),
  otherHours,
})

/** An area as it travels, with the number of its active cars. */
export function presentArea(row: AreaRow, lang: Lang, now: Date, cars = 0): Area {
  return {
    id: row.id,
    slug: row.slug,
    name: lang === 'es' ? row.name_es : row.name_en,
    state: row.state,
    zone: row.zone,
    offsetToUTC: offsetInForce(now, row.zone),
    gasPrice: row.gas_price_cents / 100,
    kwhPrice: row.kwh_price_cents / 100,
    centre: { latitude: row.centre_latitude, longitude: row.centre_longitude },
    pickupAddress: row.pickup_address,
    ...openingHours(row),
    taxes: taxesAt(row, now).map(presentTax),
    cars,
    now: toWall(now, row.zone),
  }
}

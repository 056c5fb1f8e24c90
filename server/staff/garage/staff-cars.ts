import { type RawBuilder, sql } from 'kysely'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type {
  GarageCar,
  staffCar as carOperation,
  staffCars as listOperation,
} from '#protocol/staff/garage/staff-cars.ts'
import type { carOrders } from '#protocol/staff/garage/choices.ts'
import { carCells } from '../../fleet/cars/fleet-file/car-cells.ts'
import { areaNames, readKnownFleet } from '../../fleet/cars/fleet-file/known-fleet.ts'
import { carColours } from '../../fleet/cars/fleet-file/left-out.ts'
import type { CarRow } from '../../fleet/fleet/cars-store.ts'
import { takenCars } from '../../fleet/fleet/change-car.ts'
import { firstPhoto, photoAddresses } from '../../fleet/fleet/car-photo-files.ts'
import { ownPhotos } from '../../fleet/proof/own-photos.ts'
import { readOffers } from '../../fleet/pricing/offers-store.ts'
import { seasonsOf } from '../../fleet/pricing/seasons-store.ts'
import { allAreas } from '../../fleet/site/areas-store.ts'
import type { AnyContext } from '../../platform/api/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { inSql } from '../../fleet/fleet/rental-status.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { carVersion, valuesOf } from './car-form.ts'
import { lastChange } from './change-cars.ts'
import { found } from './find-cars.ts'
import { presentPhotos } from './car-photos.ts'

const usualRows = 50

/** What cars are put in order by, before their id. */
const keys = {
  name: ['make', 'model', 'plate'],
  plate: ['plate'],
  month: ['month_cents'],
  year: ['year'],
  registration: ['registration_until'],
} as const

const registration = (column: RawBuilder<unknown>) => sql`coalesce(${column}, 'infinity'::date)`

/** How a list of `car`, or of `c`, is put in order. */
function orderOf(sort: (typeof carOrders)[number] | undefined) {
  const isDown = sort?.startsWith('-') ?? false
  const name = Object.keys(keys).find((one) => one === sort?.replace(/^-/u, ''))
  const columns = [...keys[(name ?? 'name') as keyof typeof keys], 'id']
  const keyOf = (table: 'car' | 'c') =>
    columns.map((column) => {
      const value = sql.ref(`${table}.${column}`)
      return column === 'registration_until' ? registration(value) : value
    })
  const order = (table: 'car' | 'c') =>
    sql.join(keyOf(table).map((one) => sql`${one} ${isDown ? sql`desc` : sql`asc`}`))
  const key = sql.join(keyOf('car'))
  const after = (cursor: string) =>
    sql`(${key}) ${isDown ? sql`<` : sql`>`} (select ${key} from car where id = ${cursor})`
  return { order, after }
}

const photo = firstPhoto(sql`c`)

const look = (car: Pick<CarRow, 'subtype_id' | 'colour'>, shown: string | null | undefined) => ({
  subtypeId: car.subtype_id,
  colour: car.colour,
  photo: shown ? photoAddresses(shown).small : undefined,
})

/** All cars of the company, a page at a time (docs/product/cars.md#the-list). */
export const staffCars: Handler<typeof listOperation> = async (context, input) => {
  const { db, lang, now } = context
  const { find, area, status, sort, cursor, limit = usualRows } = input
  const asked = sql`${find ? found(find) : sql`true`} and ${area ? sql`area_id = ${area}` : sql`true`}`
  const ofState = status ? sql`status = ${status}` : sql`status <> 'retired'`
  const { order, after } = orderOf(sort)
  const { rows: counted } = await sql<{ status: string; cars: number }>`
    select status, count(*)::int as cars from car where ${asked} group by 1`.execute(db)
  const { rows } = await sql<CarRow & { photo: string | null; out: boolean; off: boolean }>`
    select c.*, ${photo} as photo, s.due_back is not null as out, exists (select from car_breakdown b
      where b.car_id = c.id and b.lifted_at is null and tstzrange(b.from_at, b.until_at) @> ${now}::timestamptz) as off
    from (select * from car where ${asked} and ${ofState} and ${cursor ? after(cursor) : sql`true`}
      order by ${order('car')} limit ${limit + 1}) c join car_search s on s.car_id = c.id
    order by ${order('c')}`.execute(db)
  const areas = (await allAreas(db)).map((row) => ({
    id: row.id,
    name: lang === 'es' ? row.name_es : row.name_en,
  }))
  const names = new Map(areas.map(({ id, name }) => [id, name]))
  const shown = rows.slice(0, limit)
  return {
    cars: shown.map(
      (car): GarageCar => ({
        id: car.id,
        make: car.make,
        model: car.model,
        year: car.year,
        plate: car.plate,
        vinEnd: car.vin?.slice(-8),
        area: names.get(car.area_id) ?? car.area_id,
        city: car.city,
        status: car.status as GarageCar['status'],
        isOut: car.out,
        isOff: car.off || undefined,
        registrationUntil: car.registration_until ?? undefined,
        month: car.month_cents / 100,
        week: car.week_cents / 100,
        day: car.day_cents / 100,
        ...look(car, car.photo),
      }),
    ),
    change: await lastChange(context),
    counts: Object.fromEntries(counted.map((row) => [row.status, row.cars])),
    areas,
    nextCursor: rows.length > limit ? shown.at(-1)?.id : undefined,
  }
}

/** One car with all its columns, and what a form of a car chooses from (docs/product/cars.md#one-car). */
export const staffCar: Handler<typeof carOperation> = async ({ db, lang, now }, { car: id }) => {
  const name = lang === 'es' ? 'name_es' : 'name_en'
  const areas = await allAreas(db)
  const subtypes = await db
    .selectFrom('car_subtype')
    .select(['id', `${name} as name`])
    .orderBy('position')
    .execute()
  const features = await db
    .selectFrom('feature')
    .select(['id', `${name} as name`])
    .orderBy('position')
    .execute()
  const choices = {
    areas: areas.map((row) => ({ id: row.slug, name: row[name] })),
    subtypes,
    features,
    colours: [...carColours],
  }
  if (id === undefined) return choices
  const { rows } = await sql<CarRow & { photo: string | null }>`
    select c.*, ${photo} as photo from car c where c.id = ${id}`.execute(db)
  const [car] = rows
  if (!car) throw new Problem(404, texts.notFound)
  const cells = carCells(car, areaNames(await readKnownFleet(db)))
  const taken = (await takenCars(db, [id], now)).get(id)
  return {
    ...choices,
    car: {
      id,
      values: valuesOf(cells),
      version: carVersion(cells),
      ...look(car, car.photo),
      ...presentPhotos(await ownPhotos(db, id)),
      rating: car.rating === null ? undefined : Number(car.rating),
      reviews: car.review_count,
      trips: car.trips,
      seasons: await seasonsAhead(db, car, { lang, now }),
      endsAfterRegistration: await endsAfterRegistration(db, car),
      taken: taken && {
        isOut: taken.isOut,
        ahead: taken.ahead,
        first: taken.first && toWall(taken.first, taken.zone),
      },
    },
  }
}

/** The seasons of a car that are not over, the first one first. */
async function seasonsAhead(
  db: AnyContext['db'],
  car: CarRow,
  { lang, now }: Pick<AnyContext, 'lang' | 'now'>,
) {
  const today = dayOf(toWall(now, 'Pacific/Honolulu'))
  return seasonsOf((await readOffers(db)).seasons, car)
    .filter(({ percent, until }) => percent !== 0 && until >= today)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .map(({ id, nameEn, nameEs, percent, from, until }) => {
      const name = lang === 'es' ? nameEs : nameEn
      return { id, name, percent, from, until }
    })
}

/** The first booking or rental of a car that ends when its registration is over (docs/product/workshop.md#registration). */
async function endsAfterRegistration(db: Db, { id, registration_until: until }: CarRow) {
  if (until === null) return undefined
  const { rows } = await sql<{ order: string; number: number; end: string }>`
    select o.id as order, o.number, to_char(o.ends_at at time zone a.zone, 'YYYY-MM-DD"T"HH24:MI') as end
    from rental_order o join area a on a.id = o.area_id join occupancy p on p.order_id = o.id
    where o.car_id = ${id} and p.kind = 'rental' and (o.ends_at at time zone a.zone)::date > ${until}::date
      and (o.rental_status = ${inSql.notPickedUp} or o.rental_status in ${inSql.running})
    order by o.starts_at limit 1`.execute(db)
  return rows[0]
}

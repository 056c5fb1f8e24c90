import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/db/database.ts'
import { carFeatures, carSubtypes, carTypes } from './body-types.ts'
import { loadContent } from '../../fleet/site/content/load-content.ts'
import { insertRatingCriteria } from '../../community/reviews/loaded/reviews.ts'
import { insertCarSubtypes, insertCarTypes, insertFeatures } from '../../fleet/fleet/loaded/cars.ts'
import { insertPlaces } from '../../fleet/places/loaded/places.ts'
import { insertExtras, insertPriceModifiers } from '../../fleet/pricing/loaded/offers.ts'
import { insertAreas } from '../../fleet/site/loaded/areas.ts'
import { extras, priceModifiers } from './offers.ts'
import { areaIds, readAreas, readRows, readText } from './read-data.ts'

/** Processes that start at once wait for each other here; the first one loads. */
const lockKey = 7_261_002

/** Where the sample company hands over its cars, by the area's slug; the addresses are made up. */
const pickupAddresses: Record<string, string> = {
  'bay-area': '480 Juniper Yard, Oakland, CA 94607',
  'los-angeles': '2210 Alder Yard, Los Angeles, CA 90021',
  sacramento: '75 Foothill Yard, Sacramento, CA 95811',
  'san-diego': '318 Cedar Yard, San Diego, CA 92101',
  miami: '1640 Palm Yard, Miami, FL 33136',
  hawaii: '52 Laurel Yard, Honolulu, HI 96819',
}

/**
 * What an installation needs before it has a car: areas, body types, features, price modifiers,
 * extras, rating criteria and places. Into a database without areas only, so that what staff
 * changed or removed later stays so. The texts of pages come where they are missing.
 */
export async function loadBase({ db }: Pick<Database, 'db'>): Promise<void> {
  await loadContent({ db })
  if (await hasAreas(db)) return
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(tx)
    if (await hasAreas(tx)) return
    await loadAreas(tx)
    await loadVehicleWords(tx)
    await loadOffers(tx)
    await loadCriteria(tx)
    await loadPlaces(tx)
  })
}

async function hasAreas(db: Database['db'] | Tx): Promise<boolean> {
  return (await db.selectFrom('area').select('id').limit(1).executeTakeFirst()) !== undefined
}

async function loadAreas(tx: Tx): Promise<void> {
  const rows = readAreas().map((area) => ({
    id: String(area.id),
    slug: area.slug,
    name_en: area.name.en,
    name_es: area.name.es,
    state: area.state,
    zone: area.timeZone,
    gas_price_cents: Math.round(area.gasPrice * 100),
    kwh_price_cents: Math.round(area.kwhPrice * 100),
    centre_latitude: area.centre.lat,
    centre_longitude: area.centre.lon,
    pickup_address: pickupAddresses[area.slug] ?? `${area.name.en}, ${area.state}`,
  }))
  await insertAreas(tx, rows)
}

async function loadVehicleWords(tx: Tx): Promise<void> {
  const named = ({ id, en, es }: { id: string; en: string; es: string }, position: number) => ({
    id,
    name_en: en,
    name_es: es,
    position,
  })
  await insertCarTypes(tx, carTypes.map(named))
  await insertCarSubtypes(
    tx,
    carSubtypes.map((row, position) => ({ ...named(row, position), type_id: row.type })),
  )
  await insertFeatures(tx, carFeatures.map(named))
}

async function loadOffers(tx: Tx): Promise<void> {
  const described = (row: (typeof extras | typeof priceModifiers)[number], position: number) => ({
    id: row.id,
    name_en: row.name.en,
    name_es: row.name.es,
    description_en: row.description.en,
    description_es: row.description.es,
    position,
  })
  await insertPriceModifiers(
    tx,
    priceModifiers.map((row, at) => ({ ...described(row, at), coefficient: `${row.coefficient}` })),
  )
  await insertExtras(
    tx,
    extras.map((row, at) => ({ ...described(row, at), price_cents: row.priceCents })),
  )
}

async function loadCriteria(tx: Tx): Promise<void> {
  const criteria: { id: number; name: { en: string; es: string } }[] = JSON.parse(
    readText('criteria.json'),
  )
  await insertRatingCriteria(
    tx,
    criteria.map(({ id, name }) => ({ id: String(id), name_en: name.en, name_es: name.es })),
  )
}

type PlaceColumn = 'id' | 'name' | 'state' | 'lat' | 'lon' | 'population' | 'kind' | 'area'

async function loadPlaces(tx: Tx): Promise<void> {
  const areas = areaIds()
  const rows = readRows<PlaceColumn>('places.csv').map((place) => ({
    id: place.id,
    name: place.name,
    state: place.state,
    latitude: Number(place.lat),
    longitude: Number(place.lon),
    population: Number(place.population),
    kind: place.kind,
    area_id: areas.get(place.area) ?? null,
  }))
  await insertPlaces(tx, rows)
}

import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/db/database.ts'
import { carFeatures, carSubtypes, carTypes } from './body-types.ts'
import { loadContent } from '../../fleet/site/content/load-content.ts'
import { insertRatingCriteria } from '../../community/reviews/loaded/reviews.ts'
import { insertCarSubtypes, insertCarTypes, insertFeatures } from '../../fleet/fleet/loaded/cars.ts'
import { insertPlaces } from '../../fleet/places/loaded/places.ts'
import { insertPriceModifiers } from '../../fleet/pricing/loaded/offers.ts'
import { normalPriceId } from '../../fleet/pricing/offers-store.ts'
import { priceModifierRows, priceModifiers } from './offers.ts'
import { readRows, readText } from './read-data.ts'

/** Processes that start at once wait for each other here; the first one loads. */
const lockKey = 7_261_002

/**
 * What every installation has before its company is one: body types, features, the Normal price, rating criteria
 * and places; nothing of it is a company's (docs/product/company.md). Into an empty database only, so that what staff changed or removed later stays so.
 * The texts of pages come where they are missing.
 */
export async function loadBase({ db }: Pick<Database, 'db'>): Promise<void> {
  await loadContent({ db })
  if (await isLoaded(db)) return
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(tx)
    if (await isLoaded(tx)) return
    await loadVehicleWords(tx)
    await loadNormalPrice(tx)
    await loadCriteria(tx)
    await loadPlaces(tx)
  })
}

async function isLoaded(db: Database['db'] | Tx): Promise<boolean> {
  return (await db.selectFrom('car_type').select('id').limit(1).executeTakeFirst()) !== undefined
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

/** Of the price plans there is the one that changes nothing: the price as the car has it. */
async function loadNormalPrice(tx: Tx): Promise<void> {
  const rows = priceModifierRows(priceModifiers.filter(({ id }) => id === normalPriceId))
  await insertPriceModifiers(tx, rows)
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

type PlaceColumn = 'id' | 'name' | 'state' | 'lat' | 'lon' | 'population' | 'kind'

async function loadPlaces(tx: Tx): Promise<void> {
  const rows = readRows<PlaceColumn>('places.csv').map((place) => ({
    id: place.id,
    name: place.name,
    state: place.state,
    latitude: Number(place.lat),
    longitude: Number(place.lon),
    population: Number(place.population),
    kind: place.kind,
  }))
  await insertPlaces(tx, rows)
}

import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import { type Kept, keptOf } from '../../db/kept.ts'
import type { CarRow } from '../fleet/cars-store.ts'

/** From when until when, in milliseconds. */
export type Span = [from: number, to: number]

/** A car with what `car_search` says of it. */
export type CopiedCar = CarRow & {
  said_latitude: number
  said_longitude: number
  rated: number
  due_back: Date | null
  /** In its order, and none touches another. */
  busy: Span[]
}

/** A fleet of more is looked for in its tables. */
const mostCars = 5_000

const copies = new WeakMap<Kept, FleetCopy>()

/**
 * The whole fleet in memory, where nobody else writes to the database; undefined in a transaction, for a
 * large fleet, and while a car is being changed faster than it is read: then its tables are asked.
 */
export async function copiedFleet(
  db: Db | Tx,
): Promise<ReadonlyMap<string, CopiedCar> | undefined> {
  const kept = keptOf(db)
  if (!kept?.isAlone) return undefined
  const copy = copies.get(kept) ?? new FleetCopy(kept)
  copies.set(kept, copy)
  return copy.cars(db)
}

/** Triggers name each car that changed (0041); it is read anew before the next search. */
class FleetCopy {
  #cars: Map<string, CopiedCar> | undefined
  #isLarge = false
  readonly #changed = new Set<string>()
  #changes = 0

  constructor(kept: Kept) {
    kept.tellParts('search', (id) => {
      this.#changes += 1
      this.#changed.add(id)
    })
  }

  async cars(db: Db | Tx): Promise<ReadonlyMap<string, CopiedCar> | undefined> {
    if (this.#isLarge) return undefined
    const known = this.#cars
    if (known && this.#changed.size === 0) return known
    const changes = this.#changes
    const ids = known && [...this.#changed]
    const read = await readCars(db, ids)
    // What was read may be older than what has changed meanwhile.
    if (changes !== this.#changes) return undefined
    const cars = known ?? new Map<string, CopiedCar>()
    for (const id of ids ?? []) cars.delete(id)
    for (const car of read) cars.set(car.id, car)
    this.#changed.clear()
    this.#isLarge = cars.size > mostCars
    this.#cars = this.#isLarge ? undefined : cars
    return this.#cars
  }
}

async function readCars(db: Db | Tx, ids: string[] | undefined): Promise<CopiedCar[]> {
  const wanted: RawBuilder<unknown> = ids ? sql`car.id = any(${ids}::text[])` : sql`true`
  const { rows } = await sql<CopiedCar>`
    select car.*, s.latitude as said_latitude, s.longitude as said_longitude, s.rated, s.due_back,
      (select coalesce(json_agg(json_build_array(extract(epoch from lower(r)) * 1000, extract(epoch from upper(r)) * 1000)
        order by lower(r)), '[]') from unnest(s.busy) r) as busy
    from car join car_search s on s.car_id = car.id
    where ${wanted} limit ${mostCars + 1}::int`.execute(db)
  return rows
}

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

/** A fleet in memory: each car by its id, and those of an area. */
export type CopiedFleet = {
  byId: ReadonlyMap<string, CopiedCar>
  ofArea(id: string): readonly CopiedCar[]
}

/**
 * The whole fleet in memory; undefined in a transaction, for a large fleet, where changes are not heard of,
 * and while a car is being changed faster than it is read: then its tables are asked.
 */
export async function copiedFleet(db: Db | Tx): Promise<CopiedFleet | undefined> {
  const kept = keptOf(db)
  if (!kept) return undefined
  const copy = copies.get(kept) ?? new FleetCopy(kept)
  copies.set(kept, copy)
  return copy.fleet(db)
}

/** Triggers name each car that changed (0050); it is read anew before the next search. */
class FleetCopy {
  readonly #kept: Kept
  #cars: Map<string, CopiedCar> | undefined
  #fleet: CopiedFleet | undefined
  #isLarge = false
  readonly #changed = new Set<string>()
  #changes = 0
  /** What is being read, by the number of the last change before. */
  #reading: { since: number; cars: Promise<CopiedFleet | undefined> } | undefined

  constructor(kept: Kept) {
    this.#kept = kept
    kept.tellParts('search', (id) => {
      this.#changes += 1
      if (id === undefined) this.#cars = undefined
      else if (this.#cars) this.#changed.add(id)
    })
  }

  async fleet(db: Db | Tx): Promise<CopiedFleet | undefined> {
    if (this.#isLarge || !this.#kept.hears) return undefined
    if (this.#cars && this.#changed.size === 0) return this.#fleet
    // All who come while it is read wait for the same answer, unless something changed after it was asked.
    if (this.#reading?.since !== this.#changes)
      this.#reading = { since: this.#changes, cars: this.#read(db) }
    return this.#reading.cars
  }

  async #read(db: Db | Tx): Promise<CopiedFleet | undefined> {
    const [changes, known] = [this.#changes, this.#cars]
    const ids = known && [...this.#changed]
    const read = await readCars(db, ids).finally(() => {
      if (this.#reading?.since === changes) this.#reading = undefined
    })
    // What was read may be older than what has changed meanwhile.
    if (changes !== this.#changes) return undefined
    const cars = known ?? new Map<string, CopiedCar>()
    for (const id of ids ?? []) cars.delete(id)
    for (const car of read) cars.set(car.id, car)
    this.#changed.clear()
    this.#isLarge = cars.size > mostCars
    this.#cars = this.#isLarge ? undefined : cars
    this.#fleet = this.#cars && fleetOf(this.#cars)
    return this.#fleet
  }
}

function fleetOf(byId: ReadonlyMap<string, CopiedCar>): CopiedFleet {
  let areas: Map<string, CopiedCar[]> | undefined
  return {
    byId,
    ofArea(id) {
      areas ??= byArea(byId.values())
      return areas.get(id) ?? []
    },
  }
}

function byArea(cars: Iterable<CopiedCar>): Map<string, CopiedCar[]> {
  const areas = new Map<string, CopiedCar[]>()
  for (const car of cars) {
    const others = areas.get(car.area_id)
    if (others) others.push(car)
    else areas.set(car.area_id, [car])
  }
  return areas
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

import type { Kysely, Transaction } from 'kysely'
import type { Schema } from './schema.ts'

/*
 * What staff change on few days of a year is read once and kept by the process (docs/decisions/0032). Never
 * what decides money or rights: that is read inside a transaction, from the tables.
 */

/* As in database.ts, which has its memory from here. */
type Db = Kysely<Schema>
type Tx = Transaction<Schema>

/** What is kept, a value each; the triggers `cache_changed` say by this name that it has changed. */
export type CacheTopic = 'company' | 'areas' | 'offers' | 'carTypes' | 'pages'

/** The channel of those triggers; every session of the process listens to it, so each hears its own change. */
export const cacheChannel = 'tramo_cache'

/** What can be kept, and how it is read. */
export type Cacheable<Value> = { topic: CacheTopic; read(db: Db | Tx): Promise<Value> }

/** A change of which nobody was told shows after so long. */
const longestMs = 60_000

/** What one process keeps of one database. */
export class Cache {
  /** How many connections hear the changes of other servers; without one nothing is kept. */
  #listening = 0
  readonly #values = new Map<string, { value: Promise<unknown>; until: number }>()

  /** @param now milliseconds of a clock that only goes on */
  read<Value>(db: Db, what: Cacheable<Value>, now = performance.now()): Promise<Value> {
    const known = this.#values.get(what.topic)
    if (known && now < known.until) return known.value as Promise<Value>
    const value = what.read(db).then(frozen)
    // Kept before it is read: what changes meanwhile drops it.
    if (this.#listening > 0) this.#values.set(what.topic, { value, until: now + longestMs })
    value.catch(() => this.drop(what.topic))
    return value
  }

  drop(topic: string): void {
    this.#values.delete(topic)
  }

  /** A connection listens from now on, or does no more. */
  listens(isUp: boolean): void {
    this.#listening += isUp ? 1 : -1
    this.#values.clear()
  }
}

/** All who read it share it, so nobody changes it. */
function frozen<Value>(value: Value): Value {
  if (Array.isArray(value)) for (const item of value) frozen(item)
  else if (Object.getPrototypeOf(value ?? 0) === Object.prototype)
    for (const item of Object.values(value as object)) frozen(item)
  else return value
  return Object.freeze(value)
}

const cacheBy = new WeakMap<Db | Tx, Cache>()

/** Who reads with `db` reads from memory. */
export function cacheFor(db: Db, cache: Cache | undefined): void {
  if (cache) cacheBy.set(db, cache)
}

export const cacheOf = (db: Db | Tx): Cache | undefined => cacheBy.get(db)

/** From memory; in a transaction from its tables, which may have changed in it. */
export function readCached<Value>(db: Db | Tx, what: Cacheable<Value>): Promise<Value> {
  const cache = cacheBy.get(db)
  return cache ? cache.read(db, what) : what.read(db)
}

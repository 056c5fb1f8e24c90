import type { Kysely, Transaction } from 'kysely'
import type { PoolClient } from 'pg'
import type { StatementClient } from './named-statements.ts'
import type { Schema } from './schema.ts'

/*
 * What rarely changes is read once and kept by the process (docs/decisions/0019). Triggers tell when it
 * changed (0040): the own session at once, by a notice; every server with the commit, by NOTIFY.
 */

/* As in database.ts, which has its memory from here. */
type Db = Kysely<Schema>
type Tx = Transaction<Schema>

/** What triggers tell of: a table, or of `car` and `donation` what is kept of them. */
export type KeptTopic =
  | 'area'
  | 'price_modifier'
  | 'extra'
  | 'feature'
  | 'car_type'
  | 'car_subtype'
  | 'content_page'
  | 'car'
  | 'donation'

/** What can be kept, and the topics after whose change it is read again. */
export type Keepable<Value> = {
  of: readonly KeptTopic[]
  read(db: Db | Tx): Promise<Value>
}

/** The topics that have a row in `kept_version`, and it. */
export type KeptVersions = readonly { topic: string; version: number }[]

const noticeCode = 'TRKPT'

/** Which part of something was changed; undefined: any may have been. */
type TellPart = (part: string | undefined) => void

/** What one process keeps of one database. */
export class Kept {
  /** How many connections listen; without one nothing is kept. */
  #ears = 0
  readonly #parts = new Map<string, TellPart>()
  readonly #values = new Map<Keepable<unknown>, unknown>()
  readonly #versions = new Map<string, number>()
  /** How often something was dropped: what was read meanwhile may be older. */
  #drops = 0

  async read<Value>(db: Db, what: Keepable<Value>): Promise<Value> {
    const known = this.#values.get(what)
    if (known !== undefined) return known as Value
    const drops = this.#drops
    // Frozen even when it is not kept, so that callers see the same value either way.
    const value = frozen(await what.read(db))
    if (drops === this.#drops && this.hears) this.#values.set(what, value)
    return value
  }

  /** Whether every change is heard of, so that something can be kept at all. */
  get hears(): boolean {
    return this.#ears > 0
  }

  /** Who keeps something part by part is told which of them anybody has changed. */
  tellParts(topic: string, tell: TellPart): void {
    this.#parts.set(topic, tell)
  }

  /** A connection listens from now on. */
  listens(): void {
    this.#ears += 1
    this.#dropAll()
  }

  /** It does not any more. */
  isDeaf(): void {
    this.#ears -= 1
    this.#dropAll()
  }

  /** The own sessions by the number of their backend; what they change, their notices tell. */
  readonly sessions = new Set<number>()

  /**
   * @param from the number of the backend that says it
   * @returns whether the text was about what is kept
   */
  heard(text: string, from?: number): boolean {
    const [word, topic, version, ...more] = text.split(' ')
    if (word !== 'kept' || topic === undefined) return false
    const tell = this.#parts.get(topic)
    if (tell) {
      if (from === undefined || !this.sessions.has(from)) tell([version, ...more].join(' '))
      return true
    }
    if (version) this.#versions.set(topic, Number(version))
    this.#drop(topic)
    return true
  }

  /** What `kept_version` says: a change of which nothing was heard shows here. */
  compare(versions: KeptVersions): void {
    for (const { topic, version } of versions) {
      if (this.#versions.get(topic) !== version) this.#drop(topic)
      this.#versions.set(topic, version)
    }
  }

  /**
   * A client that drops what its transaction has changed before anybody hears that it is over.
   * @param told what `listenToNotices` collects of this session
   */
  dropping(client: StatementClient, session: PoolClient, told: Set<string>): StatementClient {
    const settle = () => {
      for (const one of told) {
        const [topic = '', ...part] = one.split(' ')
        if (part.length > 0) this.#parts.get(topic)?.(part.join(' '))
        else this.#drop(topic)
      }
      told.clear()
    }
    return {
      async query(text, values) {
        try {
          return await client.query(text, values)
        } finally {
          if (session.getTransactionStatus() === 'I') settle()
        }
      },
      release() {
        // Also when nobody knows how its transaction ended.
        settle()
        client.release()
      },
    }
  }

  #drop(topic: string): void {
    this.#drops += 1
    for (const what of this.#values.keys())
      if (what.of.some((one) => one === topic)) this.#values.delete(what)
  }

  #dropAll(): void {
    this.#drops += 1
    this.#values.clear()
    for (const tell of this.#parts.values()) tell(undefined)
  }
}

/** What a session's transaction has changed of what is kept, as its notices tell. */
export function listenToNotices(session: PoolClient): Set<string> {
  const told = new Set<string>()
  session.on('notice', ({ code, table, column }) => {
    if (code === noticeCode && table) told.add(column === undefined ? table : `${table} ${column}`)
  })
  return told
}

/** All who read it share it, so nobody changes it. */
function frozen<Value>(value: Value): Value {
  if (Array.isArray(value)) for (const item of value) frozen(item)
  else if (Object.getPrototypeOf(value ?? 0) === Object.prototype)
    for (const item of Object.values(value as object)) frozen(item)
  else return value
  return Object.freeze(value)
}

const keptBy = new WeakMap<Db | Tx, Kept>()

/** Who reads with `db` reads from memory. */
export function keepFor(db: Db, kept: Kept | undefined): void {
  if (kept) keptBy.set(db, kept)
}

export const keptOf = (db: Db | Tx): Kept | undefined => keptBy.get(db)

/** From memory; in a transaction from its tables, which may have changed in it. */
export function readKept<Value>(db: Db | Tx, what: Keepable<Value>): Promise<Value> {
  const kept = keptBy.get(db)
  return kept ? kept.read(db, what) : what.read(db)
}

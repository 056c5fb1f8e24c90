import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { type Cache, cacheChannel } from './cache.ts'
import { type Listeners, type Signals, workChannel } from './signals.ts'

/** The first half of the keys of our advisory locks; the other is the hash of a name. */
const lockClass = 7_261_002
const firstPauseMs = 100
/* Everything is back within five seconds of the database: this and two trips to it. */
const longestPauseMs = 2_000
/** How long a close waits for a database that may be gone. */
const farewellMs = 1_000

/* A machine that vanished keeps no lock: PostgreSQL notices after half a minute, not after two hours. */
const noticeTheDead =
  'set tcp_keepalives_idle = 15; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3'

/** How often it is tried whether it still answers. */
const heartbeatMs = 10_000

/**
 * One connection beside the pool, which hears NOTIFY and holds the advisory locks of what runs
 * alone. When it breaks it is made anew, and whoever listens is told that something may be missed.
 * What is kept in memory is kept while it is up. One that is gone without a word is noticed because it
 * is asked something now and then.
 */
export class PostgresSignals implements Signals {
  readonly #newClient: () => Client
  readonly #listeners: Listeners
  readonly #cache: Cache
  readonly #closed = new AbortController()
  /** The connection that is up, and what gives it up. */
  #up: { client: Client; giveUp: () => void } | undefined
  #loop: Promise<void> | undefined

  private constructor(newClient: () => Client, listeners: Listeners, cache: Cache) {
    this.#newClient = newClient
    this.#listeners = listeners
    this.#cache = cache
  }

  /** Resolves when it listens, or when the first try failed and others follow. */
  static async open(newClient: () => Client, listeners: Listeners, cache: Cache): Promise<Signals> {
    const signals = new PostgresSignals(newClient, listeners, cache)
    await new Promise<void>((resolve) => {
      signals.#loop = signals.#keepConnected(resolve)
    })
    return signals
  }

  /**
   * Without its connection it runs unguarded: that is safe, as every piece of work is with several
   * processes, and better than not at all.
   */
  readonly alone = async <Result>(
    name: string,
    run: () => Promise<Result>,
  ): Promise<Result | undefined> => {
    const up = this.#up
    const lock = up && (await this.#ask(up, 'pg_try_advisory_lock', name))
    if (lock === false) return undefined
    try {
      return await run()
    } finally {
      if (up && lock) await this.#ask(up, 'pg_advisory_unlock', name)
    }
  }

  readonly close = async (): Promise<void> => {
    this.#closed.abort()
    this.#up?.giveUp()
    await this.#loop
  }

  /** @returns undefined when the connection does not answer; then it is given up. */
  async #ask(
    up: { client: Client; giveUp: () => void },
    what: 'pg_try_advisory_lock' | 'pg_advisory_unlock',
    name: string,
  ): Promise<boolean | undefined> {
    try {
      const { rows } = await up.client.query<{ is: boolean }>(
        `select ${what}($1::int, hashtext($2)) as is`,
        [lockClass, name],
      )
      return rows[0]?.is
    } catch {
      up.giveUp()
      return undefined
    }
  }

  async #keepConnected(tried: () => void): Promise<void> {
    let pause = firstPauseMs
    while (!this.#closed.signal.aborted) {
      const wasUp = await this.#listenOnce(tried)
      tried()
      pause = wasUp ? firstPauseMs : Math.min(2 * pause, longestPauseMs)
      await sleep(pause, undefined, { signal: this.#closed.signal }).catch(() => {})
    }
  }

  /** Listens until the connection is gone. @returns whether there was one */
  async #listenOnce(listening: () => void): Promise<boolean> {
    const client = this.#newClient()
    let isKeeping = false
    let why = new Error('the connection ended')
    let giveUp = () => {}
    const gone = new Promise<void>((resolve) => {
      giveUp = resolve
    })
    client.on('error', (error) => {
      why = error
      giveUp()
    })
    client.on('end', giveUp)
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === cacheChannel) this.#cache.drop(payload)
      else this.#listeners.heard(payload)
    })
    try {
      await client.connect()
      await client.query(noticeTheDead)
      await client.query(`listen ${workChannel}; listen ${cacheChannel}`)
      this.#up = { client, giveUp }
      isKeeping = true
      this.#cache.listens(true)
      this.#listeners.missed()
      listening()
      const heartbeat = setInterval(() => void client.query('select').catch(giveUp), heartbeatMs)
      if (!this.#closed.signal.aborted) await gone
      clearInterval(heartbeat)
      if (!this.#closed.signal.aborted) this.#listeners.gone?.(why)
      return true
    } catch {
      return false
    } finally {
      if (isKeeping) this.#cache.listens(false)
      this.#up = undefined
      await Promise.race([client.end().catch(() => {}), sleep(farewellMs)])
    }
  }
}

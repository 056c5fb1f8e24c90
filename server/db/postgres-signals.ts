import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Kept, KeptVersions } from './kept.ts'
import { type Ears, type Signals, workChannel } from './signals.ts'

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

const versions = 'select topic, version::float8 as version from kept_version'

/**
 * One connection beside the pool, which hears NOTIFY and holds the advisory locks of what runs
 * alone. When it breaks it is made anew, and whoever listens is told that something may be missed.
 * What is kept in memory is kept while it is up, and compared now and then: a connection that is gone
 * without a word, or behind something that swallows NOTIFY, is noticed so.
 */
export class PostgresSignals implements Signals {
  readonly #newClient: () => Client
  readonly #ears: Ears
  readonly #kept: Kept
  readonly #compareMs: number
  readonly #closed = new AbortController()
  /** The connection that is up, and what gives it up. */
  #up: { client: Client; giveUp: () => void } | undefined
  #loop: Promise<void> | undefined

  private constructor(newClient: () => Client, ears: Ears, kept: Kept, compareMs: number) {
    this.#newClient = newClient
    this.#ears = ears
    this.#kept = kept
    this.#compareMs = compareMs
  }

  /** Resolves when it listens, or when the first try failed and others follow. */
  static async open(
    newClient: () => Client,
    ears: Ears,
    kept: Kept,
    compareMs: number,
  ): Promise<Signals> {
    const signals = new PostgresSignals(newClient, ears, kept, compareMs)
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
    const echo = new Echo(client)
    client.on('notification', ({ payload = '', processId }) => {
      if (!echo.heard(payload) && !this.#kept.heard(payload, processId)) this.#ears.heard(payload)
    })
    try {
      await client.connect()
      await client.query(noticeTheDead)
      await this.#compare(client)
      await client.query(`listen ${workChannel}`)
      this.#up = { client, giveUp }
      isKeeping = await echo.comesBack()
      if (isKeeping) this.#kept.listens()
      this.#ears.missed()
      listening()
      const compared = isKeeping ? echo : undefined
      if (!this.#closed.signal.aborted)
        await this.#comparingUntil(gone, { client, giveUp }, compared)
      if (!this.#closed.signal.aborted) this.#ears.gone?.(why)
      return true
    } catch {
      return false
    } finally {
      if (isKeeping) this.#kept.isDeaf()
      this.#up = undefined
      await Promise.race([client.end().catch(() => {}), sleep(farewellMs)])
    }
  }

  async #compare(client: Client): Promise<void> {
    this.#kept.compare((await client.query(versions)).rows as KeptVersions)
  }

  async #comparingUntil(
    gone: Promise<void>,
    { client, giveUp }: { client: Client; giveUp: () => void },
    echo: Echo | undefined,
  ) {
    const compare = async () => {
      await this.#compare(client)
      if (echo && !(await echo.comesBack())) giveUp()
    }
    const timer = setInterval(() => void compare().catch(giveUp), this.#compareMs)
    await gone
    clearInterval(timer)
  }
}

/** Whether a connection that listens hears: what it says itself comes back before that is answered. */
class Echo {
  readonly #client: Client
  readonly #word = `echo ${randomUUID()}`
  #said = 0
  #back = 0

  constructor(client: Client) {
    this.#client = client
  }

  /** @returns whether the text was an echo, of whomever */
  heard(text: string): boolean {
    if (text.startsWith(this.#word))
      this.#back = Math.max(this.#back, Number(text.slice(this.#word.length)))
    return text.startsWith('echo ')
  }

  async comesBack(): Promise<boolean> {
    this.#said += 1
    const said = this.#said
    await this.#client.query('select pg_notify($1, $2)', [workChannel, `${this.#word} ${said}`])
    return this.#back >= said
  }
}

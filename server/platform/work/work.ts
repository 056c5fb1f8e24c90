import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Signals } from '../db/signals.ts'
import { DatabaseAway } from '../db/database-away.ts'
import type { Services } from '../api/context.ts'
import { type Asked, piecesDue } from './due.ts'
import { Lane, type Later } from './lane.ts'
import type { Topic } from './topics.ts'
import { WorkMetrics } from './work-metrics.ts'

/** Work that runs on time alone (docs/product/rental.md#time). Safe with several processes. */
export type Work = Asked & {
  name: string
  /** Is looked at this often, whatever was signalled. */
  everySeconds: number
  /** A change that concerns one of these wakes it; without any there is something to do only by the clock. */
  topics?: readonly Topic[]
  /** What waits for the servers of others, takes long or comes by the thousands has a lane of its own: nothing waits for it. */
  lane?:
    | 'mail'
    | 'gateway'
    | 'exports'
    | 'photoFiles'
    | 'reminders'
    | 'log'
    | 'backups'
    | 'webhooks'
    | 'calendars'
    | 'sms'
  /** Reads whole tables: one server at a time is enough. */
  scans?: true
  /** @returns how much was done */
  run(services: Services): Promise<number>
  /** How many rows wait for it, those that wait for another try included; for monitors. */
  waiting?: (services: Services) => Promise<number>
}

/** How long a stop waits for the servers of others: what they did not take is tried again. */
const farewellMs = 3_000
const mostRounds = 20

/**
 * Runs each piece of work every so often, and at once when a change concerns one of its topics. One
 * piece that fails is logged and tried again; the others go on. While the database is away all of it
 * waits, and is tried again soon whatever its interval is.
 */
export class Worker {
  readonly #services: Services
  readonly #log: FastifyBaseLogger
  readonly #alone: Signals['alone']
  readonly #metrics: WorkMetrics
  /** What needs only the database is waited for. */
  readonly #house: Lane<Work>[]
  readonly #outside: Lane<Work>[]

  /** @param alone lets one server at a time run what has this name */
  constructor(
    services: Services,
    work: readonly Work[],
    log: FastifyBaseLogger,
    alone: Signals['alone'] = (_name, run) => run(),
  ) {
    this.#services = services
    this.#log = log
    this.#alone = alone
    this.#metrics = new WorkMetrics(services.metrics, services, work)
    const laneOf = (name: Work['lane']) => {
      const pieces = work.filter((piece) => piece.lane === name)
      return new Lane(pieces, {
        due: (turn) => this.#due(pieces, turn),
        run: (piece) => this.#once(piece),
      })
    }
    const names = new Set(work.map(({ lane }) => lane))
    const isInside = (name: Work['lane']) => name === undefined || name === 'reminders'
    this.#house = [...names].filter(isInside).map(laneOf)
    this.#outside = [...names].filter((name) => !isInside(name)).map(laneOf)
  }

  get #lanes(): Lane<Work>[] {
    return [...this.#house, ...this.#outside]
  }

  start(): void {
    for (const lane of this.#lanes) lane.start()
  }

  /** What a change concerned; without a topic anything may have changed. */
  wake(topic?: Topic): void {
    const fits = (work: Work) =>
      topic === undefined ? work.topics !== undefined : !!work.topics?.includes(topic)
    for (const lane of this.#lanes) lane.wake(fits)
  }

  /**
   * Wakes all, and resolves when every piece has run once since (or the work was stopped).
   * @returns how much was done
   */
  async catchUp(): Promise<number> {
    const done = await Promise.all(this.#lanes.map((lane) => lane.catchUp()))
    return done.reduce((sum, count) => sum + count, 0)
  }

  /** Catches up until nothing is left to do: what one piece did may be the business of another. */
  async settle(): Promise<void> {
    for (let round = 0; round < mostRounds; round++) if ((await this.catchUp()) === 0) return
  }

  /** Ends when the house's own work has; a server of others that does not answer is not waited for long. */
  async stop(): Promise<void> {
    const outside = Promise.all(this.#outside.map((lane) => lane.stop()))
    await Promise.all(this.#house.map((lane) => lane.stop()))
    await Promise.race([outside, sleep(farewellMs, undefined, { ref: false })])
    for (const lane of this.#outside) lane.letGo()
  }

  /** When the question itself fails, each piece is run to find out, and what fails is told of it. */
  async #due(pieces: readonly Work[], turn: ReadonlySet<Work>): Promise<Work[] | Later> {
    try {
      const due = await piecesDue(this.#services, pieces, turn)
      for (const piece of turn) if (!due.includes(piece)) this.#metrics.idle(piece.name)
      return due
    } catch (error) {
      // That it is away is said once, by who listens to it.
      if (error instanceof DatabaseAway) return 'later'
      const { name, stack } = error as Error
      this.#log.error({ name, stack }, 'what is due could not be asked')
      return [...turn]
    }
  }

  async #once(work: Work): Promise<number | Later> {
    const run = () => this.#measured(work)
    try {
      const done = work.scans ? await this.#alone(work.name, run) : await run()
      if (done) this.#log.info({ work: work.name, done }, 'work done')
      return done ?? 0
    } catch (error) {
      // That it is away is said once, by who listens to it.
      if (error instanceof DatabaseAway) return 'later'
      const { name, stack } = error as Error
      this.#log.error({ work: work.name, name, stack }, 'work failed and will be tried again')
      return 0
    }
  }

  async #measured(work: Work): Promise<number> {
    const began = performance.now()
    let succeeded = false
    try {
      const done = await work.run(this.#services)
      succeeded = true
      return done
    } finally {
      this.#metrics.ran(work.name, (performance.now() - began) / 1000, succeeded)
    }
  }
}

import { Counter, Gauge, type Registry } from 'prom-client'
import type { Services } from '../api/context.ts'

/** What is counted of a piece of work. */
type Counted = { name: string; waiting?: (services: Services) => Promise<number> }

/** What monitors read of the background work of this server, by the name of the piece. */
export class WorkMetrics {
  readonly #lastSuccess: Gauge<'work'>
  readonly #lastRun: Gauge<'work'>
  readonly #failures: Counter<'work'>

  constructor(registry: Registry, services: Services, work: readonly Counted[]) {
    const about = { labelNames: ['work'] as const, registers: [registry] }
    this.#lastSuccess = new Gauge({
      ...about,
      name: 'tramo_work_last_success_timestamp_seconds',
      help: 'When a piece of background work last ended without a failure on this server, or had nothing to do, in seconds since 1970.',
    })
    this.#lastRun = new Gauge({
      ...about,
      name: 'tramo_work_last_run_seconds',
      help: 'How long the last run took, failed or not.',
    })
    this.#failures = new Counter({
      ...about,
      name: 'tramo_work_failures_total',
      help: 'How often it failed since this server started; what failed is tried again.',
    })
    for (const { name } of work) this.#failures.inc({ work: name }, 0)
    const waiting: Gauge<'work'> = new Gauge({
      ...about,
      name: 'tramo_work_waiting_rows',
      help: 'How many rows of the database wait for it; the same on all servers.',
      collect: async () => {
        await Promise.all(work.map((piece) => countWaiting(waiting, services, piece)))
      },
    })
  }

  /** It was asked and has nothing to do, which is as good as a run that succeeded. */
  idle(work: string): void {
    this.#lastSuccess.set({ work }, Date.now() / 1000)
  }

  /** A run is over, after so many seconds. */
  ran(work: string, seconds: number, succeeded: boolean): void {
    this.#lastRun.set({ work }, seconds)
    if (succeeded) this.#lastSuccess.set({ work }, Date.now() / 1000)
    else this.#failures.inc({ work })
  }
}

/** A database that does not answer takes this number away, not all others with it. */
async function countWaiting(
  gauge: Gauge<'work'>,
  services: Services,
  { name: work, waiting }: Counted,
): Promise<void> {
  try {
    if (waiting) gauge.set({ work }, await waiting(services))
  } catch {
    gauge.remove({ work })
  }
}

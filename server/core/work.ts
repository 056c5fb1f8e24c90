import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Services } from './context.ts'

/** Something that time does by itself (PRODUCT.md 6). Safe with several processes; returns how much was done. */
export type Work = { name: string; everySeconds: number; run(services: Services): Promise<number> }

/**
 * Runs each piece of work every so often, and all of them at once when woken because a command
 * changed something. One piece that fails is logged and tried again; the others go on.
 */
export class Worker {
  #services: Services
  #work: Work[]
  #log: FastifyBaseLogger
  #stopped = false
  #dueAt = new Map<string, number>()
  #wakeUp = () => {}
  #waiting: (() => void)[] = []
  #loop: Promise<void> | undefined

  constructor(services: Services, work: Work[], log: FastifyBaseLogger) {
    this.#services = services
    this.#work = work
    this.#log = log
  }

  start(): void {
    this.#loop = this.#run()
  }

  wake(): void {
    this.#dueAt.clear()
    this.#wakeUp()
  }

  /** Wakes it, and resolves when every piece has run once since (or the work was stopped). */
  catchUp(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      this.wake()
      if (this.#stopped) this.#letGo(this.#waiting)
    })
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#wakeUp()
    await this.#loop
    this.#letGo(this.#waiting)
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      const waiting = this.#waiting
      this.#waiting = []
      await this.#round()
      this.#letGo(waiting)
      const next = Math.min(...this.#work.map((work) => this.#dueAt.get(work.name) ?? 0))
      await this.#rest(Math.max(20, next - Date.now()))
    }
  }

  async #round(): Promise<void> {
    for (const work of this.#work) {
      if (this.#stopped) return
      if ((this.#dueAt.get(work.name) ?? 0) > Date.now()) continue
      this.#dueAt.set(work.name, Date.now() + work.everySeconds * 1000)
      await this.#once(work)
    }
  }

  #letGo(waiting: (() => void)[]): void {
    for (const resolve of waiting.splice(0)) resolve()
  }

  async #once(work: Work): Promise<void> {
    try {
      const done = await work.run(this.#services)
      if (done > 0) this.#log.info({ work: work.name, done }, 'work done')
    } catch (error) {
      const { name, stack } = error as Error
      this.#log.error({ work: work.name, name, stack }, 'work failed and will be tried again')
    }
  }

  async #rest(ms: number): Promise<void> {
    const abort = new AbortController()
    this.#wakeUp = () => abort.abort()
    if (this.#stopped || this.#dueAt.size === 0) abort.abort()
    await sleep(ms, undefined, { signal: abort.signal }).catch(() => {})
  }
}

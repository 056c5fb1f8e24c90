import { setTimeout as sleep } from 'node:timers/promises'

const longestRestMs = 3_600_000
/** What has to wait for the database is tried again so soon. */
const laterMs = 2_000

/** It could not be done because the database is away; no interval is waited for then. */
export type Later = 'later'

type Hands<Piece> = {
  /** Which of those whose turn it is have something to do, in their order; never throws. */
  due: (turn: ReadonlySet<Piece>) => Promise<readonly Piece[] | Later>
  /** Runs a piece, never throws and tells how much was done. */
  run: (work: Piece) => Promise<number | Later>
}

/** Pieces of work that wait for each other, and for those of no other lane. */
export class Lane<Piece extends { everySeconds: number; due?: unknown }> {
  readonly #work: readonly Piece[]
  readonly #hands: Hands<Piece>
  /** Milliseconds since 1970; what is missing is due. */
  readonly #dueAt = new Map<Piece, number>()
  #stopped = false
  #done = 0
  #endRest = () => {}
  #waiting: (() => void)[] = []
  #loop: Promise<void> | undefined

  constructor(work: readonly Piece[], hands: Hands<Piece>) {
    this.#work = work
    this.#hands = hands
  }

  start(): void {
    this.#loop = this.#rounds()
  }

  /** Those that fit are due now; one that runs at this moment runs once more. */
  wake(fits: (work: Piece) => boolean): void {
    for (const work of this.#work.filter(fits)) this.#dueAt.delete(work)
    this.#endRest()
  }

  /**
   * Wakes all, and resolves when each has run once since, or the lane was stopped.
   * @returns how much was done
   */
  async catchUp(): Promise<number> {
    const before = this.#done
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve)
      this.wake(() => true)
      if (this.#stopped) this.letGo()
    })
    return this.#done - before
  }

  /** No further piece begins. Resolves when the one that runs has ended. */
  async stop(): Promise<void> {
    this.#stopped = true
    this.#endRest()
    await this.#loop
    this.letGo()
  }

  /** Releases those who wait. */
  letGo(waiting = this.#waiting): void {
    for (const resolve of waiting.splice(0)) resolve()
  }

  async #rounds(): Promise<void> {
    while (!this.#stopped) {
      const waiting = this.#waiting
      this.#waiting = []
      await this.#round()
      this.letGo(waiting)
      await this.#rest()
    }
  }

  async #round(): Promise<void> {
    const turn = this.#work.filter((work) => this.#isDue(work))
    if (turn.length === 0) return
    const now = Date.now()
    // Before they are asked: who is woken from here on has another turn.
    for (const work of turn) this.#dueAt.set(work, now + work.everySeconds * 1000)
    const due = await this.#hands.due(new Set(turn))
    if (due === 'later') return this.#later(turn)
    for (const work of due) {
      if (this.#stopped) return
      const done = await this.#hands.run(work)
      if (done === 'later') {
        this.#later([work])
        continue
      }
      this.#done += done
      // More may wait than is taken at a time: it is asked again after the others had their turn.
      if (done > 0 && work.due) this.#dueAt.delete(work)
    }
  }

  #later(works: readonly Piece[]): void {
    for (const work of works) this.#dueAt.set(work, Date.now() + laterMs)
  }

  #isDue(work: Piece): boolean {
    return (this.#dueAt.get(work) ?? 0) <= Date.now()
  }

  async #rest(): Promise<void> {
    const next = Math.min(...this.#work.map((work) => this.#dueAt.get(work) ?? 0))
    const longest = Math.min(next - Date.now(), longestRestMs)
    const abort = new AbortController()
    this.#endRest = () => abort.abort()
    const ms = this.#stopped || this.#waiting.length > 0 ? 0 : longest
    await sleep(Math.max(0, ms), undefined, { signal: abort.signal }).catch(() => {})
  }
}

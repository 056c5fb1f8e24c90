import { Problem, texts } from '../api/problem.ts'

type Window = { spentMs: number; until: number }

/** Above so many people, those whose window is over are forgotten first. */
const manyPeople = 1_000

/**
 * How much work this process has done for one person within a window. What the work costs is only
 * known afterwards, so the last piece may go beyond it.
 */
export class WorkAllowance {
  readonly #mostMs: number
  readonly #windowMs: number
  readonly #windows = new Map<string, Window>()

  constructor(mostMs: number, windowMs: number) {
    this.#mostMs = mostMs
    this.#windowMs = windowMs
  }

  get size(): number {
    return this.#windows.size
  }

  /** What was spent on a person in the present window. */
  spentOn(owner: string, now: number): number {
    const window = this.#windows.get(owner)
    return window && window.until > now ? window.spentMs : 0
  }

  /** @throws Problem 429 when it is used up. */
  need(owner: string, now: number): void {
    const window = this.#windows.get(owner)
    if (!window || this.spentOn(owner, now) < this.#mostMs) return
    const retryAfterSeconds = Math.ceil((window.until - now) / 1000)
    throw new Problem(429, texts.tooMany, { retryAfterSeconds })
  }

  spend(owner: string, ms: number, now: number): void {
    if (this.#windows.size > manyPeople)
      for (const [name, window] of this.#windows)
        if (window.until <= now) this.#windows.delete(name)
    const window = this.#windows.get(owner)
    if (window && window.until > now) window.spentMs += ms
    else this.#windows.set(owner, { spentMs: ms, until: now + this.#windowMs })
  }
}

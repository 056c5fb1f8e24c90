import { tooManyUntil } from '../http/limits.ts'
import { Windows } from '../http/windows.ts'

/**
 * How much work this process has done for one person within a window. What the work costs is only
 * known afterwards, so the last piece may go beyond it.
 */
export class WorkAllowance {
  readonly #mostMs: number
  readonly #windowMs: number
  readonly #windows = new Windows()

  constructor(mostMs: number, windowMs: number) {
    this.#mostMs = mostMs
    this.#windowMs = windowMs
  }

  get size(): number {
    return this.#windows.size
  }

  /** What was spent on a person in the present window. */
  spentOn(owner: string, now: number): number {
    return this.#windows.of(owner, now).used
  }

  /** @throws Problem 429 when it is used up. */
  need(owner: string, now: number): void {
    const used = this.#windows.of(owner, now)
    if (used.used >= this.#mostMs) throw tooManyUntil(used, now)
  }

  spend(owner: string, ms: number, now: number): void {
    this.#windows.add(owner, ms, this.#windowMs, now)
  }
}

/** Above so many keys those whose window is over are forgotten, looked for once a second. */
const few = 1_000
const sweepMs = 1_000

/** What was used of a key in its window, and when that ends (milliseconds). */
export type Used = { used: number; until: number }

/**
 * Counts what keys use within windows that begin with their first use. Kept in this process: with several servers
 * each allows its share, which is enough against floods; what must hold exactly (tries of a code) is counted in
 * the database.
 */
export class Windows {
  readonly #windows = new Map<string, Used>()
  #sweptAt = Number.NEGATIVE_INFINITY

  get size(): number {
    return this.#windows.size
  }

  of(key: string, now: number): Used {
    const window = this.#windows.get(key)
    return window && window.until > now ? window : { used: 0, until: now }
  }

  /** @param windowMs of a window that begins now @returns what is used with it */
  add(key: string, amount: number, windowMs: number, now: number): Used {
    if (this.#windows.size > few && now - this.#sweptAt >= sweepMs) this.#forget(now)
    const { used, until } = this.of(key, now)
    const window = { used: used + amount, until: until > now ? until : now + windowMs }
    this.#windows.set(key, window)
    return window
  }

  #forget(now: number): void {
    for (const [key, { until }] of this.#windows) if (until <= now) this.#windows.delete(key)
    this.#sweptAt = now
  }
}

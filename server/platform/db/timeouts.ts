/** Into so many pieces the time that somebody waits is cut: what a stop of this process counts as. */
const pieces = 20

type Waiting = { until: number; giveUp: () => void }

/**
 * Lets everybody wait equally long for what comes from outside. A process that had no turn itself, on
 * a machine that is busy or was paused, could not hear an answer either: such a stop counts as a
 * moment, else all who wait would be sent away before the answers that lie there are read.
 */
export class Timeouts {
  readonly #ms: number
  /** In the order in which they came, which is that in which they give up. */
  readonly #waiting = new Set<Waiting>()
  /** How long this process has been waited in. */
  #now = 0
  #timer: NodeJS.Timeout | undefined

  constructor(ms: number) {
    this.#ms = ms
  }

  /**
   * What `asked` becomes.
   * @param late what is thrown instead, when it does not come in time
   * @param unused is given what comes after that
   */
  of<Value>(
    asked: Promise<Value>,
    late: () => Error,
    unused: (value: Value) => void,
  ): Promise<Value> {
    return new Promise((resolve, reject) => {
      const waiting = { until: this.#begin() + this.#ms, giveUp: () => reject(late()) }
      this.#waiting.add(waiting)
      asked.then(
        (value) => {
          if (this.#waiting.delete(waiting)) resolve(value)
          else unused(value)
        },
        (error) => {
          this.#waiting.delete(waiting)
          reject(error)
        },
      )
    })
  }

  #begin(): number {
    if (this.#timer === undefined) this.#count(performance.now())
    return this.#now
  }

  #count(from: number): void {
    const piece = this.#ms / pieces
    this.#timer = setTimeout(() => {
      const at = performance.now()
      this.#now += Math.min(at - from, 2 * piece)
      for (const waiting of this.#waiting) {
        if (waiting.until > this.#now) break
        this.#waiting.delete(waiting)
        waiting.giveUp()
      }
      this.#timer = undefined
      if (this.#waiting.size > 0) this.#count(at)
    }, piece).unref()
  }
}

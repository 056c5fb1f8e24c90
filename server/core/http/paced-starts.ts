/**
 * So many calls begin in one round. With one, a round and the wakings that it causes cost a quarter of
 * a read; with all, who needs the database waits for everybody's work with each of their statements.
 */
const inOneRound = 8

/**
 * Lets a few calls begin in each round of the event loop. What comes from the database is read between
 * the rounds: a call that asks it waits for its own answers and a few others, not each time for the
 * work of all calls that lie there, and who is signed in is answered as soon as visitors are.
 */
export class PacedStarts {
  readonly #waiting: (() => void)[] = []

  /** Resolves in a later round, first come first served. */
  mayBegin(): Promise<void> {
    return new Promise((begin) => {
      this.#waiting.push(begin)
      if (this.#waiting.length === 1) setImmediate(() => this.#beginNext())
    })
  }

  #beginNext(): void {
    for (const begin of this.#waiting.splice(0, inOneRound)) begin()
    if (this.#waiting.length > 0) setImmediate(() => this.#beginNext())
  }
}

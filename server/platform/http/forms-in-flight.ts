import { Problem, texts } from '../api/problem.ts'

/*
 * Forms with files are read into memory. All that are under way in this process share one room,
 * of which nobody has more than a share; a form that does not fit is asked to come back instead of
 * taking the server down. Only bytes that really came take room: who is silent holds none.
 */

export type Form = {
  /** Counts what came. @throws Problem 429 when the room or the sender's share of it is full. */
  take(bytes: number): void
  leave(): void
}

export class UploadRoom {
  readonly #room: number
  readonly #share: number
  #taken = 0
  readonly #bySender = new Map<string, number>()

  /** @param share the most that the forms of one sender hold together */
  constructor(share: number, room = 3 * share) {
    this.#room = room
    this.#share = share
  }

  /** A form of this sender, which takes no room yet. */
  enter(sender: string): Form {
    let held = 0
    const move = (bytes: number) => {
      held += bytes
      this.#taken += bytes
      const own = (this.#bySender.get(sender) ?? 0) + bytes
      if (own > 0) this.#bySender.set(sender, own)
      else this.#bySender.delete(sender)
      return own
    }
    return {
      take: (bytes) => {
        const own = move(bytes)
        if (own <= this.#share && this.#taken <= this.#room) return
        throw new Problem(429, texts.tooMany, { retryAfterSeconds: 5 })
      },
      leave: () => {
        move(-held)
      },
    }
  }
}

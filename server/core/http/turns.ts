import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem, texts } from '../api/problem.ts'
import { networkOf } from './network-of.ts'

/** Who waits for a turn: one call of one network (`networkOf`), and whether its sender has hung up. */
export type Caller = { network: string; isGone: () => boolean }

/**
 * Does `work` that needs nothing of the database while others of the network are worked on, then
 * waits for a turn again. One at a time.
 * @throws what `work` throws; Problem 400 when the sender has hung up meanwhile
 */
export type WithoutTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

type Waiting = { isGone: () => boolean; go: () => void; refuse: (problem: Problem) => void }
type Line = { working: number; waiting: Waiting[] }

/** So soon a network may come again that had too much under way, in seconds. */
const retryAfterSeconds = 5

const gone = () => new Problem(400, texts.malformed)

/**
 * Of one network only a few calls are worked on at one time; the rest of them wait here, in the
 * order in which they came, and not in front of the database, where everybody would wait behind
 * them. So whoever sends thousands of calls at once stands in nobody's way but their own.
 *
 * A call takes its turn when all of it is here: nobody holds one by sending slowly, nor while a
 * file of theirs is looked into, which takes seconds and waits for other people's files.
 */
export class Turns {
  readonly #atOnce: number
  readonly #waiting: number
  readonly #lines = new Map<string, Line>()

  /**
   * @param atOnce how many calls of one network are worked on at one time
   * @param waiting how many more of it may wait
   */
  constructor(atOnce: number, waiting: number) {
    this.#atOnce = atOnce
    this.#waiting = waiting
  }

  /**
   * Waits for a turn.
   * @returns what ends it; once is enough, more often does no harm
   * @throws Problem 429 when too many wait, 400 for a call whose sender has hung up meanwhile
   */
  take(caller: Caller): Promise<() => void> {
    return this.#take(caller, this.#waiting)
  }

  /** @param waiting how many may wait before it */
  async #take({ network, isGone }: Caller, waiting: number): Promise<() => void> {
    if (isGone()) throw gone()
    const line = this.#lines.get(network) ?? { working: 0, waiting: [] }
    this.#lines.set(network, line)
    if (line.working < this.#atOnce) line.working += 1
    else await this.#wait(line, isGone, waiting)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#passOn(network, line)
    }
  }

  /** Does `work` in a turn. @throws Problem as `take`, and what `work` throws */
  async run<Result>(
    caller: Caller,
    work: (withoutTurn: WithoutTurn) => Promise<Result>,
  ): Promise<Result> {
    let leave = await this.take(caller)
    try {
      return await work(async (other) => {
        leave()
        try {
          return await other()
        } finally {
          // Who was let in once is not sent away, however many wait by now.
          leave = await this.#take(caller, Number.POSITIVE_INFINITY)
        }
      })
    } finally {
      leave()
    }
  }

  async #wait(line: Line, isGone: () => boolean, most: number): Promise<void> {
    if (line.waiting.length >= most) forgetGone(line)
    if (line.waiting.length >= most) throw new Problem(429, texts.tooMany, { retryAfterSeconds })
    await new Promise<void>((go, refuse) => {
      line.waiting.push({ isGone, go, refuse })
    })
  }

  /** The turn goes to the next whose sender is still there. */
  #passOn(network: string, line: Line): void {
    for (let next = line.waiting.shift(); next; next = line.waiting.shift()) {
      if (!next.isGone()) return next.go()
      next.refuse(gone())
    }
    line.working -= 1
    if (line.working === 0) this.#lines.delete(network)
  }
}

/** Who has hung up keeps no place from those who have not. */
function forgetGone(line: Line): void {
  const left = line.waiting.filter(({ isGone }) => isGone())
  line.waiting = line.waiting.filter(({ isGone }) => !isGone())
  for (const { refuse } of left) refuse(gone())
}

/** The sender of a request, by the address that counts (TRUST_PROXY). */
export function callerOfTurn({ ip, raw }: FastifyRequest): Caller {
  return {
    network: networkOf(ip),
    // Who says nothing more is not answered either: the server ends its side at once.
    isGone: () => raw.socket.destroyed || raw.socket.writableEnded,
  }
}

/** Every route of `scope` is worked on in a turn, which ends with its answer. */
export function answerInTurn(scope: FastifyInstance, turns: Turns): void {
  const held = new WeakMap<FastifyRequest, () => void>()
  scope.addHook('preHandler', async (request) => {
    held.set(request, await turns.take(callerOfTurn(request)))
  })
  scope.addHook('onSend', async (request) => held.get(request)?.())
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem, texts } from '../api/problem.ts'
import { tokenOf } from '../auth/token-of.ts'
import { type Entry, FairQueue } from './fair-queue.ts'
import { networkOf } from './network-of.ts'

/**
 * Who waits for a turn: one call of one network (`networkOf`), who sent it there (a session, or one
 * name for all visitors), and whether the sender has hung up.
 */
export type Caller = { network: string; sender: string; isGone: () => boolean }

/**
 * Does `work` that needs nothing of the database while others of the network are worked on, then
 * waits for a turn again. One at a time.
 * @throws what `work` throws; Problem 400 when the sender has hung up meanwhile
 */
export type OutsideQueue = <Result>(work: () => Promise<Result>) => Promise<Result>

type Waiting = Entry & { go: () => void }
type Line = { working: number; waiting: FairQueue<Waiting> }

/** So soon a network may come again that had too much under way, in seconds. */
const retryAfterSeconds = 5

const gone = () => new Problem(400, texts.malformed)
const tooMany = () => new Problem(429, texts.tooMany, { retryAfterSeconds })

/**
 * Of one network only a few calls are worked on at one time; the rest of them wait here and not in
 * front of the database, where everybody would wait behind them. The people of one network, who
 * may share the Wi-Fi of a garage, take turns, and all without a session count as one of them. So
 * a client that sends thousands of calls delays only itself.
 *
 * A call takes its turn when all of it is here: nobody holds one by sending slowly, nor while a
 * file of theirs is looked into, which takes seconds and waits for other people's files.
 */
export class CallQueue {
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
    return this.#take(caller, false)
  }

  /** @param isKept whether it waits however many do, and never leaves to make room */
  async #take(caller: Caller, isKept: boolean): Promise<() => void> {
    const { network, sender, isGone } = caller
    if (isGone()) throw gone()
    const line = this.#lines.get(network) ?? { working: 0, waiting: new FairQueue() }
    this.#lines.set(network, line)
    if (line.working < this.#atOnce) {
      line.working += 1
      line.waiting.begin(sender)
    } else await this.#wait(line, caller, isKept)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      line.waiting.end(sender)
      this.#passOn(network, line)
    }
  }

  /** Does `work` in a turn. @throws Problem as `take`, and what `work` throws */
  async run<Result>(
    caller: Caller,
    work: (outsideQueue: OutsideQueue) => Promise<Result>,
  ): Promise<Result> {
    let leave = await this.take(caller)
    try {
      return await work(async (other) => {
        leave()
        try {
          return await other()
        } finally {
          // Who was let in once is not sent away, however many wait by now.
          leave = await this.#take(caller, true)
        }
      })
    } finally {
      leave()
    }
  }

  /** Resolves in its turn. @throws Problem 429 when there is no room left, 400 without its sender */
  async #wait(line: Line, { sender, isGone }: Caller, isKept: boolean): Promise<void> {
    const most = isKept ? Number.POSITIVE_INFINITY : this.#waiting
    await new Promise<void>((go, reject) => {
      const refuse = () => reject(isGone() ? gone() : tooMany())
      if (!line.waiting.add({ sender, isKept, isGone, go, refuse }, most)) refuse()
    })
  }

  /** The turn goes to the next whose sender is still there. */
  #passOn(network: string, line: Line): void {
    const next = line.waiting.next()
    if (next) {
      line.waiting.begin(next.sender)
      return next.go()
    }
    line.working -= 1
    if (line.working === 0) this.#lines.delete(network)
  }
}

/** The sender of a request, by the address that counts (TRUST_PROXY) and the session. */
export function queuedCaller(request: FastifyRequest): Caller {
  const { ip, raw } = request
  return {
    network: networkOf(ip),
    // It decides who waits behind whom, and never what somebody may do: nobody is looked up for it.
    sender: tokenOf(request) ?? 'visitors',
    // Who says nothing more is not answered either: the server ends its side at once.
    isGone: () => raw.socket.destroyed || raw.socket.writableEnded,
  }
}

/** Every route of `scope` is worked on in a turn, which ends with its answer. */
export function answerInQueue(scope: FastifyInstance, queue: CallQueue): void {
  const held = new WeakMap<FastifyRequest, () => void>()
  scope.addHook('preHandler', async (request) => {
    held.set(request, await queue.take(queuedCaller(request)))
  })
  scope.addHook('onSend', async (request) => held.get(request)?.())
}

import { Problem, texts } from '../api/problem.ts'
import { type Entry, FairQueue } from '../http/fair-queue.ts'

/**
 * Who sends a file: a renter with an order, or staff who serve one; any other person; somebody whose
 * address nobody has confirmed.
 */
export type FileRank = 'renter' | 'person' | 'unconfirmed'

/** Whose file it is, and with whom it waits in one line: a network of unconfirmed people is one. */
export type FileSender = { owner: string; rank: FileRank; line: string }

type Limits = {
  /** How many files are looked into at one time. */
  atOnce: number
  /** How many files of each rank wait. */
  waiting: number
  /** How many of those are one person's. */
  ofOne: number
}

type Waiting = Entry & FileSender & { go: () => void }

const ranks = ['renter', 'person', 'unconfirmed'] as const
/** So soon somebody may come again who had too much under way, in seconds. */
const retryAfterSeconds = 5

/**
 * The line in front of the programs that look into files, fair like that of calls: one person's
 * files wait behind each other, people take turns, and when too many wait, the last file of whoever
 * has the most there leaves. A renter at the car comes before people who only look around. Those
 * whom nobody knows yet come last, each with one file, and never have more than one of the programs
 * together: accounts are free, and drawings that take seconds can be written in a minute.
 */
export class FileQueue {
  readonly #limits: Limits
  readonly #running: FileSender[] = []
  readonly #waiting = new Map<FileRank, FairQueue<Waiting>>(
    ranks.map((rank) => [rank, new FairQueue<Waiting>(1)]),
  )
  /** How many files each person has under way, those that wait included. */
  readonly #under = new Map<string, number>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /**
   * Waits until it is the file's turn.
   * @returns what ends the turn; once is enough
   * @throws Problem 429 when too many wait
   */
  async take(sender: FileSender): Promise<() => void> {
    const under = this.#under.get(sender.owner) ?? 0
    const isUnknown = sender.rank === 'unconfirmed'
    const waiting = under - this.#running.filter(({ owner }) => owner === sender.owner).length
    if (isUnknown ? under > 0 : waiting >= this.#limits.ofOne) throw tooMany()
    this.#under.set(sender.owner, under + 1)
    try {
      if (this.#mayStart(sender)) this.#start(sender)
      else await this.#wait(sender)
    } catch (error) {
      this.#leave(sender)
      throw error
    }
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#running.splice(this.#running.indexOf(sender), 1)
      for (const queue of this.#waiting.values()) queue.end(sender.line)
      this.#leave(sender)
      this.#startNext()
    }
  }

  #leave({ owner }: FileSender): void {
    const left = (this.#under.get(owner) ?? 0) - 1
    if (left > 0) this.#under.set(owner, left)
    else this.#under.delete(owner)
  }

  #hasRoom(rank: FileRank): boolean {
    if (this.#running.length >= this.#limits.atOnce) return false
    return rank !== 'unconfirmed' || this.#running.every((one) => one.rank !== 'unconfirmed')
  }

  #mayStart({ line, rank }: FileSender): boolean {
    return this.#hasRoom(rank) && this.#running.every((one) => one.line !== line)
  }

  #start(sender: FileSender): void {
    this.#running.push(sender)
    for (const queue of this.#waiting.values()) queue.begin(sender.line)
  }

  async #wait(sender: FileSender): Promise<void> {
    await new Promise<void>((go, reject) => {
      const refuse = () => reject(tooMany())
      const item = { ...sender, sender: sender.line, isKept: false, isGone: () => false, refuse }
      const start = () => {
        this.#start(sender)
        go()
      }
      if (!this.#queueOf(sender.rank).add({ ...item, go: start }, this.#limits.waiting)) refuse()
    })
  }

  #startNext(): void {
    for (const rank of ranks)
      while (this.#hasRoom(rank)) {
        const next = this.#queueOf(rank).next()
        if (!next) break
        next.go()
      }
  }

  #queueOf(rank: FileRank): FairQueue<Waiting> {
    const queue = this.#waiting.get(rank)
    if (!queue) throw new Error(`no line for ${rank}`)
    return queue
  }
}

const tooMany = () => new Problem(429, texts.tooMany, { retryAfterSeconds })

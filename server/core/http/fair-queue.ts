/** Something that waits, and whose it is. `isKept` says that it never leaves to make room. */
export type Entry = {
  sender: string
  isKept: boolean
  isGone: () => boolean
  refuse: () => void
}

/**
 * What waits of several senders: each has a queue of its own, and whoever has the least under way
 * comes next, senders in rotation. So a thousand calls of one person delay another's by one call.
 */
export class FairQueue<Item extends Entry> {
  readonly #ofOne: number
  /* In the order of the rotation: who was served last stands last. */
  readonly #queues = new Map<string, Item[]>()
  readonly #underWay = new Map<string, number>()
  #length = 0

  /** @param ofOne how much of one sender is under way at one time: what waits beyond it is passed over */
  constructor(ofOne = Number.POSITIVE_INFINITY) {
    this.#ofOne = ofOne
  }

  get length(): number {
    return this.#length
  }

  /** Notes that something of this sender is worked on. */
  begin(sender: string): void {
    this.#underWay.set(sender, (this.#underWay.get(sender) ?? 0) + 1)
  }

  /** Notes that something of this sender is done. */
  end(sender: string): void {
    const left = (this.#underWay.get(sender) ?? 0) - 1
    if (left > 0) this.#underWay.set(sender, left)
    else this.#underWay.delete(sender)
    const queue = this.#queues.get(sender)
    if (queue) this.#moveLast(sender, queue)
  }

  /**
   * Adds it behind what its sender has waiting. When `most` wait already, those whose sender hung up
   * leave, and then the last one of the sender who has the most there.
   * @returns whether there was room: there is none for whoever has the most there
   */
  add(item: Item, most: number): boolean {
    if (this.#length >= most) this.#forgetGone()
    if (this.#length >= most && !this.#makeRoomFor(item.sender)) return false
    const queue = this.#queues.get(item.sender)
    if (queue) queue.push(item)
    else this.#queues.set(item.sender, [item])
    this.#length += 1
    return true
  }

  /** Takes out the next one whose sender is still there; the others on the way are refused. */
  next(): Item | undefined {
    for (let item = this.#take(); item; item = this.#take()) {
      if (!item.isGone()) return item
      item.refuse()
    }
    return undefined
  }

  #take(): Item | undefined {
    let chosen: string | undefined
    let least = Number.POSITIVE_INFINITY
    for (const sender of this.#queues.keys()) {
      const underWay = this.#underWay.get(sender) ?? 0
      if (underWay >= least || underWay >= this.#ofOne) continue
      chosen = sender
      least = underWay
    }
    if (chosen === undefined) return undefined
    const queue = this.#queues.get(chosen) ?? []
    const item = queue.shift()
    this.#moveLast(chosen, queue)
    this.#length -= 1
    return item
  }

  #moveLast(sender: string, queue: Item[]): void {
    this.#queues.delete(sender)
    if (queue.length > 0) this.#queues.set(sender, queue)
  }

  #makeRoomFor(sender: string): boolean {
    const queues = [...this.#queues.values()]
    const longest = queues.reduce((a, b) => (b.length > a.length ? b : a), [])
    if ((this.#queues.get(sender)?.length ?? 0) + 1 >= longest.length) return false
    const last = longest.findLastIndex(({ isKept }) => !isKept)
    if (last < 0) return false
    const [left] = longest.splice(last, 1)
    this.#length -= 1
    left?.refuse()
    return true
  }

  #forgetGone(): void {
    for (const [sender, queue] of this.#queues) {
      const gone = queue.filter(({ isGone }) => isGone())
      if (gone.length === 0) continue
      const here = queue.filter((item) => !gone.includes(item))
      if (here.length > 0) this.#queues.set(sender, here)
      else this.#queues.delete(sender)
      this.#length -= gone.length
      for (const { refuse } of gone) refuse()
    }
  }
}

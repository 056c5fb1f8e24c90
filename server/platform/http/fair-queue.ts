/** Something that waits, and whose it is. `isKept` says that it never leaves to make room. */
export type Entry = {
  sender: string
  isKept: boolean
  isGone: () => boolean
  refuse: () => void
}

/** What somebody has under way and waiting, and the number of what they had last. */
type Sender = { underWay: number; waiting: number; number: number }

/**
 * What waits of several senders: whoever has the least under way comes next, senders in rotation. What
 * a sender adds is numbered after what they had before, and nobody begins before the number that is
 * served now. So a thousand calls of one person delay another's by one call.
 */
export class FairQueue<Item extends Entry> {
  readonly #ofOne: number
  readonly #senders = new Map<string, Sender>()
  #waiting: { item: Item; number: number }[] = []
  #served = 0

  /** @param ofOne how much of one sender is under way at one time: what waits beyond it is passed over */
  constructor(ofOne = Number.POSITIVE_INFINITY) {
    this.#ofOne = ofOne
  }

  /** Notes that something of this sender is worked on. */
  begin(name: string): void {
    this.#numbered(name).underWay += 1
  }

  /** Notes that something of this sender is done. */
  end(name: string): void {
    this.#less(name, 'underWay')
  }

  /**
   * Adds it behind what its sender has waiting. When `most` wait already, those whose sender hung up
   * leave, and then the last one of the sender who has the most there.
   * @returns whether there was room: there is none for whoever has the most there
   */
  add(item: Item, most: number): boolean {
    if (this.#waiting.length >= most)
      for (const one of this.#waiting.filter((each) => each.item.isGone())) this.#refuse(one)
    if (this.#waiting.length >= most && !this.#makeRoomFor(item.sender)) return false
    const sender = this.#numbered(item.sender)
    sender.waiting += 1
    this.#waiting.push({ item, number: sender.number })
    return true
  }

  /** Takes out the next one whose sender is still there; the others on the way are refused. */
  next(): Item | undefined {
    for (;;) {
      const [next] = this.#waiting
        .map((one) => ({
          ...one,
          one,
          underWay: this.#senders.get(one.item.sender)?.underWay ?? 0,
        }))
        .filter(({ underWay }) => underWay < this.#ofOne)
        .toSorted((a, b) => a.underWay - b.underWay || a.number - b.number)
      if (!next) return undefined
      if (next.item.isGone()) this.#refuse(next.one)
      else {
        this.#served = Math.max(this.#served, next.number)
        this.#takeOut(next.one)
        return next.item
      }
    }
  }

  #numbered(name: string): Sender {
    const sender = this.#senders.get(name) ?? { underWay: 0, waiting: 0, number: 0 }
    sender.number = Math.max(sender.number, this.#served) + 1
    this.#senders.set(name, sender)
    return sender
  }

  #less(name: string, what: 'underWay' | 'waiting'): void {
    const sender = this.#senders.get(name)
    if (!sender) return
    sender[what] = Math.max(0, sender[what] - 1)
    if (sender.underWay + sender.waiting === 0) this.#senders.delete(name)
  }

  #takeOut(one: { item: Item }): void {
    this.#waiting = this.#waiting.filter((each) => each !== one)
    this.#less(one.item.sender, 'waiting')
  }

  #refuse(one: { item: Item }): void {
    this.#takeOut(one)
    one.item.refuse()
  }

  #makeRoomFor(name: string): boolean {
    const most = Math.max(0, ...[...this.#senders.values()].map(({ waiting }) => waiting))
    if ((this.#senders.get(name)?.waiting ?? 0) + 1 >= most) return false
    const last = this.#waiting.findLast(
      ({ item }) => !item.isKept && this.#senders.get(item.sender)?.waiting === most,
    )
    if (last) this.#refuse(last)
    return last !== undefined
  }
}

import type { TieKind, TrustEdge } from './ties.ts'

/** A person and the edges that are known of them. */
export class Person {
  readonly id: string
  readonly out = new Map<Person, Edge>()
  readonly into = new Map<Person, Edge>()
  #sorted: Edge[] | undefined

  constructor(id: string) {
    this.id = id
  }

  /** Who passes trust on to this person, by id, whatever order they became known in. */
  get sortedInto(): readonly Edge[] {
    this.#sorted ??= [...this.into.values()].toSorted((a, b) => (a.from.id < b.from.id ? -1 : 1))
    return this.#sorted
  }

  intoChanged(): void {
    this.#sorted = undefined
  }
}

export type Edge = {
  readonly from: Person
  readonly to: Person
  kind: TieKind
  /** Millionths. */
  capacity: number
}

/** What counts as the reason when two ties of the same two people carry the same. */
const rank: Record<TieKind, number> = { vouch: 2, connection: 1, referral: 0 }

/**
 * The part of the community that is known so far: of some people all edges that leave them, of
 * some all that lead to them. Between two people the largest edge of each direction counts.
 */
export class TrustGraph {
  readonly #people = new Map<string, Person>()
  readonly #barred = new Set<string>()
  /** People of whom all edges that leave them are known. */
  readonly outKnown = new Set<Person>()
  /** People of whom all edges that lead to them are known. */
  readonly intoKnown = new Set<Person>()
  /** People of whom it is known who of those that are two steps from the sources leads to them. */
  readonly nearnessKnown = new Set<Person>()
  size = 0

  person(id: string): Person {
    const known = this.#people.get(id)
    if (known) return known
    const person = new Person(id)
    this.#people.set(id, person)
    return person
  }

  add({ from, to, kind, capacity }: TrustEdge): void {
    if (from === to || this.isBarred(from, to)) return
    const [one, other] = [this.person(from), this.person(to)]
    const edge = one.out.get(other)
    if (!edge) {
      const created: Edge = { from: one, to: other, kind, capacity }
      one.out.set(other, created)
      other.into.set(one, created)
      other.intoChanged()
      this.size += 1
    } else if (
      capacity > edge.capacity ||
      (capacity === edge.capacity && rank[kind] > rank[edge.kind])
    ) {
      edge.kind = kind
      edge.capacity = capacity
    }
  }

  /** Everybody who stands at an edge that is known. */
  everybody(): string[] {
    return [...this.#people.values()]
      .filter(({ out, into }) => out.size + into.size > 0)
      .map(({ id }) => id)
  }

  isBarred(id: string, other: string = id): boolean {
    return this.#barred.has(id) || this.#barred.has(other) || this.#barred.has(pairKey(id, other))
  }

  /** Nothing flows through this person; what is known of them is forgotten. */
  barPerson(id: string): void {
    this.#barred.add(id)
    const person = this.person(id)
    for (const edge of [...person.out.values(), ...person.into.values()]) this.#remove(edge)
  }

  /** Nothing flows between these two, in neither direction. */
  barPair(id: string, other: string): void {
    this.#barred.add(pairKey(id, other))
    const [one, two] = [this.person(id), this.person(other)]
    for (const edge of [one.out.get(two), two.out.get(one)]) if (edge) this.#remove(edge)
  }

  #remove(edge: Edge): void {
    edge.from.out.delete(edge.to)
    edge.to.into.delete(edge.from)
    edge.to.intoChanged()
    this.size -= 1
  }
}

const pairKey = (id: string, other: string) =>
  id < other ? JSON.stringify([id, other]) : JSON.stringify([other, id])

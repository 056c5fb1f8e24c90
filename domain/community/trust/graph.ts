import type { PersonId, TieKind, TrustEdge } from './ties.ts'

/** A person and the edges that are known of them. */
export class Person {
  readonly id: PersonId
  /** People are numbered in the order in which they became known, so that arrays can tell of them. */
  readonly index: number
  readonly out: Edge[] = []
  into: Edge[] = []
  isBarred = false
  /** All edges that leave the person are known. */
  isOutKnown = false
  /** All edges that lead to the person are known. */
  isIntoKnown = false
  /** It is known who of those that are two steps from the sources leads to the person. */
  isNearnessKnown = false
  #isSorted = true

  constructor(id: PersonId, index: number) {
    this.id = id
    this.index = index
  }

  /** Who passes trust on to this person, by id, whatever order they became known in. */
  get sortedInto(): readonly Edge[] {
    if (!this.#isSorted) {
      this.into = this.into.toSorted((a, b) => (a.from.id < b.from.id ? -1 : 1))
      this.#isSorted = true
    }
    return this.into
  }

  comesFrom(edge: Edge): void {
    const last = this.into.at(-1)
    if (last && last.from.id > edge.from.id) this.#isSorted = false
    this.into.push(edge)
  }
}

export type Edge = {
  /** Edges are numbered too; who is forgotten leaves a gap. */
  readonly index: number
  readonly from: Person
  readonly to: Person
  kind: TieKind
  /** Millionths. */
  capacity: number
}

/** What counts as the reason when two ties of the same two people carry the same. */
const rank: Record<TieKind, number> = { vouch: 2, connection: 1, referral: 0 }

/** More people than one graph ever knows: the numbers of two make one number. */
const mostPeople = 2 ** 26

/**
 * The part of the community that is known so far: of some people all edges that leave them, of
 * some all that lead to them. Between two people the largest edge of each direction counts.
 */
export class TrustGraph {
  readonly #people = new Map<PersonId, Person>()
  readonly #edges = new Map<number, Edge>()
  readonly #barredPairs = new Set<number>()
  /** How many edges there ever were; each has a lower number. */
  edgeCount = 0

  /** Each has a lower number. */
  get peopleCount(): number {
    return this.#people.size
  }

  /** How many edges are known. */
  get size(): number {
    return this.#edges.size
  }

  person(id: PersonId): Person {
    const known = this.#people.get(id)
    if (known) return known
    const person = new Person(id, this.#people.size)
    this.#people.set(id, person)
    return person
  }

  add({ from, to, kind, capacity }: TrustEdge): void {
    if (from === to) return
    const [one, other] = [this.person(from), this.person(to)]
    const key = keyOf(one, other)
    const edge = this.#edges.get(key)
    if (!edge) {
      if (one.isBarred || other.isBarred || this.#barredPairs.has(key)) return
      const created: Edge = { index: this.edgeCount++, from: one, to: other, kind, capacity }
      this.#edges.set(key, created)
      one.out.push(created)
      other.comesFrom(created)
    } else if (
      capacity > edge.capacity ||
      (capacity === edge.capacity && rank[kind] > rank[edge.kind])
    ) {
      edge.kind = kind
      edge.capacity = capacity
    }
  }

  /** Everybody who stands at an edge that is known. */
  everybody(): PersonId[] {
    return [...this.#people.values()]
      .filter(({ out, into }) => out.length + into.length > 0)
      .map(({ id }) => id)
  }

  /** Nothing flows through this person; what is known of them is forgotten. */
  barPerson(id: PersonId): void {
    const person = this.person(id)
    person.isBarred = true
    for (const edge of [...person.out, ...person.into]) this.#remove(edge)
  }

  /** Nothing flows between these two, in neither direction. */
  barPair(id: PersonId, other: PersonId): void {
    const [one, two] = [this.person(id), this.person(other)]
    for (const key of [keyOf(one, two), keyOf(two, one)]) {
      this.#barredPairs.add(key)
      const edge = this.#edges.get(key)
      if (edge) this.#remove(edge)
    }
  }

  #remove(edge: Edge): void {
    this.#edges.delete(keyOf(edge.from, edge.to))
    edge.from.out.splice(edge.from.out.indexOf(edge), 1)
    edge.to.into.splice(edge.to.into.indexOf(edge), 1)
  }
}

const keyOf = (from: Person, to: Person) => from.index * mostPeople + to.index

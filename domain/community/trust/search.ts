import { Flow } from './flow.ts'
import { type Person, TrustGraph } from './graph.ts'
import { farthest, Reach, type Sources } from './reach.ts'
import type { PersonId, TrustEdge } from './ties.ts'
import { type Trust, trustOfFlow } from './trust.ts'

/** What has to be known of the community next. */
export type Question =
  /** All edges that leave the ones, and all that lead to the others. */
  | { kind: 'around'; leaving: PersonId[]; leadingTo: PersonId[] }
  /** The edges that lead from any of the ones to any of the others. */
  | { kind: 'between'; leaving: PersonId[]; leadingTo: PersonId[] }

/** So many people or fewer are asked about without looking for a short cut first. */
const few = 64

/** How much is looked at before what was found so far is the answer; a hub alone may know thousands. */
export type Bounds = { edges: number; people: number }
export const usualBounds: Bounds = { edges: 20_000, people: 400 }

/**
 * Finds how much a viewer can trust some users without knowing the whole community: it asks from
 * both ends and stops as soon as nothing that is still unknown could add to the flow (decision 14).
 * What is found is true at any moment; when the bounds end the search, something may be missing.
 */
export class TrustSearch {
  readonly #graph = new TrustGraph()
  readonly #sources: Sources
  readonly #users: readonly Person[]
  readonly #bounds: Bounds
  #reach: Reach
  readonly #settled = new Map<Person, Flow>()
  #flows = new Map<Person, Flow>()
  #hasAsked = false
  #hasBridged = false

  /** @param users without the viewer, whom nobody tells how much to trust themself */
  constructor(
    viewer: PersonId,
    { seeds, users }: { seeds: readonly PersonId[]; users: readonly PersonId[] },
    bounds: Bounds = usualBounds,
  ) {
    const person = (id: PersonId) => this.#graph.person(id)
    this.#sources = { viewer: person(viewer), seeds: new Set(seeds.map(person)) }
    this.#users = [...new Set(users)].filter((id) => id !== viewer).map(person)
    this.#bounds = bounds
    this.#reach = new Reach(this.#graph, this.#sources)
  }

  /** What to find out now; undefined when every flow is certain or the bounds are reached. */
  next(): Question | undefined {
    if (this.#users.length === 0) return undefined
    if (!this.#hasAsked) {
      const sources = [this.#sources.viewer, ...this.#sources.seeds]
      return { kind: 'around', leaving: ids(sources), leadingTo: ids(this.#users) }
    }
    const towards = this.#openTowards()
    if (!towards) return undefined
    const away = this.#openAway()
    if (away.length + towards.size === 0) return undefined
    const fewest = towards.size === 0 ? away.length : Math.min(away.length, towards.size)
    if (this.#graph.size > this.#bounds.edges || fewest > this.#bounds.people) return undefined
    if (fewest > few && towards.size > 0 && !this.#hasBridged)
      return { kind: 'between', leaving: ids(away), leadingTo: ids(towards) }
    // The sources' end is known after three steps; asked from the users' end alone, a long chain of people is
    // walked to its other end, one question for each of them.
    if (away.length <= few && towards.size <= few)
      return { kind: 'around', leaving: ids(away), leadingTo: ids(towards) }
    return towards.size === 0 || (away.length > 0 && away.length < towards.size)
      ? { kind: 'around', leaving: ids(away), leadingTo: [] }
      : { kind: 'around', leaving: [], leadingTo: ids(towards) }
  }

  /** Takes in the whole answer to a question. */
  learn({ kind, leaving, leadingTo }: Question, edges: Iterable<TrustEdge>): void {
    for (const edge of edges) this.#graph.add(edge)
    this.#hasAsked = true
    this.#hasBridged = kind === 'between'
    // Those who are asked about then are all that are two steps away and not known better.
    if (kind === 'between' && this.#reach.sureSteps === farthest - 1)
      for (const id of leadingTo) this.#graph.person(id).isNearnessKnown = true
    if (kind === 'around') {
      for (const id of leaving) this.#graph.person(id).isOutKnown = true
      for (const id of leadingTo) this.#graph.person(id).isIntoKnown = true
    }
    this.#reach = new Reach(this.#graph, this.#sources)
  }

  /** What turned out to carry nothing: accounts that are nobody's, pairs of whom one blocked the other. */
  bar(people: readonly PersonId[], pairs: readonly (readonly [PersonId, PersonId])[]): void {
    for (const id of people) this.#graph.barPerson(id)
    for (const [one, other] of pairs) this.#graph.barPair(one, other)
    this.#settled.clear()
    this.#flows.clear()
    this.#reach = new Reach(this.#graph, this.#sources)
  }

  /** Each user's trust, as far as the search has come. */
  results(): Map<PersonId, Trust> {
    return new Map(
      this.#users.map((user) => {
        const flow = this.#flowTo(user)
        return [user.id, { value: trustOfFlow(flow.value), paths: flow.paths() }]
      }),
    )
  }

  /** Everybody on whom the results rest: who passes trust on, and who makes these near enough to count. */
  witnesses(): Set<PersonId> {
    const people = new Set<Person>([this.#sources.viewer, ...this.#users])
    for (const user of this.#users)
      for (const { first, edges } of this.#flowTo(user).paths())
        for (const person of [first, ...edges.map(({ to }) => to)]) {
          people.add(person)
          for (const step of this.#reach.stepsTo(person)) people.add(step.from)
        }
    return new Set(ids(people))
  }

  /** Everybody whom the search has met, on whom the results may come to rest. */
  everybody(): PersonId[] {
    return this.#graph.everybody()
  }

  #flowTo(user: Person): Flow {
    const known = this.#settled.get(user) ?? this.#flows.get(user)
    if (known) return known
    const flow = new Flow(this.#graph, this.#reach, this.#sources, user)
    this.#flows.set(user, flow)
    return flow
  }

  /** Who has to be known better from the users' end; undefined when every flow is certain. */
  #openTowards(): Set<Person> | undefined {
    this.#flows = new Map()
    const open = new Set<Person>()
    for (const user of this.#users) {
      if (this.#settled.has(user)) continue
      const flow = this.#flowTo(user)
      const towards = flow.isClosedAtSources() ? undefined : flow.openTowards()
      if (towards) for (const person of towards) open.add(person)
      else this.#settled.set(user, flow)
    }
    return this.#settled.size === this.#users.length ? undefined : open
  }

  /** The nearest people of whom it is unknown whom they trust. */
  #openAway(): Person[] {
    const level = this.#reach.levels.find((people) => people.some(isOpen))
    return level?.filter(isOpen) ?? []
  }
}

const isOpen = ({ isOutKnown, isBarred }: Person): boolean => !isOutKnown && !isBarred
const ids = (people: Iterable<Person>): PersonId[] => Array.from(people, ({ id }) => id)

import type { Edge, Person, TrustGraph } from './graph.ts'
import type { Reach, Sources } from './reach.ts'
import { seedCapacity } from './ties.ts'
import type { Walk } from './walk.ts'

/** One way that trust takes: from the viewer or a seed person along edges to the user. */
export type FlowPath = {
  begins: 'viewer' | 'seed'
  /** Who it begins with. */
  first: Person
  /** None when the user is a seed person. */
  edges: readonly Edge[]
  /** Millionths. */
  share: number
}

/**
 * The maximum flow of trust to one person (docs/product/community.md#trust), over the edges that
 * are known. Shortest ways first (Edmonds and Karp), searched from the person's end, which is the
 * narrow one; the viewer's own ways first, so that they explain as much as they can. Its value is
 * the same in whatever order the edges became known. What it notes of people and edges stands in
 * arrays by their numbers: thousands are looked at again for each way.
 */
export class Flow {
  readonly #target: Person
  readonly #sources: Sources
  readonly #reach: Reach
  /** What each edge carries. */
  readonly #carried: Int32Array
  /** Edges that carry or carried something, by who they leave. */
  readonly #leaving = new Map<Person, Set<Edge>>()
  /** Whether any do, by the person's number. */
  readonly #hasSent: Uint8Array
  readonly #ofSeed = new Map<Person, number>()
  readonly #walk: Walk

  constructor(graph: TrustGraph, reach: Reach, sources: Sources, target: Person) {
    this.#reach = reach
    this.#sources = sources
    this.#target = target
    this.#carried = new Int32Array(graph.edgeCount)
    this.#hasSent = new Uint8Array(graph.peopleCount)
    this.#walk = reach.walk
    if (target.isBarred) return
    for (const withSeeds of [false, true]) {
      let grew = true
      while (grew) grew = this.#augment(withSeeds)
    }
  }

  /** Millionths. */
  get value(): number {
    let sum = 0
    for (const edge of this.#target.into) sum += this.#carriedBy(edge)
    return sum + (this.#ofSeed.get(this.#target) ?? 0)
  }

  #carriedBy({ index }: Edge): number {
    return this.#carried[index] ?? 0
  }

  #hasRoom(edge: Edge): boolean {
    return edge.capacity > this.#carriedBy(edge)
  }

  /** How much more may begin at a person. */
  #roomAt(person: Person, withSeeds: boolean): number {
    if (!this.#reach.isSource(person)) return 0
    if (person === this.#sources.viewer) return Number.POSITIVE_INFINITY
    return withSeeds ? seedCapacity - (this.#ofSeed.get(person) ?? 0) : 0
  }

  /** What was sent from a person, which can be taken back. */
  #sentBy(person: Person): Iterable<Edge> {
    return this.#hasSent[person.index] ? (this.#leaving.get(person) ?? []) : []
  }

  #augment(withSeeds: boolean): boolean {
    this.#walk.begin()
    this.#walk.sees(this.#target, undefined)
    const found = [this.#target]
    // An array hands out what is added to it while it is walked through.
    for (const person of found) {
      const begins = this.#roomAt(person, withSeeds)
      if (begins > 0) {
        this.#send(person, begins)
        return true
      }
      for (const edge of person.sortedInto)
        if (
          this.#hasRoom(edge) &&
          this.#reach.isNear(edge.from) &&
          this.#walk.sees(edge.from, edge)
        )
          found.push(edge.from)
      for (const edge of this.#sentBy(person))
        if (this.#carriedBy(edge) > 0 && this.#walk.sees(edge.to, edge)) found.push(edge.to)
    }
    return false
  }

  #send(first: Person, begins: number): void {
    const steps: { edge: Edge; isBack: boolean }[] = []
    let share = begins
    let at = first
    for (let edge = this.#walk.edgeTo(at); edge; edge = this.#walk.edgeTo(at)) {
      const isBack = edge.to === at
      const carried = this.#carriedBy(edge)
      share = Math.min(share, isBack ? carried : edge.capacity - carried)
      steps.push({ edge, isBack })
      at = isBack ? edge.from : edge.to
    }
    for (const { edge, isBack } of steps) {
      this.#carried[edge.index] = this.#carriedBy(edge) + (isBack ? -share : share)
      this.#leaving.set(edge.from, (this.#leaving.get(edge.from) ?? new Set()).add(edge))
      this.#hasSent[edge.from.index] = 1
    }
    if (first !== this.#sources.viewer)
      this.#ofSeed.set(first, (this.#ofSeed.get(first) ?? 0) + share)
  }

  /**
   * People of whom it must be known who passes trust on to them before the flow is certain to be
   * the maximum; `undefined` when it is.
   *
   * When of everybody who may still reach the target it is known who leads to them, it is also
   * known who of them is near: a way that makes somebody near ends with people of whom all that
   * leads to them is known, and begins with the edges that leave the sources, which are known from
   * the first answer on. So nothing is uncertain any more, whether or not the sources are among them.
   */
  openTowards(): Person[] | undefined {
    this.#walk.begin()
    this.#walk.sees(this.#target, undefined)
    // Trust begins at the viewer without limit: whoever leads to them adds nothing.
    this.#walk.sees(this.#sources.viewer, undefined)
    const seen = [this.#target]
    for (const person of seen) {
      for (const edge of person.sortedInto)
        if (
          this.#hasRoom(edge) &&
          this.#reach.mayBeNear(edge.from) &&
          this.#walk.sees(edge.from, edge)
        )
          seen.push(edge.from)
      for (const edge of this.#sentBy(person))
        if (this.#carriedBy(edge) > 0 && this.#walk.sees(edge.to, edge)) seen.push(edge.to)
    }
    const open = seen.filter(({ isIntoKnown }) => !isIntoKnown)
    return open.length === 0 ? undefined : open
  }

  /** Whether nothing more can leave the people that the sources still reach, whatever else becomes known. */
  isClosedAtSources(): boolean {
    this.#walk.begin()
    const starts = [this.#sources.viewer, ...this.#sources.seeds]
    const seen = starts.filter(
      (person) => this.#roomAt(person, true) > 0 && this.#walk.sees(person, undefined),
    )
    for (const person of seen) {
      // What was sent can be taken back, and who sent it is reached again.
      for (const edge of person.into)
        if (this.#carriedBy(edge) > 0 && this.#walk.sees(edge.from, edge)) seen.push(edge.from)
      if (!this.#reach.mayBeNear(person)) continue
      if (!this.#reach.isNear(person) || !person.isOutKnown) return false
      for (const edge of person.out)
        if (this.#hasRoom(edge) && this.#walk.sees(edge.to, edge)) seen.push(edge.to)
    }
    return true
  }

  /** The flow as ways, the own and the short ones first; their shares add up to its value. */
  paths(): FlowPath[] {
    const left = new Map<Edge, number>()
    for (const edges of this.#leaving.values())
      for (const edge of edges) if (this.#carriedBy(edge) > 0) left.set(edge, this.#carriedBy(edge))
    const ofSeed = new Map(this.#ofSeed)
    const paths: FlowPath[] = []
    for (let path = this.#oneWay(left, ofSeed); path; path = this.#oneWay(left, ofSeed)) {
      for (const edge of path.edges) left.set(edge, (left.get(edge) ?? 0) - path.share)
      if (path.begins === 'seed') ofSeed.set(path.first, (ofSeed.get(path.first) ?? 0) - path.share)
      paths.push(path)
    }
    return paths.toSorted(
      (a, b) =>
        Number(a.begins === 'seed') - Number(b.begins === 'seed') ||
        a.edges.length - b.edges.length ||
        b.share - a.share,
    )
  }

  #oneWay(left: Map<Edge, number>, ofSeed: Map<Person, number>): FlowPath | undefined {
    let edges: Edge[] = []
    let at = this.#target
    const shareOf = (way: readonly Edge[]) => Math.min(...way.map((edge) => left.get(edge) ?? 0))
    for (;;) {
      const first = at
      const isViewer = at === this.#sources.viewer
      const begins = isViewer ? Number.POSITIVE_INFINITY : (ofSeed.get(at) ?? 0)
      if (begins > 0) {
        const share = Math.min(begins, shareOf(edges))
        return { begins: isViewer ? 'viewer' : 'seed', first, edges, share }
      }
      const before = at.sortedInto.find((edge) => (left.get(edge) ?? 0) > 0)
      if (!before) return undefined
      edges = [before, ...edges]
      at = before.from
      const again = edges.findIndex(({ to }) => to === at)
      if (again !== -1) {
        // It went round in a circle, which adds nothing.
        const circle = edges.slice(0, again + 1)
        const share = shareOf(circle)
        for (const edge of circle) left.set(edge, (left.get(edge) ?? 0) - share)
        edges = edges.slice(again + 1)
      }
    }
  }
}

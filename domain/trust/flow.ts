import type { Edge, Person, TrustGraph } from './graph.ts'
import type { Reach, Sources } from './reach.ts'
import { seedCapacity } from './ties.ts'

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

type Step = { edge: Edge; isBack: boolean }

/**
 * The maximum flow of trust to one person (docs/product/community.md#trust), over the edges that
 * are known. Shortest ways first (Edmonds and Karp), searched from the person's end, which is the
 * narrow one; the viewer's own ways first, so that they explain as much as they can. Its value is
 * the same in whatever order the edges became known.
 */
export class Flow {
  readonly #target: Person
  readonly #sources: Sources
  readonly #graph: TrustGraph
  readonly #reach: Reach
  readonly #carried = new Map<Edge, number>()
  /** Edges that carry or carried something, by who they leave. */
  readonly #leaving = new Map<Person, Set<Edge>>()
  readonly #ofSeed = new Map<Person, number>()

  constructor(graph: TrustGraph, reach: Reach, sources: Sources, target: Person) {
    this.#graph = graph
    this.#reach = reach
    this.#sources = sources
    this.#target = target
    if (graph.isBarred(target.id)) return
    for (const withSeeds of [false, true]) {
      let grew = true
      while (grew) grew = this.#augment(withSeeds)
    }
  }

  /** Millionths. */
  get value(): number {
    let sum = 0
    for (const edge of this.#target.into.values()) sum += this.#carried.get(edge) ?? 0
    return sum + (this.#ofSeed.get(this.#target) ?? 0)
  }

  /** How much more may begin at a person. */
  #roomAt(person: Person, withSeeds: boolean): number {
    if (this.#graph.isBarred(person.id)) return 0
    if (person === this.#sources.viewer) return Number.POSITIVE_INFINITY
    if (!withSeeds || !this.#sources.seeds.has(person)) return 0
    return seedCapacity - (this.#ofSeed.get(person) ?? 0)
  }

  #room({ edge, isBack }: Step): number {
    const carried = this.#carried.get(edge) ?? 0
    return isBack ? carried : edge.capacity - carried
  }

  /** Steps with room that end at a person. */
  *#stepsInto(person: Person, mayLeave: (from: Person) => boolean): Generator<[Person, Step]> {
    for (const edge of person.sortedInto) {
      const step = { edge, isBack: false }
      if (this.#room(step) > 0 && mayLeave(edge.from)) yield [edge.from, step]
    }
    for (const edge of this.#leaving.get(person) ?? []) {
      const step = { edge, isBack: true }
      if (this.#room(step) > 0) yield [edge.to, step]
    }
  }

  #augment(withSeeds: boolean): boolean {
    const found = new Map<Person, Step | undefined>([[this.#target, undefined]])
    // A map hands out what is added to it while it is walked through.
    for (const person of found.keys()) {
      const begins = this.#roomAt(person, withSeeds)
      if (begins > 0) {
        this.#send(person, found, begins)
        return true
      }
      for (const [before, step] of this.#stepsInto(person, (from) => this.#reach.isNear(from)))
        if (!found.has(before)) found.set(before, step)
    }
    return false
  }

  #send(first: Person, found: ReadonlyMap<Person, Step | undefined>, begins: number): void {
    const steps: Step[] = []
    for (let step = found.get(first); step; step = found.get(endOf(step))) steps.push(step)
    const share = Math.min(begins, ...steps.map((step) => this.#room(step)))
    for (const { edge, isBack } of steps) {
      this.#carried.set(edge, (this.#carried.get(edge) ?? 0) + (isBack ? -share : share))
      const leaving = this.#leaving.get(edge.from) ?? new Set()
      this.#leaving.set(edge.from, leaving.add(edge))
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
    const seen = new Set([this.#target])
    // Trust begins at the viewer without limit: whoever leads to them adds nothing.
    for (const person of seen)
      for (const [before] of this.#stepsInto(person, (from) => this.#reach.mayBeNear(from)))
        if (before !== this.#sources.viewer) seen.add(before)
    const open = [...seen].filter((person) => !this.#graph.intoKnown.has(person))
    return open.length === 0 ? undefined : open
  }

  /** Whether nothing more can leave the people that the sources still reach, whatever else becomes known. */
  isClosedAtSources(): boolean {
    const starts = [this.#sources.viewer, ...this.#sources.seeds]
    const seen = new Set(starts.filter((person) => this.#roomAt(person, true) > 0))
    for (const person of seen) {
      // What was sent can be taken back, and who sent it is reached again.
      for (const edge of person.into.values())
        if ((this.#carried.get(edge) ?? 0) > 0) seen.add(edge.from)
      if (!this.#reach.mayBeNear(person)) continue
      if (!this.#reach.isNear(person) || !this.#graph.outKnown.has(person)) return false
      for (const edge of person.out.values())
        if (this.#room({ edge, isBack: false }) > 0) seen.add(edge.to)
    }
    return true
  }

  /** The flow as ways, the own and the short ones first; their shares add up to its value. */
  paths(): FlowPath[] {
    const left = new Map([...this.#carried].filter(([, share]) => share > 0))
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

const endOf = ({ edge, isBack }: Step): Person => (isBack ? edge.from : edge.to)

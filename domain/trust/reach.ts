import type { Edge, Person, TrustGraph } from './graph.ts'

/** Edges count that leave people so many steps from the viewer or a seed person, or fewer. */
export const farthest = 3

/** Where trust begins. */
export type Sources = { viewer: Person; seeds: ReadonlySet<Person> }

/** How far each person is from the sources by the edges that are known, and how sure that is. */
export class Reach {
  readonly #graph: TrustGraph
  /** The people of each distance, the sources first. */
  readonly levels: Person[][]
  readonly #steps = new Map<Person, { count: number; by: Edge | undefined }>()
  /** Distances up to here are certain: whoever is not found so near is farther away. */
  readonly sureSteps: number

  constructor(graph: TrustGraph, { viewer, seeds }: Sources) {
    this.#graph = graph
    this.levels = [[...new Set([viewer, ...seeds])].filter(({ id }) => !graph.isBarred(id))]
    for (const person of this.levels[0] ?? []) this.#steps.set(person, { count: 0, by: undefined })
    for (let count = 1; count <= farthest; count++) this.levels.push(this.#next(count))
    const open = this.levels.findIndex((level) =>
      level.some((person) => !graph.outKnown.has(person)),
    )
    this.sureSteps = open === -1 ? farthest : open
  }

  #next(count: number): Person[] {
    const level: Person[] = []
    for (const person of this.levels[count - 1] ?? [])
      for (const [other, edge] of person.out) {
        if (this.#steps.has(other)) continue
        this.#steps.set(other, { count, by: edge })
        level.push(other)
      }
    return level
  }

  /** The person's edges count, as far as is known. */
  isNear(person: Person): boolean {
    return this.#steps.has(person)
  }

  /** The person's edges count, or may count when more is known. */
  mayBeNear(person: Person): boolean {
    if (this.isNear(person)) return true
    if (this.sureSteps >= farthest || this.#graph.isBarred(person.id)) return false
    // Whoever is three steps away is led to by somebody who is two steps away.
    const { intoKnown, nearnessKnown } = this.#graph
    return this.sureSteps < farthest - 1 || !(intoKnown.has(person) || nearnessKnown.has(person))
  }

  /** The steps that make a person near, the first one first. */
  stepsTo(person: Person): Edge[] {
    const steps: Edge[] = []
    for (let by = this.#steps.get(person)?.by; by; by = this.#steps.get(by.from)?.by) steps.push(by)
    return steps.toReversed()
  }
}

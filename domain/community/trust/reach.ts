import type { Edge, Person, TrustGraph } from './graph.ts'
import { Walk } from './walk.ts'

/** Edges count that leave people so many steps from the viewer or a seed person, or fewer. */
export const farthest = 3
const far = farthest + 1

/** Where trust begins. */
export type Sources = { viewer: Person; seeds: ReadonlySet<Person> }

/** How far each person is from the sources by the edges that are known, and how sure that is. */
export class Reach {
  /** The people of each distance, the sources first. */
  readonly levels: Person[][]
  /** The distance of each, by the person's number. */
  readonly #steps: Uint8Array
  /** What the flows over this part of the community note. */
  readonly walk: Walk
  /** Distances up to here are certain: whoever is not found so near is farther away. */
  readonly sureSteps: number

  constructor(graph: TrustGraph, { viewer, seeds }: Sources) {
    this.#steps = new Uint8Array(graph.peopleCount).fill(far)
    this.walk = new Walk(graph.peopleCount)
    this.levels = [[...new Set([viewer, ...seeds])].filter(({ isBarred }) => !isBarred)]
    for (const { index } of this.levels[0] ?? []) this.#steps[index] = 0
    for (let count = 1; count <= farthest; count++) this.levels.push(this.#next(count))
    const open = this.levels.findIndex((level) => level.some(({ isOutKnown }) => !isOutKnown))
    this.sureSteps = open === -1 ? farthest : open
  }

  #next(count: number): Person[] {
    const level: Person[] = []
    for (const person of this.levels[count - 1] ?? [])
      for (const edge of person.out) {
        if (this.isNear(edge.to)) continue
        this.#steps[edge.to.index] = count
        level.push(edge.to)
      }
    return level
  }

  /** Trust begins at the person. */
  isSource(person: Person): boolean {
    return this.#stepsOf(person) === 0
  }

  /** The person's edges count, as far as is known. */
  isNear(person: Person): boolean {
    return this.#stepsOf(person) < far
  }

  /** The person's edges count, or may count when more is known. */
  mayBeNear(person: Person): boolean {
    if (this.isNear(person)) return true
    if (this.sureSteps >= farthest || person.isBarred) return false
    // Whoever is three steps away is led to by somebody who is two steps away.
    return this.sureSteps < farthest - 1 || !(person.isIntoKnown || person.isNearnessKnown)
  }

  /** The steps that make a person near, the first one first. */
  stepsTo(person: Person): Edge[] {
    if (!this.isNear(person)) return []
    const before = ({ from, to }: Edge) => this.#stepsOf(from) === this.#stepsOf(to) - 1
    const steps: Edge[] = []
    for (let by = person.sortedInto.find(before); by; by = by.from.sortedInto.find(before))
      steps.push(by)
    return steps.toReversed()
  }

  #stepsOf({ index }: Person): number {
    return this.#steps[index] ?? far
  }
}

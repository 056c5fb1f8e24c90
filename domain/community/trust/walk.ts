import type { Edge, Person } from './graph.ts'

/**
 * Notes of one walk through a graph at a time: who was seen, and by which edge. In arrays by the
 * people's numbers that stay from walk to walk, because a flow takes a hundred walks by thousands.
 */
export class Walk {
  /** In which walk each person was seen last. */
  readonly #seen: Uint32Array
  readonly #by: (Edge | undefined)[] = []
  #walks = 0

  /** @param people how many there are in the graph */
  constructor(people: number) {
    this.#seen = new Uint32Array(people)
    this.#by.length = people
  }

  /** Forgets the walk before. */
  begin(): void {
    this.#walks += 1
  }

  /** Whether a person is seen for the first time; then it was by this edge. */
  sees(person: Person, edge: Edge | undefined): boolean {
    if (this.#seen[person.index] === this.#walks) return false
    this.#seen[person.index] = this.#walks
    this.#by[person.index] = edge
    return true
  }

  /** The edge by which somebody was seen in this walk. */
  edgeTo(person: Person): Edge | undefined {
    return this.#by[person.index]
  }
}

import { Flow, type FlowPath } from './flow.ts'
import { TrustGraph } from './graph.ts'
import { Reach } from './reach.ts'
import { type PersonId, type TrustEdge, wholeTrust } from './ties.ts'

export type Trust = {
  /** 0 to 100. */
  value: number
  /** What makes it: the shares of the ways add up to the flow that the value comes from. */
  paths: readonly FlowPath[]
}

/** 0 to 99: how a flow of so many millionths is said (docs/product/community.md#trust). */
export function trustOfFlow(flow: number): number {
  return Math.round((100 * flow) / (flow + wholeTrust))
}

/**
 * How much a viewer can trust a user (docs/product/community.md#trust), when all edges are at
 * hand; nobody is told how much to trust themself.
 */
export function trustBetween(
  viewer: PersonId,
  user: PersonId,
  { edges, seeds }: { edges: Iterable<TrustEdge>; seeds: Iterable<PersonId> },
): Trust | undefined {
  if (viewer === user) return undefined
  const graph = new TrustGraph()
  for (const edge of edges) graph.add(edge)
  const sources = {
    viewer: graph.person(viewer),
    seeds: new Set(Array.from(seeds, (id) => graph.person(id))),
  }
  const target = graph.person(user)
  const flow = new Flow(graph, new Reach(graph, sources), sources, target)
  return { value: trustOfFlow(flow.value), paths: flow.paths() }
}

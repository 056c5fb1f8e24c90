import { expect, it } from 'vitest'
import type { Trust } from '#protocol/community/trust/trust.ts'
import { drawTrust } from './trust-picture.ts'

type Graph = Trust['graph']

/** Me, so many friends, and Ana, to whom each passes the same on. */
function friends(many: number): Graph {
  const between = Array.from({ length: many }, (_, at) => ({
    key: at + 2,
    role: 'between' as const,
    step: 1,
    name: `Friend ${at}`,
  }))
  return {
    nodes: [
      { key: 0, role: 'viewer', step: 0, name: 'Mia' },
      { key: 1, role: 'user', step: 2, name: 'Ana' },
      ...between,
    ],
    edges: between.flatMap(({ key }) => [
      { from: 0, to: key, kind: 'connection' as const, share: 1 / many },
      { from: key, to: 1, kind: 'vouch' as const, share: 1 / many },
    ]),
  }
}

it('each step is a row, from the viewer above to the person below, and nobody stands on another', () => {
  const { nodes, edges, width, height } = drawTrust(friends(3))
  const rows = new Map<number, unknown[]>()
  for (const { y, node } of nodes) rows.set(y, [...(rows.get(y) ?? []), node?.role])
  expect([...rows.values()]).toEqual([['viewer'], ['between', 'between', 'between'], ['user']])
  expect(new Set(nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(5)
  for (const { x, y } of nodes) {
    expect(x > 0 && x < width).toBe(true)
    expect(y > 0 && y < height).toBe(true)
  }
  expect(edges).toHaveLength(6)
})

it('of more than fit into a row the others are one, and no share is lost', () => {
  const { nodes, edges } = drawTrust(friends(50))
  expect(nodes.map(({ others }) => others)).toEqual([0, 0, 0, 0, 47, 0])
  const into = edges.filter(({ to }) => to.node?.role === 'user')
  expect(into).toHaveLength(4)
  expect(into.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
})

it('whoever passes most on stands first', () => {
  const graph = friends(6)
  const strong = graph.edges.map((edge) =>
    edge.from === 7 || edge.to === 7 ? { ...edge, share: 0.9 } : edge,
  )
  const [, first] = drawTrust({ ...graph, edges: strong }).nodes
  expect(first?.node?.name).toBe('Friend 5')
})

it('a seed person on the way stands where trust begins, and a direct tie has no row between', () => {
  const { nodes } = drawTrust({
    nodes: [
      { key: 0, role: 'viewer', step: 0, name: 'Mia' },
      { key: 1, role: 'user', step: 1, name: 'Ana' },
      { key: 2, role: 'seed', step: 0 },
    ],
    edges: [
      { from: 0, to: 1, kind: 'vouch', share: 0.5 },
      { from: 2, to: 1, kind: 'vouch', share: 0.5 },
    ],
  })
  expect(new Set(nodes.map(({ y }) => y)).size).toBe(2)
  expect(drawTrust({ nodes: [], edges: [] }).nodes).toEqual([])
})

import type { Trust } from '#protocol/community/trust/trust.ts'

type Graph = Trust['graph']
export type TrustNode = Graph['nodes'][number]
export type TrustEdge = Graph['edges'][number]

/** Somebody of the drawing, or the rest of a row. */
export type DrawnNode = { x: number; y: number; node?: TrustNode; others: number }
export type DrawnEdge = { from: DrawnNode; to: DrawnNode; kind: TrustEdge['kind']; share: number }
export type Picture = { width: number; height: number; nodes: DrawnNode[]; edges: DrawnEdge[] }

/** In one row; of more the last place stands for all the others. */
const mostInARow = 4
export const slot = 84
const rowHeight = 104
export const radius = 20
/** The name below a circle. */
export const nameHeight = 22

/**
 * Where everybody stands: a row for each step away from where trust begins, the person it is about
 * in a row of their own below all, and in a row first whoever passes most on.
 */
export function drawTrust({ nodes, edges }: Graph): Picture {
  const through = new Map<number, number>()
  for (const { from, to, share } of edges)
    for (const key of [from, to]) through.set(key, (through.get(key) ?? 0) + share)
  const last = Math.max(0, ...nodes.map(({ step }) => step))
  const rows = Array.from({ length: last + 1 }, (_, step) =>
    nodes
      .filter((node) => (node.role === 'user' ? last : Math.min(node.step, last - 1)) === step)
      .toSorted((a, b) => (through.get(b.key) ?? 0) - (through.get(a.key) ?? 0) || a.key - b.key),
  ).filter((row) => row.length > 0)
  const widest = Math.max(1, ...rows.map((row) => Math.min(row.length, mostInARow)))
  const width = widest * slot
  const places = new Map<number, DrawnNode>()
  const drawn = rows.flatMap((row, at) => placed(row, { y: at * rowHeight + radius + 2, width }))
  for (const { place, keys } of drawn) for (const key of keys) places.set(key, place)
  return {
    width,
    height: Math.max(0, rows.length - 1) * rowHeight + 2 * radius + nameHeight + 4,
    nodes: drawn.map(({ place }) => place),
    edges: joined(edges, places),
  }
}

function placed(row: readonly TrustNode[], { y, width }: { y: number; width: number }) {
  const shown = row.length > mostInARow ? row.slice(0, mostInARow - 1) : row
  const rest = row.slice(shown.length)
  const many = shown.length + (rest.length > 0 ? 1 : 0)
  const x = (at: number) => width / 2 + (at - (many - 1) / 2) * slot
  const own = shown.map((node, at) => ({
    place: { x: x(at), y, node, others: 0 } as DrawnNode,
    keys: [node.key],
  }))
  if (rest.length === 0) return own
  const place: DrawnNode = { x: x(many - 1), y, others: rest.length }
  return [...own, { place, keys: rest.map(({ key }) => key) }]
}

/** One line between two places, as strong as all that goes along it. */
function joined(edges: readonly TrustEdge[], places: ReadonlyMap<number, DrawnNode>): DrawnEdge[] {
  const lines: DrawnEdge[] = []
  for (const { from, to, kind, share } of edges) {
    const [start, end] = [places.get(from), places.get(to)]
    if (!start || !end || start === end) continue
    const line = lines.find((one) => one.from === start && one.to === end && one.kind === kind)
    if (line) line.share += share
    else lines.push({ from: start, to: end, kind, share })
  }
  return lines
}

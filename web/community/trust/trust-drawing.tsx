import type { Trust } from '#protocol/community/trust/trust.ts'
import { useMessages } from '#web/core/i18n.ts'
import { trustMessages } from './messages.ts'
import { type DrawnNode, drawTrust, nameHeight, radius } from './trust-picture.ts'

type Kind = Trust['graph']['edges'][number]['kind']

/** Lines differ by more than their colour. */
const dashes: Record<Kind, string | undefined> = {
  vouch: undefined,
  connection: '7 5',
  referral: '2 5',
}

const fills: Record<string, string> = {
  viewer: 'fill-primary',
  user: 'fill-poppy',
  seed: 'fill-primary-soft stroke-primary',
  between: 'fill-sunken stroke-line-strong',
}
const inks: Record<string, string> = {
  viewer: 'fill-on-primary',
  user: 'fill-on-poppy',
}

type TrustDrawingProps = { graph: Trust['graph']; nameOf: (key: number) => string }

/** The ways of a trust, from the viewer above to the person below; the list beside it says the same. */
export function TrustDrawing({ graph, nameOf }: TrustDrawingProps) {
  const words = useMessages(trustMessages)
  const { width, height, nodes, edges } = drawTrust(graph)
  return (
    <svg
      role="img"
      aria-label={words.drawing}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      className="h-auto max-w-full justify-self-center"
    >
      {edges.map(({ from, to, kind, share }) => (
        <path
          key={`${from.x} ${from.y} ${to.x} ${to.y} ${kind}`}
          d={wayOf(from, to)}
          fill="none"
          strokeWidth={1.5 + 4.5 * Math.min(1, share)}
          strokeDasharray={dashes[kind]}
          className="stroke-primary"
        />
      ))}
      {nodes.map((place) => (
        <Somebody key={`${place.x} ${place.y}`} place={place} nameOf={nameOf} />
      ))}
    </svg>
  )
}

/** From below the one's name to above the other's circle. */
function wayOf(from: DrawnNode, to: DrawnNode): string {
  const [y1, y2] = [from.y + radius + nameHeight, to.y - radius]
  const middle = (y1 + y2) / 2
  return `M${from.x} ${y1}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${y2}`
}

const longest = 10
const shortened = (name: string) =>
  name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name

function Somebody({ place, nameOf }: { place: DrawnNode; nameOf: (key: number) => string }) {
  const words = useMessages(trustMessages)
  const { x, y, node, others } = place
  const role = node?.role ?? 'between'
  const name = node ? nameOf(node.key) : words.othersText(others)
  const letter = node ? (node.name?.slice(0, 1) ?? '·') : words.others(others)
  return (
    <g textAnchor="middle" className="text-14">
      <circle cx={x} cy={y} r={radius - 1} strokeWidth={1.5} className={fills[role]} />
      <text x={x} y={y + 5} className={`font-bold ${inks[role] ?? 'fill-ink'}`}>
        {letter}
      </text>
      <text x={x} y={y + radius + 16} className="fill-ink">
        {shortened(name)}
      </text>
    </g>
  )
}

import type { WorldPoint } from './map-view.ts'
import { routePath } from './route-path.ts'

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** A road with its light edge, a ring where it begins, small rings on the way, a square at its end. */
export function RouteShape({ stops }: { stops: readonly WorldPoint[] }) {
  const path = routePath(stops)
  const [from, ...others] = stops
  const to = others.at(-1)
  const edge = { stroke: 'var(--color-surface)' }
  const road = { stroke: 'var(--color-primary)' }
  return (
    <g>
      <path d={path} style={{ ...line, ...edge, strokeWidth: 10 }} />
      <path d={path} style={{ ...line, ...road, strokeWidth: 5 }} />
      {others.slice(0, -1).map(({ x, y }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a road can pass the same town twice.
        <circle
          key={index}
          cx={x}
          cy={y}
          r="6"
          className="fill-surface"
          {...road}
          strokeWidth="3"
        />
      ))}
      {to && (
        <rect
          x={to.x - 10}
          y={to.y - 10}
          width="20"
          height="20"
          rx="6"
          className="fill-poppy"
          {...edge}
          strokeWidth="3"
        />
      )}
      {from && (
        <circle cx={from.x} cy={from.y} r="9" className="fill-surface" {...road} strokeWidth="5" />
      )}
    </g>
  )
}

import type { WorldPoint } from './map-view.ts'

/** How far a stretch bows out, as a share of its length: roads are never straight lines. */
const bow = 0.12

type Stretch = { from: WorldPoint; by: WorldPoint; to: WorldPoint }

function stretchesOf([first, ...others]: readonly WorldPoint[]): Stretch[] {
  let from = first
  return others.flatMap((to, index) => {
    const start = from
    from = to
    if (!start) return []
    const side = index % 2 === 0 ? bow : -bow
    const by = {
      x: (start.x + to.x) / 2 - (to.y - start.y) * side,
      y: (start.y + to.y) / 2 + (to.x - start.x) * side,
    }
    return [{ from: start, by, to }]
  })
}

const rounded = ({ x, y }: WorldPoint) =>
  [x, y].map((pixels) => Math.round(pixels * 10) / 10).join(' ')

/** An SVG path from stop to stop, each stretch a slight bow; empty for fewer than two stops. */
export function routePath(stops: readonly WorldPoint[]): string {
  const stretches = stretchesOf(stops)
  const [first] = stretches
  if (!first) return ''
  const bows = stretches.map(({ by, to }) => `Q${rounded(by)} ${rounded(to)}`)
  return `M${rounded(first.from)}${bows.join('')}`
}

/** Points along the same way, `count` for each stretch, where no name should stand. */
export function routePoints(stops: readonly WorldPoint[], count = 24): WorldPoint[] {
  return stretchesOf(stops).flatMap(({ from, by, to }) =>
    Array.from({ length: count }, (_, index) => {
      const at = (index + 0.5) / count
      const mix = (name: 'x' | 'y') =>
        (1 - at) ** 2 * from[name] + 2 * at * (1 - at) * by[name] + at ** 2 * to[name]
      return { x: mix('x'), y: mix('y') }
    }),
  )
}

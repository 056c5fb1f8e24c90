import {
  type MapView,
  type Position,
  project,
  type Size,
  toScreen,
  worldPixels,
} from './map-view.ts'

/** Somebody's place: it may be so many metres off. */
export type Spot = Position & { metres: number }

/** Around the equator. */
const worldMetres = 40_075_017

/** A dot where somebody is, in the circle in which they may be. */
export function SpotShape({ spot, view, size }: { spot: Spot; view: MapView; size: Size }) {
  const { x, y } = toScreen(view, size, project(spot))
  const around = worldMetres * Math.max(0.01, Math.cos((spot.latitude * Math.PI) / 180))
  const radius = (spot.metres / around) * worldPixels(view.zoom)
  return (
    <g>
      <circle cx={x} cy={y} r={Math.max(16, radius)} className="fill-poppy" fillOpacity="0.25" />
      <circle
        cx={x}
        cy={y}
        r="8"
        className="fill-poppy"
        stroke="var(--color-surface)"
        strokeWidth="3"
      />
    </g>
  )
}

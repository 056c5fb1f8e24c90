import type { ReactNode } from 'react'
import type { MapView, Size, WorldPoint } from './map-view.ts'
import { worldPixels } from './map-view.ts'
import { drawnWorld, stateOutlines } from './state-outlines.ts'
import { type Marked, TownLabels } from './town-labels.tsx'

const states = stateOutlines()

type OfflineBaseProps = {
  view: MapView
  size: Size
  /** Where prices stand. */
  pins: readonly WorldPoint[]
  marked?: Marked
  /** Drawn on the land, below the names. */
  children?: ReactNode
}

/** Our own map: the outlines of the states and the names of towns, nothing from elsewhere. */
export function OfflineBase({ view, size, pins, marked, children }: OfflineBaseProps) {
  const { width, height } = size
  const scale = worldPixels(view.zoom)
  const left = width / 2 - view.middle.x * scale
  const top = height / 2 - view.middle.y * scale
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      className="map-base absolute inset-0 select-none"
    >
      <g transform={`translate(${left} ${top}) scale(${scale / drawnWorld})`}>
        {states.map((path) => (
          <path key={path.slice(0, 40)} d={path} />
        ))}
      </g>
      {children}
      <TownLabels view={view} size={size} pins={pins} marked={marked} />
    </svg>
  )
}

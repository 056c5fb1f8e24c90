import type { ReactNode } from 'react'
import land from './land.json'
import { type MapView, type Size, toScreen, worldPixels } from './map-view.ts'
import { type LabelRoom, type Marked, TownLabels } from './town-labels.tsx'

/** From here on the coasts near which cars are rented are drawn as closely as we know them. */
const closeZoom = 6

type OfflineBaseProps = LabelRoom & {
  view: MapView
  size: Size
  marked?: Marked
  /** Drawn on the land, below the names. */
  children?: ReactNode
}

/** Our own map: land, water, borders and the names of towns, nothing from elsewhere (docs/decisions/0053-land-and-water.md). */
export function OfflineBase({ view, size, marked, children, ...room }: OfflineBaseProps) {
  const { width, height } = size
  const scale = worldPixels(view.zoom) / land.across
  /** Places the drawing whose corner lies there, in units of the drawing. */
  const placed = (x: number, y: number) => {
    const at = toScreen(view, size, { x: x / land.across, y: y / land.across })
    return `translate(${at.x} ${at.y}) scale(${scale})`
  }
  const inSight = ({ box: [x = 0, y = 0, wide = 0, high = 0] }: { box: number[] }) => {
    const from = toScreen(view, size, { x: x / land.across, y: y / land.across })
    return (
      from.x < width && from.y < height && from.x + wide * scale > 0 && from.y + high * scale > 0
    )
  }
  const close = view.zoom < closeZoom ? [] : land.regions.filter(inSight)
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      className="map-base absolute inset-0 select-none"
    >
      <path d={land.far} transform={placed(0, 0)} className="map-land" />
      {close.map(({ box: [x = 0, y = 0, wide = 0, high = 0], land: path }) => (
        // A window onto the closer drawing: what is cut at its edge lies outside of it.
        <svg
          key={x}
          {...toScreen(view, size, { x: x / land.across, y: y / land.across })}
          width={wide * scale}
          height={high * scale}
          viewBox={`0 0 ${wide} ${high}`}
          preserveAspectRatio="none"
        >
          <rect width={wide} height={high} className="map-water" />
          <path d={path} className="map-land" />
        </svg>
      ))}
      <path d={land.lakes} transform={placed(0, 0)} className="map-water" />
      <path d={land.borders} transform={placed(0, 0)} className="map-border" />
      {children}
      <TownLabels view={view} size={size} marked={marked} {...room} />
    </svg>
  )
}

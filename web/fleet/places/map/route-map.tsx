import { type ReactNode, useRef, useState } from 'react'
import { GoogleBase } from './google-base.tsx'
import { googleMapsKey } from './google-maps.ts'
import './map.css'
import { project, toScreen, viewOfPoints } from './map-view.ts'
import { OfflineBase } from './offline-base.tsx'
import { placeCredit } from './place-credit.ts'
import { routePoints } from './route-path.ts'
import { RouteShape } from './route-shape.tsx'
import { type Spot, SpotShape } from './spot-shape.tsx'
import type { Town } from './town-labels.tsx'
import { useBoxSize } from './use-box-size.ts'

/** Pixels around the route, where names and buttons stand. */
const room = 64
/** A ring or a square, with a little air. */
const mark = { width: 34, height: 34 }

/** The button over the map. */
const panel = { width: 190, height: 56, isBelow: true }

type RouteMapProps = {
  /** What the map shows, in words. */
  label: string
  /** In order; a single one is a place. */
  stops: readonly Town[]
  /** Where somebody is, and how many metres that may be off. */
  spot?: Spot
  /** A button in its lower right corner. */
  children?: ReactNode
}

/** A route as it lies in the land, only to look at: the stops stand beside it in words. Load it lazily. */
export function RouteMap({ label, stops, spot, children }: RouteMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const size = useBoxSize(box)
  const [hasFailed, setFailed] = useState(false)
  const key = hasFailed ? undefined : googleMapsKey()
  const points = stops.map(project)
  const view = size && viewOfPoints([...points, ...(spot ? [project(spot)] : [])], size, room)
  const shape = view && (
    <>
      <RouteShape stops={points.map((point) => toScreen(view, size, point))} />
      {spot && <SpotShape spot={spot} view={view} size={size} />}
    </>
  )
  const towns = stops.filter(({ id }, index) => stops.findIndex((one) => one.id === id) === index)
  return (
    <div
      ref={box}
      className="route-map relative size-full overflow-hidden rounded-card border border-line"
    >
      <div role="img" aria-label={label} className="absolute inset-0">
        {view &&
          (key === undefined ? (
            <OfflineBase
              view={view}
              size={size}
              pins={[]}
              marked={{ towns, mark, panel, road: routePoints(points) }}
            >
              {shape}
            </OfflineBase>
          ) : (
            <>
              <GoogleBase apiKey={key} view={view} onFailed={() => setFailed(true)} />
              <svg aria-hidden="true" className="absolute inset-0 size-full">
                {shape}
              </svg>
            </>
          ))}
      </div>
      {key === undefined && <p className="map-credit">{placeCredit}</p>}
      {children}
    </div>
  )
}

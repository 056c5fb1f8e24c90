import { useRef } from 'react'
import './map.css'
import { type Position, project, toScreen, viewOfPoints } from './map-view.ts'
import { OfflineBase } from './offline-base.tsx'
import { placeCredit } from './place-credit.ts'
import { type Spot, SpotShape } from './spot-shape.tsx'
import { useBoxSize } from './use-box-size.ts'

/** Near enough that the next towns have their names, and far enough that there are some. */
const zoom = 10
/** Pixels around two places. */
const room = 32

type AroundMapProps = {
  /** What the map shows, in words. */
  label: string
  spot: Spot
  /** Where somebody is who wants to go there. */
  from?: Position | undefined
}

/** Our own map around a place, and the line to it through the air; to look at. Load it lazily. */
export function AroundMap({ label, spot, from }: AroundMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const size = useBoxSize(box)
  const points = [spot, ...(from ? [from] : [])].map(project)
  const view = size && viewOfPoints(points, size, room, from ? undefined : zoom)
  const [there, here] = view ? points.map((point) => toScreen(view, size, point)) : []
  return (
    <div
      ref={box}
      className="route-map relative size-full overflow-hidden rounded-control border border-line"
    >
      <div role="img" aria-label={label} className="absolute inset-0">
        {view && size && (
          <OfflineBase view={view} size={size} pins={[]}>
            {there && here && (
              <g stroke="var(--color-primary)" strokeLinecap="round">
                <line
                  x1={here.x}
                  y1={here.y}
                  x2={there.x}
                  y2={there.y}
                  strokeWidth="4"
                  strokeDasharray="1 8"
                />
                <circle cx={here.x} cy={here.y} r="8" strokeWidth="4" className="fill-surface" />
              </g>
            )}
            <SpotShape spot={spot} view={view} size={size} />
          </OfflineBase>
        )}
      </div>
      <p className="map-credit">{placeCredit}</p>
    </div>
  )
}

import { useRef } from 'react'
import './map.css'
import { project } from './map-view.ts'
import { OfflineBase } from './offline-base.tsx'
import { placeCredit } from './place-credit.ts'
import { type Spot, SpotShape } from './spot-shape.tsx'
import { useBoxSize } from './use-box-size.ts'

/** Near enough that the next towns have their names, and far enough that there are some. */
const zoom = 10

/** Our own map around a place that is only about known; to look at. Load it lazily. */
export function AroundMap({ label, spot }: { label: string; spot: Spot }) {
  const box = useRef<HTMLDivElement>(null)
  const size = useBoxSize(box)
  const view = size && { middle: project(spot), zoom }
  return (
    <div
      ref={box}
      className="route-map relative size-full overflow-hidden rounded-control border border-line"
    >
      <div role="img" aria-label={label} className="absolute inset-0">
        {view && size && (
          <OfflineBase view={view} size={size} pins={[]}>
            <SpotShape spot={spot} view={view} size={size} />
          </OfflineBase>
        )}
      </div>
      <p className="map-credit">{placeCredit}</p>
    </div>
  )
}

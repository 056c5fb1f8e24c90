import { MapPin } from 'lucide-react'
import {
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { GoogleBase } from './google-base.tsx'
import { googleMapsKey } from './google-maps.ts'
import './map.css'
import { type Position, project, toScreen, unproject, worldPixels, zoomed } from './map-view.ts'
import { OfflineBase } from './offline-base.tsx'
import { placeCredit } from './place-credit.ts'
import { useMapGestures } from './use-map-gestures.ts'
import { useMapView } from './use-map-view.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

type PointMapProps = {
  label: string
  /** Where the map begins. */
  town: Position & { id: string }
  point: Position | null
  /** What the mark is called where it is read aloud. */
  markLabel: string
  keys: string
  mapKeys: string
  /** A press on the map. */
  onPoint: (point: Position) => void
  /** Miles by an arrow key on the mark. */
  onMove: (north: number, east: number) => void
  markRef?: Ref<HTMLButtonElement>
}

/** A drag ends further away than a press does. */
const pressPixels = 6
const miles = { near: 0.1, far: 1 }
const arrows: Record<string, readonly [north: number, east: number]> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
}
/** Pixels between the mark and the edge. */
const room = 24

/** A map on which one place is marked: by a press, or by the keys on the mark. Load it lazily. */
export function PointMap({
  label,
  town,
  point,
  markLabel,
  onPoint,
  onMove,
  markRef,
  ...told
}: PointMapProps) {
  const box = useRef<HTMLElement>(null)
  const pressed = useRef<{ x: number; y: number }>(undefined)
  const keysId = useId()
  const [items] = useState([{ location: point ?? town }])
  const { view, size, change } = useMapView(box, items, {
    bounds: undefined,
    centre: town,
    about: town.id,
  })
  const gestures = useMapGestures(box, change)
  const [hasFailed, setFailed] = useState(false)
  const key = hasFailed ? undefined : googleMapsKey()
  const at = view && size && point ? toScreen(view, size, project(point)) : undefined
  useFollowed(point, change)

  const press = (event: PointerEvent<HTMLElement>) => {
    const began = pressed.current
    pressed.current = undefined
    if (!view || !size || !began) return
    if (Math.hypot(event.clientX - began.x, event.clientY - began.y) > pressPixels) return
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const scale = worldPixels(view.zoom)
    const { latitude, longitude } = unproject({
      x: view.middle.x + (event.clientX - left - size.width / 2) / scale,
      y: view.middle.y + (event.clientY - top - size.height / 2) / scale,
    })
    const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5
    onPoint({ latitude: rounded(latitude), longitude: rounded(longitude) })
  }
  const handlers = {
    ...gestures,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isOnMap = event.target instanceof Element && !event.target.closest('button, a')
      // A second finger makes it a pinch.
      pressed.current =
        isOnMap && event.isPrimary ? { x: event.clientX, y: event.clientY } : undefined
      gestures.onPointerDown(event)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      gestures.onPointerUp(event)
      press(event)
    },
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (!arrow || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    // On the mark the keys are the mark's, not the map's.
    event.stopPropagation()
    const far = event.shiftKey ? miles.far : miles.near
    onMove(arrow[0] * far, arrow[1] * far)
  }
  return (
    <section
      ref={box}
      {...handlers}
      aria-label={label}
      className="pin-map relative size-full cursor-grab overflow-hidden rounded-card border border-line active:cursor-grabbing"
    >
      {view &&
        size &&
        (key === undefined ? (
          <OfflineBase view={view} size={size} pins={[]} />
        ) : (
          <GoogleBase apiKey={key} view={view} onFailed={() => setFailed(true)} />
        ))}
      <p id={keysId} className="sr-only">
        {told.keys}
      </p>
      {at && (
        <button
          ref={markRef}
          type="button"
          aria-label={markLabel}
          aria-describedby={keysId}
          style={{ left: at.x, top: at.y }}
          onKeyDown={onKeyDown}
          className="absolute z-2 grid size-11 -translate-1/2 place-items-center rounded-full border-[1.5px] border-ink bg-ink text-surface shadow-2"
        >
          <MapPin aria-hidden="true" size={20} />
        </button>
      )}
      <ZoomButtons
        keys={told.mapKeys}
        onZoom={(steps) => change((now, space) => zoomed(now, space, steps))}
      />
      {key === undefined && <p className="map-credit">{placeCredit}</p>}
    </section>
  )
}

type Change = ReturnType<typeof useMapView>['change']

/** Whoever moves the mark over the edge by keys takes the map along. */
function useFollowed(point: Position | null, change: Change) {
  const latest = useRef(change)
  useEffect(() => {
    latest.current = change
  })
  useEffect(() => {
    if (!point) return
    const middle = project(point)
    latest.current((view, size) => {
      const { x, y } = toScreen(view, size, middle)
      const isInside = x >= room && y >= room && x <= size.width - room && y <= size.height - room
      return isInside ? view : { ...view, middle }
    })
  }, [point])
}

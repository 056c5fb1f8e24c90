import { Search } from 'lucide-react'
import {
  type CSSProperties,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { GoogleBase } from './google-base.tsx'
import { googleMapsKey } from './google-maps.ts'
import { canSeparate, groupPins } from './group-pins.ts'
import './map.css'
import { mapMessages } from './map-messages.ts'
import { isInside, type Located, MapPins, MapRings, type PinText } from './map-pins.tsx'
import {
  type Insets,
  isClosest,
  type MapBounds,
  noInsets,
  type Position,
  reaching,
  type Size,
  type WorldPoint,
  project,
  toScreen,
  viewOfPoints,
  zoomed,
} from './map-view.ts'
import { OfflineBase } from './offline-base.tsx'
import { RouteShape } from './route-shape.tsx'
import { cx } from '#web/ui/cx.ts'
import type { CreditPiece } from '#web/fleet/places/map/streets/attribution.ts'
import { MapCredit } from '#web/fleet/places/map/streets/map-credit.tsx'
import { useMapGestures } from './use-map-gestures.ts'
import { useMapView } from './use-map-view.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

/** A group is opened among the towns around it; closer only where it is pressed again. */
const groupZoom = 12

/** Streets weigh more than the rest of the map: they come where a style is configured. */
const StreetBase = lazy(() =>
  import('#web/fleet/places/map/streets/street-base.tsx').then((module) => ({
    default: module.StreetBase,
  })),
)

type PinMapProps<Item> = {
  /** The name of the map. */
  label: string
  items: readonly Item[]
  pinOf: (items: readonly Item[]) => PinText
  /** The stops of a way that is drawn below the pins. */
  way?: readonly Position[] | undefined
  /** Shown while there is nothing. */
  centre: { latitude: number; longitude: number } | undefined
  /** The part of the map that was searched; undefined for the area. */
  bounds: MapBounds | undefined
  /** What the map is about: another one is shown from its own start. */
  about: string
  active: readonly string[]
  onPoint: (ids: readonly string[]) => void
  onChoose: (ids: readonly string[]) => void
  onSearch: (bounds: MapBounds) => void
  /** What is shown over the map of the pressed pin. */
  renderChosen?: (chosen: readonly Item[]) => ReactNode
  /** What is shown over the map besides. */
  renderOver?: (map: Drawn) => ReactNode
  /** What stands there too and cannot be had. */
  rings?: readonly Located[]
  /** What is looked at beside the map, in place of what was pressed: its pin is the pressed one. */
  current?: string | undefined
  /** The map goes to where that stands. */
  goesAlong?: boolean
  /** What lies over the map. */
  clear?: Insets
  /** It has no frame: it reaches from edge to edge. */
  isWhole?: boolean
}

/** A map as it is drawn: its size in pixels, and where the tip of a thing's pin stands on it; undefined when that is out of sight. */
type Drawn = { size: Size; tipOf: (id: string) => WorldPoint | undefined }

const noWay: readonly Position[] = []
const noRings: readonly Located[] = []

/** The things of a list on a map (docs/design.md#content); everything on it is also in the list. */
export function PinMap<Item extends Located>({
  label,
  items,
  way = noWay,
  pinOf,
  active,
  onPoint,
  onChoose,
  onSearch,
  renderChosen,
  rings = noRings,
  renderOver,
  current,
  goesAlong = false,
  clear = noInsets,
  isWhole = false,
  ...shown
}: PinMapProps<Item>) {
  const words = useMessages(mapMessages)
  const box = useRef<HTMLElement>(null)
  const all = useMemo(() => [...items, ...way.map((location) => ({ location }))], [items, way])
  const { view, size, change, shownBounds, isMoved } = useMapView(box, all, { ...shown, clear })
  const gestures = useMapGestures(box, change)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [hasFailed, setFailed] = useState(false)
  const style = hasFailed ? undefined : mapStyleUrl()
  const key = hasFailed || style !== undefined ? undefined : googleMapsKey()
  const [credit, setCredit] = useState<readonly CreditPiece[]>()
  const hasStreets = style !== undefined && credit !== undefined
  const zoom = view?.zoom
  const groups = useMemo(() => (zoom === undefined ? [] : groupPins(items, zoom)), [items, zoom])

  const tips = groups.map(({ middle }) => middle)
  const shape = view && size && way.length > 1 && (
    <RouteShape stops={way.map((stop) => toScreen(view, size, project(stop)))} />
  )
  const pressed = renderOver ? [current].filter((id) => id !== undefined) : chosen
  const follow = useEffectEvent((id: string) => {
    const item = items.find((each) => each.id === id)
    if (item) change((now, space) => reaching(now, space, project(item.location), clear), false)
  })
  useEffect(() => {
    if (goesAlong && current !== undefined) follow(current)
  }, [goesAlong, current])
  const choose = (group: readonly Item[]) => {
    if (view && group.length > 1 && !isClosest(view) && canSeparate(group)) {
      const points = group.map(({ location }) => project(location))
      change((now, space) => {
        const fitted = viewOfPoints(points, space, 56, groupZoom) ?? now
        // Always closer, or pressing would seem to do nothing.
        return fitted.zoom > now.zoom ? fitted : zoomed({ ...fitted, zoom: now.zoom }, space, 1)
      })
      return
    }
    const ids = group.map(({ id }) => id)
    setChosen(ids)
    onChoose(ids)
  }

  return (
    <section
      ref={box}
      {...gestures}
      aria-label={label}
      style={{ '--clear-top': `${clear.top / 16}rem` } as CSSProperties}
      className={cx(
        'pin-map relative size-full cursor-grab overflow-hidden active:cursor-grabbing',
        !isWhole && 'rounded-card border border-line',
      )}
    >
      {view && size && (
        <>
          {style !== undefined && (
            <Suspense>
              <StreetBase
                style={style}
                view={view}
                onReady={setCredit}
                onFailed={() => setFailed(true)}
              />
            </Suspense>
          )}
          {key === undefined && !hasStreets ? (
            <OfflineBase view={view} size={size} pins={tips} clear={clear}>
              {shape}
            </OfflineBase>
          ) : (
            <>
              {key !== undefined && (
                <GoogleBase apiKey={key} view={view} onFailed={() => setFailed(true)} />
              )}
              <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
                {shape}
              </svg>
            </>
          )}
          <MapRings items={rings} pins={tips} view={view} size={size} />
          <MapPins
            groups={groups}
            view={view}
            size={size}
            active={active}
            chosen={pressed}
            pinOf={pinOf}
            onPoint={onPoint}
            onChoose={choose}
          />
        </>
      )}
      {isMoved && shownBounds && (
        <Button
          variant="secondary"
          size="sm"
          className="map-search absolute! left-1/2 z-3 -translate-x-1/2 rounded-full whitespace-nowrap shadow-2"
          onClick={() => onSearch(shownBounds)}
        >
          <Search aria-hidden="true" size={18} />
          {words.searchHere}
        </Button>
      )}
      <ZoomButtons onZoom={(steps) => change((now, space) => zoomed(now, space, steps))} />
      {renderChosen?.(items.filter(({ id }) => chosen.includes(id)))}
      {view &&
        size &&
        renderOver?.({
          size,
          tipOf: (id) => {
            const group = groups.find((each) => each.items.some((item) => item.id === id))
            const at = group && toScreen(view, size, group.middle)
            return at && isInside(at, size) ? at : undefined
          },
        })}
      {key === undefined && <MapCredit streets={hasStreets ? credit : undefined} />}
    </section>
  )
}

/** The style of the map with streets, written into the page by the server when it is configured. */
function mapStyleUrl(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=map-style]')?.content
}

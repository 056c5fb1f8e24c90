import { Search } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { GoogleBase } from './google-base.tsx'
import { googleMapsKey } from './google-maps.ts'
import { canSeparate, groupPins } from './group-pins.ts'
import './map.css'
import { mapMessages } from './map-messages.ts'
import { type Located, MapPins, type PinText } from './map-pins.tsx'
import {
  isClosest,
  type MapBounds,
  type Position,
  project,
  toScreen,
  viewOfPoints,
  zoomed,
} from './map-view.ts'
import { OfflineBase } from './offline-base.tsx'
import { placeCredit } from './place-credit.ts'
import { RouteShape } from './route-shape.tsx'
import type { CreditPiece } from '#web/fleet/places/map/streets/attribution.ts'
import { useMapGestures } from './use-map-gestures.ts'
import { useMapView } from './use-map-view.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

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
  renderChosen: (chosen: readonly Item[]) => ReactNode
}

const noWay: readonly Position[] = []

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
  ...shown
}: PinMapProps<Item>) {
  const words = useMessages(mapMessages)
  const box = useRef<HTMLElement>(null)
  const all = useMemo(() => [...items, ...way.map((location) => ({ location }))], [items, way])
  const { view, size, change, shownBounds, isMoved } = useMapView(box, all, shown)
  const gestures = useMapGestures(box, change)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [hasFailed, setFailed] = useState(false)
  const style = hasFailed ? undefined : mapStyleUrl()
  const key = hasFailed || style !== undefined ? undefined : googleMapsKey()
  const [credit, setCredit] = useState<readonly CreditPiece[]>()
  const hasStreets = style !== undefined && credit !== undefined
  const zoom = view?.zoom
  const groups = useMemo(() => (zoom === undefined ? [] : groupPins(items, zoom)), [items, zoom])

  const shape = view && size && way.length > 1 && (
    <RouteShape stops={way.map((stop) => toScreen(view, size, project(stop)))} />
  )
  const choose = (group: readonly Item[]) => {
    if (view && group.length > 1 && !isClosest(view) && canSeparate(group)) {
      const points = group.map(({ location }) => project(location))
      change((now, space) => {
        const fitted = viewOfPoints(points, space, 56, 13) ?? now
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
      className="pin-map relative size-full cursor-grab overflow-hidden rounded-card border border-line active:cursor-grabbing"
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
            <OfflineBase view={view} size={size} pins={groups.map(({ middle }) => middle)}>
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
          <MapPins
            groups={groups}
            view={view}
            size={size}
            active={active}
            chosen={chosen}
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
          className="absolute! top-10 left-1/2 z-3 -translate-x-1/2 rounded-full whitespace-nowrap shadow-2"
          onClick={() => onSearch(shownBounds)}
        >
          <Search aria-hidden="true" size={18} />
          {words.searchHere}
        </Button>
      )}
      <ZoomButtons onZoom={(steps) => change((now, space) => zoomed(now, space, steps))} />
      {renderChosen(items.filter(({ id }) => chosen.includes(id)))}
      {key === undefined && <MapCredit streets={hasStreets ? credit : undefined} />}
    </section>
  )
}

/** The style of the map with streets, written into the page by the server when it is configured. */
function mapStyleUrl(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=map-style]')?.content
}

/** Whom the map is owed to: the gazetteer of our own, or whoever made the streets. */
function MapCredit({ streets }: { streets: readonly CreditPiece[] | undefined }) {
  return (
    <p
      data-map-panel
      className="absolute top-0 left-0 z-2 max-w-full rounded-br-control bg-surface/85 px-2 py-0.5 text-14 text-ink-2"
    >
      {streets ? <StreetCredit pieces={streets} /> : placeCredit}
    </p>
  )
}

/** Whom the streets are owed to, as their service asks for it. */
function StreetCredit({ pieces }: { pieces: readonly CreditPiece[] }) {
  return pieces.map(({ text, href }, place) =>
    href === undefined ? (
      // Pieces of one credit never move.
      <span key={`${place} ${text}`}>{text}</span>
    ) : (
      <a
        key={`${place} ${text}`}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-6 items-center underline"
      >
        {text}
      </a>
    ),
  )
}

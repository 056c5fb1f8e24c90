import { Search } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import type { Car } from '#protocol/cars/car.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { placeCredit } from '../parts/place-credit.ts'
import type { Trip } from '../parts/sound-trip.ts'
import { CarPins } from './car-pins.tsx'
import { ChosenCars } from './chosen-cars.tsx'
import { GoogleBase } from './google-base.tsx'
import { googleMapsKey } from './google-maps.ts'
import { canSeparate, groupPins } from './group-pins.ts'
import './map.css'
import { mapMessages } from './map-messages.ts'
import { isClosest, type MapBounds, project, viewOfPoints, zoomed } from './map-view.ts'
import { OfflineBase } from './offline-base.tsx'
import { useMapGestures } from './use-map-gestures.ts'
import { useMapView } from './use-map-view.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

type CarMapProps = {
  cars: readonly Car[]
  /** Shown while there is no car. */
  centre: { latitude: number; longitude: number } | undefined
  /** The part of the map that was searched; undefined for the area. */
  bounds: MapBounds | undefined
  /** What the map is about: another one is shown from its own start. */
  about: string
  trip: Trip
  carried: { area?: string; type?: string; order?: string }
  active: readonly string[]
  onPoint: (cars: readonly string[]) => void
  onChoose: (cars: readonly string[]) => void
  onSearch: (bounds: MapBounds) => void
}

/** The cars of the list on a map (docs/design.md#content); everything on it is also in the list. */
export function CarMap({ cars, active, trip, carried, onPoint, onChoose, ...props }: CarMapProps) {
  const words = useMessages(mapMessages)
  const box = useRef<HTMLElement>(null)
  const { view, size, change, shownBounds, isMoved } = useMapView(box, cars, props)
  const gestures = useMapGestures(box, change)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [hasFailed, setFailed] = useState(false)
  const key = hasFailed ? undefined : googleMapsKey()
  const zoom = view?.zoom
  const groups = useMemo(() => (zoom === undefined ? [] : groupPins(cars, zoom)), [cars, zoom])

  const choose = (items: readonly Car[]) => {
    if (view && items.length > 1 && !isClosest(view) && canSeparate(items)) {
      const points = items.map(({ location }) => project(location))
      change((now, space) => {
        const fitted = viewOfPoints(points, space, 56, 13) ?? now
        // Always closer, or pressing would seem to do nothing.
        return fitted.zoom > now.zoom ? fitted : zoomed({ ...fitted, zoom: now.zoom }, space, 1)
      })
      return
    }
    const ids = items.map(({ id }) => id)
    setChosen(ids)
    onChoose(ids)
  }

  return (
    <section
      ref={box}
      {...gestures}
      aria-label={words.map}
      className="car-map relative size-full cursor-grab overflow-hidden rounded-card border border-line active:cursor-grabbing"
    >
      {view && size && (
        <>
          {key === undefined ? (
            <OfflineBase view={view} size={size} pins={groups.map(({ middle }) => middle)} />
          ) : (
            <GoogleBase apiKey={key} view={view} onFailed={() => setFailed(true)} />
          )}
          <CarPins
            groups={groups}
            view={view}
            size={size}
            active={active}
            chosen={chosen}
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
          onClick={() => props.onSearch(shownBounds)}
        >
          <Search aria-hidden="true" size={18} />
          {words.searchHere}
        </Button>
      )}
      <ZoomButtons onZoom={(steps) => change((now, space) => zoomed(now, space, steps))} />
      <ChosenCars
        cars={cars.filter(({ id }) => chosen.includes(id))}
        trip={trip}
        carried={carried}
      />
      {key === undefined && (
        <p className="absolute top-0 left-0 z-2 rounded-br-control bg-surface/85 px-2 py-0.5 text-14 text-ink-2">
          {placeCredit}
        </p>
      )}
    </section>
  )
}

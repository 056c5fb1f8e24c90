import { type RefObject, useState } from 'react'
import {
  boundsOf,
  type MapBounds,
  type MapView,
  type Position,
  project,
  type Size,
  viewOfBounds,
  viewOfPoints,
} from './map-view.ts'
import { useBoxSize } from './use-box-size.ts'

type Shown = { bounds: MapBounds | undefined; centre: Position | undefined; about: string }

/** The whole country, when nothing is known yet. */
const country: MapBounds = [24, -125, 50, -66]

/**
 * What the map shows: until it is moved all of it (or what was searched), from then on what the
 * person has chosen, until it is about something else.
 */
export function useMapView(
  box: RefObject<HTMLElement | null>,
  items: readonly { location: Position }[],
  { bounds, centre, about }: Shown,
) {
  const size = useBoxSize(box)
  const [own, setOwn] = useState<{ about: string; view: MapView }>()
  const key = `${about} ${bounds?.join(',') ?? ''}`
  const isMoved = own?.about === key
  const start = size && startView(size, items, bounds, centre)
  const view = isMoved ? own.view : start
  const change = (next: (view: MapView, size: Size) => MapView) => {
    if (!size || !start) return
    setOwn((now) => ({
      about: key,
      view: next(now?.about === key ? now.view : start, size),
    }))
  }
  return { view, size, change, isMoved, shownBounds: view && size && boundsOf(view, size) }
}

function startView(
  size: Size,
  items: readonly { location: Position }[],
  bounds: MapBounds | undefined,
  centre: Position | undefined,
): MapView {
  if (bounds) return viewOfBounds(bounds, size)
  const points = items.map(({ location }) => project(location))
  return (
    viewOfPoints(points, size) ??
    (centre && viewOfPoints([project(centre)], size)) ??
    viewOfBounds(country, size)
  )
}

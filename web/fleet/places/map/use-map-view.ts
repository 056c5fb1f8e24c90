import { type RefObject, useState } from 'react'
import {
  boundsOf,
  type Insets,
  type MapBounds,
  type MapView,
  moved,
  noInsets,
  type Position,
  project,
  type Size,
  viewOfBounds,
  viewOfPoints,
} from './map-view.ts'
import { useBoxSize } from './use-box-size.ts'

type Shown = {
  bounds: MapBounds | undefined
  centre: Position | undefined
  about: string
  /** What lies over the map: what is shown stands between. */
  clear?: Insets | undefined
}

/** The whole country, when nothing is known yet. */
const country: MapBounds = [24, -125, 50, -66]

/**
 * What the map shows: until it is moved all of it (or what was searched), from then on what the
 * person has chosen, until it is about something else.
 */
export function useMapView(
  box: RefObject<HTMLElement | null>,
  items: readonly { location: Position }[],
  { bounds, centre, about, clear = noInsets }: Shown,
) {
  const size = useBoxSize(box)
  const [own, setOwn] = useState<{ about: string; view: MapView; byHand: boolean }>()
  const key = `${about} ${bounds?.join(',') ?? ''}`
  const isOwn = own?.about === key
  const start = size && startView(size, items, { bounds, centre, about, clear })
  const view = isOwn ? own.view : start
  /** `byHand` is false where the map goes along with something else: nobody asks for another part of it. */
  const change = (next: (view: MapView, size: Size) => MapView, byHand = true) => {
    if (!size || !start) return
    setOwn((now) => {
      const kept = now?.about === key ? now : { view: start, byHand: false }
      const changed = next(kept.view, size)
      return changed === kept.view
        ? now
        : { about: key, view: changed, byHand: byHand || kept.byHand }
    })
  }
  return {
    view,
    size,
    change,
    isMoved: isOwn && own.byHand,
    shownBounds:
      view && size && boundsOf(moved(view, { x: 0, y: -below(clear) }), within(size, clear)),
  }
}

/** Pixels that the middle of what is free lies below the middle of the map. */
const below = ({ top, bottom }: Insets) => (top - bottom) / 2

const within = ({ width, height }: Size, { top, bottom }: Insets): Size => ({
  width,
  height: Math.max(1, height - top - bottom),
})

function startView(
  size: Size,
  items: readonly { location: Position }[],
  { bounds, centre, clear = noInsets }: Shown,
): MapView {
  const room = within(size, clear)
  const put = (view: MapView, x = 0) => moved(view, { x, y: below(clear) })
  if (bounds) return put(viewOfBounds(bounds, room))
  const beside = { ...room, width: Math.max(1, room.width - zoomButtons) }
  const points = items.map(({ location }) => project(location))
  const view = viewOfPoints(points, beside) ?? (centre && viewOfPoints([project(centre)], beside))
  return view ? put(view, -zoomButtons / 2) : put(viewOfBounds(country, room))
}

/** Pixels on the right where no pin should lie under the zoom buttons. */
const zoomButtons = 40

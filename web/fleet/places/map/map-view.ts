/** Degrees. */
export type Position = { latitude: number; longitude: number }
/** South, west, north, east in degrees, as `cars` takes them. */
export type MapBounds = readonly [south: number, west: number, north: number, east: number]
/** Pixels. */
export type Size = { width: number; height: number }
/** A point of the world map in web Mercator: 0 to 1 from the north-west corner. */
export type WorldPoint = { x: number; y: number }
/** What the map shows: its middle, and at which zoom (the world is 256 · 2^zoom pixels wide). */
export type MapView = { middle: WorldPoint; zoom: number }

/** How far from above and below other things lie over a map; pixels. */
export type Insets = { top: number; bottom: number }
export const noInsets: Insets = { top: 0, bottom: 0 }

const lowestZoom = 3
/** Things are known to about a kilometre: closer would promise more than that. */
const highestZoom = 13
/** A single pin, or an area without any, is shown with its surroundings. */
const fittedZoom = 11

const radians = (degrees: number) => (degrees * Math.PI) / 180

export function project({ latitude, longitude }: Position): WorldPoint {
  const sine = Math.sin(radians(latitude))
  return {
    x: longitude / 360 + 0.5,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  }
}

export function unproject({ x, y }: WorldPoint): Position {
  const latitude = 90 - (360 * Math.atan(Math.exp((y - 0.5) * 2 * Math.PI))) / Math.PI
  return { latitude, longitude: (x - 0.5) * 360 }
}

/** Width of the whole world in pixels. */
export const worldPixels = (zoom: number) => 256 * 2 ** zoom

const soundZoom = (zoom: number) => Math.min(highestZoom, Math.max(lowestZoom, zoom))

/** Whether the map can come no closer. */
export const isClosest = ({ zoom }: MapView) => zoom >= highestZoom

/** From the map's top left corner, in pixels. */
export function toScreen(view: MapView, size: Size, point: WorldPoint): WorldPoint {
  const scale = worldPixels(view.zoom)
  return {
    x: (point.x - view.middle.x) * scale + size.width / 2,
    y: (point.y - view.middle.y) * scale + size.height / 2,
  }
}

/** The part of the world that is shown, to six decimals (a tenth of a metre). */
export function boundsOf(view: MapView, size: Size): MapBounds {
  const scale = worldPixels(view.zoom)
  const half = { x: size.width / 2 / scale, y: size.height / 2 / scale }
  const northWest = unproject({ x: view.middle.x - half.x, y: view.middle.y - half.y })
  const southEast = unproject({ x: view.middle.x + half.x, y: view.middle.y + half.y })
  const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6
  return [
    rounded(southEast.latitude),
    rounded(Math.max(-180, northWest.longitude)),
    rounded(northWest.latitude),
    rounded(Math.min(180, southEast.longitude)),
  ]
}

/** Moves what is shown by pixels: a drag to the right shows what lies further west. */
export function moved(view: MapView, pixels: WorldPoint): MapView {
  const scale = worldPixels(view.zoom)
  const clamped = (value: number) => Math.min(1, Math.max(0, value))
  return {
    ...view,
    middle: {
      x: clamped(view.middle.x - pixels.x / scale),
      y: clamped(view.middle.y - pixels.y / scale),
    },
  }
}

/** Comes closer (or goes back) by zoom steps; what lies at `at` on the screen stays there. */
export function zoomed(
  view: MapView,
  size: Size,
  steps: number,
  at: WorldPoint = { x: size.width / 2, y: size.height / 2 },
): MapView {
  const zoom = soundZoom(view.zoom + steps)
  const offset = { x: at.x - size.width / 2, y: at.y - size.height / 2 }
  const before = worldPixels(view.zoom)
  const after = worldPixels(zoom)
  return {
    zoom,
    middle: {
      x: view.middle.x + offset.x / before - offset.x / after,
      y: view.middle.y + offset.y / before - offset.y / after,
    },
  }
}

/** Pixels that a pin needs above its tip, beside it, and below. */
const pinRoom = { above: 56, beside: 44, below: 16 }

/** The same view, moved only as far as a pin there needs to be seen whole. */
export function reaching(view: MapView, size: Size, point: WorldPoint, clear: Insets): MapView {
  const { x, y } = toScreen(view, size, point)
  const into = (value: number, least: number, most: number) =>
    Math.max(least, Math.min(Math.max(least, most), value)) - value
  const by = {
    x: into(x, pinRoom.beside, size.width - pinRoom.beside),
    y: into(y, clear.top + pinRoom.above, size.height - clear.bottom - pinRoom.below),
  }
  return by.x === 0 && by.y === 0 ? view : moved(view, by)
}

/** The closest view that shows all points with room around them. */
export function viewOfPoints(
  points: readonly WorldPoint[],
  size: Size,
  room = 56,
  most = fittedZoom,
): MapView | undefined {
  if (points.length === 0) return undefined
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const fits = (pixels: number, span: number) =>
    Math.log2(Math.max(1, pixels - 2 * room) / (256 * Math.max(span, 1e-9)))
  const zoom = Math.min(most, fits(size.width, right - left), fits(size.height, bottom - top))
  return { middle: { x: (left + right) / 2, y: (top + bottom) / 2 }, zoom: soundZoom(zoom) }
}

/** The view that shows exactly this part of the world, as far as its shape fits. */
export function viewOfBounds([south, west, north, east]: MapBounds, size: Size): MapView {
  const corners = [
    project({ latitude: north, longitude: west }),
    project({ latitude: south, longitude: east }),
  ]
  const view = viewOfPoints(corners, size, 0, highestZoom)
  if (!view) throw new Error('two corners always make a view')
  return view
}

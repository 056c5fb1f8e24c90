import { places } from '#protocol/fleet/names.ts'
import type { Place } from '#protocol/fleet/places/place.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useSettled } from '#web/core/use-settled.ts'
import {
  boundsOf,
  type Insets,
  type MapView,
  project,
  type Size,
  toScreen,
  type WorldPoint,
} from './map-view.ts'
import { type Panel, placeLabels } from './place-labels.ts'

/** A town with its name and where it lies. */
export type Town = Pick<Place, 'id' | 'name' | 'latitude' | 'longitude'>

/** Towns that are marked: they are named before the larger ones, and nothing else beside a mark. */
export type Marked = {
  towns: readonly Town[]
  mark: Size
  /** What stands over the map. */
  panel: Panel
  /** Points of a way that no name covers. */
  road: readonly WorldPoint[]
}

/** What lies over a map, where a name could not be read. */
export type LabelRoom = {
  /** Where the tips of prices stand. */
  pins: readonly WorldPoint[]
  clear?: Insets | undefined
}

type TownLabelsProps = LabelRoom & {
  view: MapView
  size: Size
  marked?: Marked | undefined
}

/** The names of the larger towns in view, from the gazetteer. */
export function TownLabels({ view, size, pins, clear, marked }: TownLabelsProps) {
  const { data } = useRead(places, {
    bounds: useSettled(roundedBounds(view, size), 300).split(','),
  })
  const onScreen = (town: Town) => ({
    id: town.id,
    name: town.name,
    at: toScreen(view, size, project(town)),
  })
  const first = (marked?.towns ?? []).map(onScreen)
  const others = (data?.places ?? [])
    .map(onScreen)
    .filter(
      ({ id, at }) =>
        !marked || first.every((one) => one.id !== id && !isWithin(marked.mark, one.at, at)),
    )
  const prices = pins.map((point) => toScreen(view, size, point))
  const placed = placeLabels([...first, ...others], {
    pins: marked ? first.map(({ at }) => at) : prices,
    size,
    clear,
    areMarks: marked !== undefined,
    pin: marked?.mark,
    panel: marked?.panel,
    road: marked?.road.map((point) => toScreen(view, size, point)),
  })
  return placed.map(({ item: { id, name, at }, text }) => (
    <g key={id}>
      {first.every((one) => one.id !== id) && (
        <circle cx={at.x} cy={at.y} r="2.5" className="fill-ink-2" />
      )}
      <text x={text.x} y={text.y + 5} textAnchor="middle" lang="en" className="text-14 font-medium">
        {name}
      </text>
    </g>
  ))
}

const isWithin = ({ width, height }: Size, middle: WorldPoint, at: WorldPoint) =>
  Math.abs(at.x - middle.x) < width && Math.abs(at.y - middle.y) < height

/** Outwards to tenths of a degree, so that a short way asks nothing new. As text: two equal ones are one. */
function roundedBounds(view: MapView, size: Size): string {
  const [south, west, north, east] = boundsOf(view, size)
  const down = (degrees: number) => Math.floor(degrees * 10) / 10
  const up = (degrees: number) => Math.ceil(degrees * 10) / 10
  return [down(south), down(west), up(north), up(east)].join(',')
}

import { places } from '#protocol/places/places.ts'
import { useRead } from '#web/core/use-read.ts'
import { useSettled } from '../parts/use-settled.ts'
import { fittingLabels, labelWidth } from './fitting-labels.ts'
import { pinSize } from './group-pins.ts'
import {
  boundsOf,
  type MapView,
  project,
  type Size,
  toScreen,
  type WorldPoint,
} from './map-view.ts'

/** Pixels that are taken at the top of the map. */
const zoomButtons = { width: 64, height: 150 }
const creditHeight = 50

const textHeight = 14

type Label = { name: string; at: WorldPoint }
type TownLabelsProps = {
  view: MapView
  size: Size
  /** Where prices stand; a name under one could not be read. */
  pins: readonly WorldPoint[]
}

/** The names of the larger towns in view, from the gazetteer. */
export function TownLabels({ view, size, pins }: TownLabelsProps) {
  const { data } = useRead(places, {
    bounds: useSettled(roundedBounds(view, size), 300).split(','),
  })
  const towns = data?.status === 1 ? data.places : []
  const labels = towns.map((town) => ({
    id: town.id,
    name: town.name,
    at: toScreen(view, size, project(town)),
  }))
  const taken = pins.map((pin) => toScreen(view, size, pin))
  const isClear = ({ name, at }: Label) =>
    taken.every(
      (pin) =>
        Math.abs(pin.x - at.x) > (pinSize.width + labelWidth(name)) / 2 ||
        Math.abs(pin.y - at.y + textHeight) > (pinSize.height + textHeight) / 2,
    )
  return fittingLabels(labels.filter((label) => isWhole(label, size) && isClear(label))).map(
    ({ id, name, at }) => (
      <g key={id} transform={`translate(${at.x} ${at.y})`}>
        <circle r="2.5" className="fill-ink-2" />
        <text y="-7" textAnchor="middle" className="text-14 font-medium">
          {name}
        </text>
      </g>
    ),
  )
}

/** Neither cut by the edge nor under what stands in the corners of the map. */
function isWhole({ name, at }: Label, size: Size): boolean {
  const half = labelWidth(name) / 2
  const right = at.y < zoomButtons.height ? size.width - zoomButtons.width : size.width
  return at.x - half > 0 && at.x + half < right && at.y > creditHeight
}

/** Outwards to tenths of a degree, so that a short way asks nothing new. As text: two equal ones are one. */
function roundedBounds(view: MapView, size: Size): string {
  const [south, west, north, east] = boundsOf(view, size)
  const down = (degrees: number) => Math.floor(degrees * 10) / 10
  const up = (degrees: number) => Math.ceil(degrees * 10) / 10
  return [down(south), down(west), up(north), up(east)].join(',')
}

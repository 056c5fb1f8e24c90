import { places } from '#protocol/places/places.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useSettled } from '#web/core/use-settled.ts'
import {
  boundsOf,
  type MapView,
  project,
  type Size,
  toScreen,
  type WorldPoint,
} from './map-view.ts'
import { placeLabels } from './place-labels.ts'

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
  const towns = data?.places ?? []
  const labels = towns.map((town) => ({
    id: town.id,
    name: town.name,
    at: toScreen(view, size, project(town)),
  }))
  const taken = pins.map((pin) => toScreen(view, size, pin))
  return placeLabels(labels, { pins: taken, size }).map(({ item: { id, name, at }, text }) => (
    <g key={id}>
      <circle cx={at.x} cy={at.y} r="2.5" className="fill-ink-2" />
      <text x={text.x} y={text.y + 5} textAnchor="middle" className="text-14 font-medium">
        {name}
      </text>
    </g>
  ))
}

/** Outwards to tenths of a degree, so that a short way asks nothing new. As text: two equal ones are one. */
function roundedBounds(view: MapView, size: Size): string {
  const [south, west, north, east] = boundsOf(view, size)
  const down = (degrees: number) => Math.floor(degrees * 10) / 10
  const up = (degrees: number) => Math.ceil(degrees * 10) / 10
  return [down(south), down(west), up(north), up(east)].join(',')
}

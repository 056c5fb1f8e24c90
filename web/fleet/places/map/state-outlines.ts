import { feature } from 'topojson-client'
import atlas from 'us-atlas/states-10m.json'
import { project } from './map-view.ts'

type Topology = Parameters<typeof feature>[0]

/** The outlines are drawn on a world of this width; the map scales them. */
export const drawnWorld = 256

/** The states as one SVG path each, in web Mercator. Cartographic boundaries of the US Census Bureau. */
export function stateOutlines(): string[] {
  const topology = atlas as unknown as Topology
  const states = feature(topology, topology.objects['states'] ?? { type: null })
  if (states.type !== 'FeatureCollection') return []
  return states.features.map(({ geometry }) => {
    if (geometry.type === 'Polygon') return ringsPath(geometry.coordinates)
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.map(ringsPath).join('') : ''
  })
}

function ringsPath(rings: number[][][]): string {
  return rings.map((ring) => `M${ring.map(drawn).join('L')}Z`).join('')
}

function drawn([longitude = 0, latitude = 0]: number[]): string {
  const { x, y } = project({ latitude, longitude })
  return `${(x * drawnWorld).toFixed(5)} ${(y * drawnWorld).toFixed(5)}`
}

import { expect, it } from 'vitest'
import { streetKind } from './street-colours.ts'

it.each([
  ['land', { id: 'bg', type: 'background' }],
  ['water', { id: 'ocean', type: 'fill' }],
  ['water', { id: 'area 3', type: 'fill', 'source-layer': 'water' }],
  ['water', { id: 'waterway', type: 'line' }],
  ['park', { id: 'landcover_wood', type: 'fill' }],
  ['motorway', { id: 'road_motorway', type: 'line', 'source-layer': 'transportation' }],
  ['road', { id: 'minor', type: 'line', 'source-layer': 'transportation' }],
  ['road', { id: 'Street', type: 'line' }],
  [undefined, { id: 'road_motorway_casing', type: 'line' }],
  [undefined, { id: 'park_outline', type: 'line' }],
  [undefined, { id: 'building', type: 'fill' }],
  [undefined, { id: 'road_area', type: 'fill' }],
  [undefined, { id: 'water_name', type: 'symbol' }],
])('a layer is %s (%o)', (kind, layer) => {
  expect(streetKind(layer)).toBe(kind)
})

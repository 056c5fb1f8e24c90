import { expect, test } from 'vitest'
import { canSeparate, groupPins } from './group-pins.ts'
import {
  boundsOf,
  type MapView,
  moved,
  project,
  reaching,
  toScreen,
  unproject,
  viewOfBounds,
  viewOfPoints,
  zoomed,
} from './map-view.ts'

const size = { width: 400, height: 600 }
const oakland = { latitude: 37.8, longitude: -122.27 }
const sanJose = { latitude: 37.34, longitude: -121.89 }
const miami = { latitude: 25.76, longitude: -80.19 }
const bay: MapView = { middle: project(oakland), zoom: 9 }

test('a place is found again where it was drawn', () => {
  expect(unproject(project(miami)).latitude).toBeCloseTo(miami.latitude, 9)
  expect(unproject(project(miami)).longitude).toBeCloseTo(miami.longitude, 9)
  expect(toScreen(bay, size, project(oakland))).toEqual({ x: 200, y: 300 })
  const south = toScreen(bay, size, project(sanJose))
  expect(south.x).toBeGreaterThan(200)
  expect(south.y).toBeGreaterThan(300)
})

test('what is shown is searched, and what was searched is shown again', () => {
  const bounds = boundsOf(bay, size)
  const [southLatitude, west, north, east] = bounds
  expect(southLatitude).toBeLessThan(oakland.latitude)
  expect(north).toBeGreaterThan(oakland.latitude)
  expect(west).toBeLessThan(oakland.longitude)
  expect(east).toBeGreaterThan(oakland.longitude)
  const again = viewOfBounds(bounds, size)
  expect(again.zoom).toBeCloseTo(bay.zoom, 3)
  expect(again.middle.x).toBeCloseTo(bay.middle.x, 6)
  expect(again.middle.y).toBeCloseTo(bay.middle.y, 6)
})

test('all cars fit with room around them; one car is shown with its surroundings', () => {
  const points = [oakland, sanJose, miami].map(project)
  const view = viewOfPoints(points, size)
  for (const point of points) {
    const { x, y } = toScreen(view ?? bay, size, point)
    expect(x).toBeGreaterThanOrEqual(55)
    expect(x).toBeLessThanOrEqual(size.width - 55)
    expect(y).toBeGreaterThanOrEqual(55)
    expect(y).toBeLessThanOrEqual(size.height - 55)
  }
  expect(viewOfPoints([project(miami)], size)?.zoom).toBe(11)
  expect(viewOfPoints([], size)).toBeUndefined()
})

test('a drag moves what is under the finger, and zooming keeps it there', () => {
  const dragged = moved(bay, { x: 40, y: -25 })
  const at = toScreen(dragged, size, project(oakland))
  expect(at.x).toBeCloseTo(240, 6)
  expect(at.y).toBeCloseTo(275, 6)
  const closer = zoomed(dragged, size, 1.5, at)
  expect(closer.zoom).toBe(10.5)
  expect(toScreen(closer, size, project(oakland)).x).toBeCloseTo(240, 6)
  expect(toScreen(closer, size, project(oakland)).y).toBeCloseTo(275, 6)
  expect(zoomed(bay, size, 99).zoom).toBe(13)
  expect(zoomed(bay, size, -99).zoom).toBe(3)
})

test('the map goes no further than a pin needs to be seen whole', () => {
  const clear = { top: 80, bottom: 170 }
  expect(reaching(bay, size, project(oakland), clear)).toBe(bay)
  const seen = toScreen(reaching(bay, size, project(miami), clear), size, project(miami))
  expect(seen.x).toBeCloseTo(size.width - 44, 6)
  expect(seen.y).toBeCloseTo(size.height - 170 - 16, 6)
  const north = { latitude: 39, longitude: oakland.longitude }
  const at = toScreen(reaching(bay, size, project(north), clear), size, project(north))
  expect([at.x, at.y].map(Math.round)).toEqual([200, 136])
})

test('prices that would lie over each other are one pin, and every thing is in one group', () => {
  const step = 360 / (256 * 2 ** 10)
  const at = (pixels: number) => ({
    location: { latitude: 0, longitude: -122 + pixels * step },
  })
  const groups = groupPins([0, 83, 85, 168, 170].map(at), 10)
  expect(groups.map(({ items }) => items.length)).toEqual([2, 2, 1])
  const below = (pixels: number) => ({ location: { latitude: -pixels * step, longitude: -122 } })
  expect(groupPins([0, 35, 37].map(below), 10).map(({ items }) => items.length)).toEqual([2, 1])
})

test('prices that would cover each other are one group until the map comes closer', () => {
  const cars = [oakland, { latitude: 37.81, longitude: -122.26 }, sanJose].map((location) => ({
    location,
  }))
  expect(groupPins(cars, 8).map(({ items }) => items.length)).toEqual([2, 1])
  expect(groupPins(cars, 13).map(({ items }) => items.length)).toEqual([1, 1, 1])
  expect(canSeparate(cars)).toBe(true)
  expect(canSeparate([{ location: oakland }, { location: { ...oakland } }])).toBe(false)
})

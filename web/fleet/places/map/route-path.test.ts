import { expect, it } from 'vitest'
import { routePath, routePoints } from './route-path.ts'

it('goes through every stop, in order', () => {
  const path = routePath([
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 100 },
  ])
  expect(path).toMatch(/^M0 0Q[\d.]+ [-\d.]+ 100 0Q[\d.]+ [-\d.]+ 100 100$/)
})

it('of one place there is no route', () => {
  expect(routePath([{ x: 5, y: 5 }])).toBe('')
})

it('the points of the way lie beside the straight line, from one stop to the other', () => {
  const points = routePoints([
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ])
  expect(points.every(({ x, y }) => x > 0 && x < 100 && y > 0 && y < 10)).toBe(true)
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { popPlace } from './pop-place.ts'

const map = { width: 796, height: 762 }
const card = { width: 264, height: 264 }

it.each([
  ['left of a pin on the right', { x: 600, y: 400 }, { left: 276, top: 242 }],
  ['right of a pin on the left', { x: 200, y: 400 }, { left: 260, top: 242 }],
  ['not over the upper edge', { x: 200, y: 50 }, { left: 260, top: 8 }],
  ['not over the lower edge', { x: 200, y: 760 }, { left: 260, top: 490 }],
])('stands %s', (_what, at, place) => {
  expect(popPlace(at, card, map)).toEqual(place)
})

it('stands below or above where the map is narrow', () => {
  const narrow = { width: 440, height: 762 }
  expect(popPlace({ x: 220, y: 300 }, card, narrow)).toEqual({ left: 88, top: 308 })
  expect(popPlace({ x: 220, y: 600 }, card, narrow)).toEqual({ left: 88, top: 284 })
})

it('never covers the pin', () => {
  const number = fc.integer({ min: 0, max: 1200 })
  fc.assert(
    fc.property(number, number, number, number, (x, y, width, height) => {
      const { left, top } = popPlace({ x, y }, card, { width, height })
      const isBeside = left + card.width <= x - 52 || left >= x + 52
      const isAway = top >= y || top + card.height <= y - 44
      expect(isBeside || isAway).toBe(true)
    }),
  )
})

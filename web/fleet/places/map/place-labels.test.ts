import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pinSize } from './group-pins.ts'
import { placeLabels } from './place-labels.ts'

const size = { width: 390, height: 600 }
const middle = { x: 195, y: 300 }
const town = (name: string, at: { x: number; y: number }) => ({ name, at })

describe('the name of a town', () => {
  it('stands above it, and below when there is a price', () => {
    const [free] = placeLabels([town('Davis', middle)], { pins: [], size })
    expect(free?.text.y).toBeLessThan(middle.y)
    const pins = [{ x: 195, y: 270 }]
    const [under] = placeLabels([town('Davis', middle)], { pins, size })
    expect(under?.text.y).toBeGreaterThan(middle.y)
  })

  it('goes around the price that covers it', () => {
    const [placed] = placeLabels([town('San Francisco', middle)], { pins: [middle], size })
    expect(Math.abs((placed?.text.y ?? 0) - middle.y)).toBeGreaterThan(pinSize.height / 2)
  })

  it('stands beside no price that is elsewhere, and one price has one name', () => {
    const pins = [middle]
    const edge = town('San Leandro', { x: middle.x + pinSize.width / 2 - 4, y: middle.y })
    expect(placeLabels([edge], { pins, size })).toEqual([])
    const two = [town('Hayward', middle), town('Union City', { x: middle.x + 8, y: middle.y + 8 })]
    expect(placeLabels(two, { pins, size }).map(({ item }) => item.name)).toEqual(['Hayward'])
  })

  it('is left out when a larger town stands there, or the edge is too near', () => {
    const towns = [town('Oakland', middle), town('Alameda', { x: 196, y: 300 })]
    const names = placeLabels(towns, { pins: [], size }).map(({ item }) => item.name)
    expect(names[0]).toBe('Oakland')
    expect(placeLabels([town('Novato', { x: 5, y: 300 })], { pins: [], size })).toEqual([])
  })
})

it('no name is under a price, over another, or over the edge', () => {
  const point = fc.record({
    x: fc.integer({ min: 0, max: 390 }),
    y: fc.integer({ min: 0, max: 600 }),
  })
  const towns = fc.array(fc.record({ name: fc.string({ minLength: 1, maxLength: 16 }), at: point }))
  fc.assert(
    fc.property(towns, fc.array(point, { maxLength: 12 }), (items, pins) => {
      const placed = placeLabels(items, { pins, size })
      const wide = (name: string) => name.length * 7.2
      for (const { item, text } of placed) {
        expect(text.x - wide(item.name) / 2).toBeGreaterThan(0)
        expect(text.x + wide(item.name) / 2).toBeLessThan(390)
        for (const pin of pins)
          expect(
            Math.abs(pin.x - text.x) >= (pinSize.width + wide(item.name)) / 2 ||
              Math.abs(pin.y - text.y) >= (pinSize.height + 14) / 2,
          ).toBe(true)
        for (const other of placed)
          expect(
            other.item === item ||
              Math.abs(other.text.x - text.x) >= wide(item.name + other.item.name) / 2 ||
              Math.abs(other.text.y - text.y) >= 14,
          ).toBe(true)
      }
    }),
  )
})

it('no name is under a panel in a lower corner', () => {
  const panel = { width: 190, height: 62, isBelow: true }
  const below = town('Milpitas', { x: 350, y: 560 })
  expect(placeLabels([below], { pins: [], size })).toHaveLength(1)
  expect(placeLabels([below], { pins: [], size, panel })).toEqual([])
  expect(
    placeLabels([town('Fremont', { x: 350, y: 100 })], { pins: [], size, panel }),
  ).toHaveLength(1)
})

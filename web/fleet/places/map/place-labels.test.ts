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
    const pins = [middle]
    const [under] = placeLabels([town('Davis', middle)], { pins, size })
    expect(under?.text.y).toBeGreaterThan(middle.y)
  })

  it('stands nowhere when a price covers the town', () => {
    const above = { x: middle.x, y: middle.y - 20 }
    expect(placeLabels([town('Davis', above)], { pins: [middle], size })).toEqual([])
  })

  it('goes around the mark that covers it, and one mark has one name', () => {
    const pin = { width: 34, height: 34 }
    const marks = { pins: [middle], size, pin, areMarks: true }
    const [placed] = placeLabels([town('San Francisco', middle)], marks)
    expect(Math.abs((placed?.text.y ?? 0) - middle.y)).toBeGreaterThan(pin.height / 2)
    const edge = town('San Leandro', { x: middle.x + 16, y: middle.y + 12 })
    expect(placeLabels([edge], marks)).toEqual([])
    const two = [town('Hayward', middle), town('Union City', { x: middle.x + 8, y: middle.y + 8 })]
    expect(placeLabels(two, marks).map(({ item }) => item.name)).toEqual(['Hayward'])
  })

  it('is not below what lies over the map', () => {
    const clear = { top: 80, bottom: 170 }
    const towns = [town('Novato', { x: 195, y: 70 }), town('Gilroy', { x: 195, y: 500 })]
    expect(placeLabels(towns, { pins: [], size })).toHaveLength(2)
    expect(placeLabels(towns, { pins: [], size, clear })).toEqual([])
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
              Math.abs(pin.y - pinSize.height / 2 - 2 - text.y) >= (pinSize.height + 14) / 2,
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

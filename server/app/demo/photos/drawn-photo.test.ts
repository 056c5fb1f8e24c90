import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawPhoto } from './draw-photo.ts'
import { angles, drawnId, drawnMarks, drawnPhoto } from './drawn-photo.ts'

const sedan = { subtype: 'sedan', colour: 'navy', angle: 'rear', car: 12 } as const

test('the id of a drawn photo says all that it shows', () => {
  expect(drawnId(sedan)).toBe('DRAWN0009412')
  expect(drawnPhoto('DRAWN0009412')).toEqual(sedan)
  for (const id of ['DRAWN0010412', 'DRAWN1109412', 'DRAWN0009812', 'AAAAAAAAAAAAAAAA', 'DRAWN'])
    expect(drawnPhoto(id)).toBeUndefined()
})

test('a car has the same marks from every side and at every start, two at most', () => {
  const car = fc.integer({ min: 1, max: 999_999 })
  fc.assert(
    fc.property(car, (number) => {
      const marks = drawnMarks(number)
      expect(drawnMarks(number)).toEqual(marks)
      expect(marks.length).toBeLessThanOrEqual(2)
      expect(new Set(marks.map(({ place }) => place)).size).toBe(marks.length)
    }),
  )
})

test('each of its marks is on at least one of the eight photos, and photos differ', () => {
  const withMark = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((car) => drawnMarks(car).length > 0)
  expect(withMark.length).toBeGreaterThan(3)
  const photos = (car: number) => angles.map((angle) => drawPhoto({ ...sedan, angle, car }))
  for (const car of withMark) {
    const marked = photos(car).filter((svg) => /<g transform="translate\(\d+ \d+\)">/.test(svg))
    expect(marked.length).toBeGreaterThan(0)
  }
  expect(new Set(photos(1)).size).toBe(8)
})

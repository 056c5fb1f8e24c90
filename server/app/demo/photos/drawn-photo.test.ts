import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawnPoint, drawPhoto } from './draw-photo.ts'
import { photoOfPlace } from '#domain/fleet/proof/mark-photo.ts'
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

test('a point of a mark is where its drawing is drawn, also in one that is turned round', () => {
  const pointed = [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((car) =>
    drawnMarks(car).map(({ place }) => ({ car, place, point: drawnPoint(car, place) })),
  )
  const sides = new Set(pointed.map(({ place }) => photoOfPlace(place)))
  expect(sides.has('left') && sides.has('frontRight')).toBe(true)
  for (const { car, place, point } of pointed) {
    const angle = photoOfPlace(place) ?? 'front'
    const svg = drawPhoto({ ...sedan, angle, car })
    const [, left = 0, top = 0] = /translate\(([\d.]+) ([\d.]+)\) scale\(0\.92\)/.exec(svg) ?? []
    const isTurned = svg.includes('translate(320 0) scale(-1 1)')
    const at = [...svg.matchAll(/<g transform="translate\((\d+) (\d+)\)">/g)].map(([, x, y]) => [
      (Number(left) + 0.92 * (isTurned ? 320 - Number(x) : Number(x))) / 320,
      (Number(top) + 0.92 * Number(y)) / 240,
    ])
    expect(
      at.some(([x = 0, y = 0]) => Math.hypot(x - (point.x ?? 0), y - (point.y ?? 0)) < 0.002),
    ).toBe(true)
  }
})

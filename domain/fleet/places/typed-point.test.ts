import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPoint, typedPoint } from './typed-point.ts'

const tampa = { latitude: 27.9506, longitude: -82.4572 }

test.each([
  '27.9506, -82.4572',
  '27.9506,-82.4572',
  '27.9506 -82.4572',
  '(27.9506, −82.4572)',
  '27,9506, -82,4572',
  '27,9506; -82,4572',
  '27,9506,-82,4572',
  '27.9506° N, 82.4572° W',
  '27,9506 N, 82,4572 O',
  '27.950600000001, -82.457200000001',
])('%s is a point', (text) => {
  expect(readPoint(text)).toEqual(tampa)
})

test.each([
  '',
  '27.9506',
  '12 Water Street, Tampa, FL 33602',
  '91, 10',
  '27.9506, -182.4',
  '27.9506, -82.4572, 12',
  '27.9506 W, 82.4572 N',
  'https://maps.example/@27.9506,-82.4572',
  `27.${'9'.repeat(1000)}, -82`,
])('%j is none', (text) => {
  expect(readPoint(text)).toBeUndefined()
})

test('a point is read as it was written', () => {
  const degrees = (most: number) =>
    fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((parts) => parts / 1e5 || 0)
  fc.assert(
    fc.property(degrees(90), degrees(180), (latitude, longitude) => {
      const point = { latitude, longitude }
      // A small one is written with an exponent, which no map writes.
      fc.pre([latitude, longitude].every((each) => each === 0 || Math.abs(each) >= 1e-4))
      expect(readPoint(typedPoint(point))).toEqual(point)
    }),
  )
})

import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Held, misreadOf, plateKey, whoHadIt } from './match-toll.ts'

const at = (time: string) => new Date(`2026-11-${time}:00Z`)
const held = (orderId: string, from: string, until: string | null): Held => ({
  orderId,
  carId: 'CAR',
  from: at(from),
  until: until === null ? null : at(until),
})

describe('who had the car', () => {
  const car = [held('A', '02T10:00', '16T10:00'), held('B', '16T11:20', null)]

  test.each([
    ['02T10:00', { is: 'renter', held: car[0] }],
    ['16T09:59', { is: 'renter', held: car[0] }],
    ['16T10:00', { is: 'justReturned', held: car[0], minutes: 0 }],
    ['16T10:06', { is: 'justReturned', held: car[0], minutes: 6 }],
    ['16T11:00', { is: 'justReturned', held: car[0], minutes: 60 }],
    ['16T11:01', { is: 'nobody' }],
    ['16T11:20', { is: 'renter', held: car[1] }],
    ['28T00:00', { is: 'renter', held: car[1] }],
    ['02T09:59', { is: 'nobody' }],
  ])('at %s', (moment, whose) => {
    expect(whoHadIt(car, at(moment))).toEqual(whose)
  })

  it('is the next one at the moment of a change, in whichever order they are told', () => {
    const changed = [held('NEW', '12T11:20', null), held('OLD', '01T10:00', '12T11:20')]
    expect(whoHadIt(changed, at('12T11:20'))).toMatchObject({ held: { orderId: 'NEW' } })
    expect(whoHadIt(changed, at('12T11:19'))).toMatchObject({ held: { orderId: 'OLD' } })
  })

  it('is one of them at each moment of theirs, and never somebody before the keys', () => {
    const minute = fc.integer({ min: 0, max: 40_000 })
    fc.assert(
      fc.property(fc.array(minute, { minLength: 2, maxLength: 12 }), minute, (ends, when) => {
        const times = [...new Set(ends)].toSorted((a, b) => a - b)
        const spans = times.slice(1).map((end, index) => ({
          orderId: String(index),
          carId: 'CAR',
          from: new Date((times[index] ?? 0) * 60_000),
          until: new Date(end * 60_000),
        }))
        const found = whoHadIt(spans, new Date(when * 60_000))
        const inside = spans.length > 0 && when >= (times[0] ?? 0) && when < (times.at(-1) ?? 0)
        expect(found.is === 'renter').toBe(inside)
        expect(found.is === 'nobody' || found.held.from.getTime() <= when * 60_000).toBe(true)
      }),
    )
  })
})

test.each([
  ['tramo-190', 'TRAMO190'],
  [' 8 XKD 410 ', '8XKD410'],
])('%j is %s', (typed, key) => {
  expect(plateKey(typed)).toBe(key)
})

test('a plate that a camera misread is found when only one can be meant', () => {
  expect(misreadOf('TRAM019O', ['TRAMO190', 'TRAMO191'])).toBe('TRAMO190')
  expect(misreadOf('8XKD410', ['TRAMO190'])).toBeUndefined()
  expect(misreadOf('8O8', ['BO8', 'B08'])).toBeUndefined()
})

import { assert, constantFrom, double, integer, property, record, array } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { criterionMeans, reviewValue, scoreOf, titleOf } from './score.ts'

const halfLife = (18 * 365.25) / 12
const flat = (value: number, ageDays = 0) => ({ ratings: { 1: value, 2: value }, ageDays })
const times = (count: number, value: number, ageDays = 0) =>
  Array.from({ length: count }, () => flat(value, ageDays))

describe('the score of a person', () => {
  it.each([
    ['nobody has written', [], 7, 'new'],
    ['two are full of praise', times(2, 10), 8.2, 'new'],
    ['three are', times(3, 10), 8.5, 'veryGood'],
    ['six are', times(6, 10), 9, 'excellent'],
    ['three are angry', times(3, 1), 4, 'fair'],
    ['four are', times(4, 1), 3.6, 'poor'],
    ['praise is 18 months old', times(3, 10, halfLife), 8, 'veryGood'],
    ['half up: 7.25 is 7.3', [flat(8)], 7.3, 'new'],
    ['7.45 is 7.5 and so «very good»', [...times(3, 7), flat(10.15)], 7.5, 'veryGood'],
    ['one from the future weighs as one of today', times(1, 10, -400), 7.8, 'new'],
  ])('when %s', (_when, reviews, value, title) => {
    expect(scoreOf(reviews)).toEqual({ value, title })
  })

  it('passes over a review that rates nothing', () => {
    expect(scoreOf([{ ratings: {}, ageDays: 0 }, ...times(2, 10)])).toEqual(scoreOf(times(2, 10)))
  })

  it.each([
    [0, 'poor'],
    [3.9, 'poor'],
    [4, 'fair'],
    [5.9, 'fair'],
    [6, 'good'],
    [7.4, 'good'],
    [7.5, 'veryGood'],
    [8.9, 'veryGood'],
    [9, 'excellent'],
    [10, 'excellent'],
  ])('%d is called %s', (value, title) => {
    expect(titleOf(value)).toBe(title)
  })

  const review = record({
    ratings: record({ 1: integer({ min: 1, max: 10 }), 2: integer({ min: 1, max: 10 }) }),
    ageDays: double({ min: 0, max: 20_000, noNaN: true }),
  })

  it('always lies between the prior and what was written', () => {
    assert(
      property(array(review, { maxLength: 30 }), (reviews) => {
        const means = reviews.map(({ ratings }) => (ratings[1] + ratings[2]) / 2)
        const { value } = scoreOf(reviews)
        expect(value).toBeGreaterThanOrEqual(Math.min(7, ...means) - 0.05)
        expect(value).toBeLessThanOrEqual(Math.max(7, ...means) + 0.05)
      }),
    )
  })

  it('is never lowered by one more 10, nor raised by one more 1', () => {
    assert(
      property(array(review, { maxLength: 30 }), constantFrom(0, 100, 5000), (reviews, age) => {
        const before = scoreOf(reviews).value
        expect(scoreOf([...reviews, flat(10, age)]).value).toBeGreaterThanOrEqual(before)
        expect(scoreOf([...reviews, flat(1, age)]).value).toBeLessThanOrEqual(before)
      }),
    )
  })

  it('does not depend on the order of the reviews', () => {
    assert(
      property(array(review, { maxLength: 30 }), (reviews) => {
        expect(scoreOf(reviews.toReversed())).toEqual(scoreOf(reviews))
      }),
    )
  })

  it('returns to the prior as all reviews age', () => {
    expect(scoreOf(times(20, 1, 100 * halfLife)).value).toBe(7)
  })
})

describe('what a review says', () => {
  it('is the mean of its criteria', () => {
    expect(reviewValue({ 1: 10, 2: 9, 3: 9, 4: 9 })).toBe(9.3)
    expect(reviewValue({})).toBeUndefined()
  })
})

describe('the reputation bars', () => {
  // @2.3-profile-dialog-bars
  it('are the weighted means of each criterion, without the prior', () => {
    const old = { ratings: { 1: 4 }, ageDays: halfLife }
    expect(criterionMeans([{ ratings: { 1: 10, 2: 8 }, ageDays: 0 }, old])).toEqual({ 1: 8, 2: 8 })
    expect(criterionMeans([])).toEqual({})
  })
})

import { describe, expect, it } from 'vitest'
import { capacityOf, edgesOf, type Tie } from './ties.ts'

const halfLife = (24 * 365.25) / 12
const vouch = (rating: number, confidence: number, ageDays = 0): Tie => ({
  kind: 'vouch',
  from: 'ana',
  to: 'ben',
  rating,
  confidence,
  ageDays,
})

describe('a vouch', () => {
  it.each([
    ['ten of ten, quite sure', 10, 1, 0, 1_000_000],
    ['eight of ten, half sure', 8, 0.5, 0, 400_000],
    ['one of ten, hardly sure', 1, 0.01, 0, 1_000],
    ['ten of ten, quite sure, two years old', 10, 1, halfLife, 500_000],
    ['nine of ten, two thirds sure, four years old', 9, 0.67, 2 * halfLife, 150_750],
    ['one from the future is as good as new', 10, 1, -30, 1_000_000],
  ])('%s', (_name, rating, confidence, age, millionths) => {
    expect(capacityOf(vouch(rating, confidence, age))).toBe(millionths)
  })

  it('goes one way', () => {
    expect(edgesOf(vouch(10, 1))).toEqual([
      { from: 'ana', to: 'ben', kind: 'vouch', capacity: 1_000_000 },
    ])
  })

  it('without any confidence is no edge', () => {
    expect(edgesOf(vouch(10, 0))).toEqual([])
  })

  it('for oneself is no edge', () => {
    expect(edgesOf({ ...vouch(10, 1), to: 'ana' })).toEqual([])
  })
})

it.each([
  ['connection', 300_000],
  ['referral', 200_000],
] as const)('a %s carries %d millionths in both directions', (kind, capacity) => {
  expect(edgesOf({ kind, from: 'ana', to: 'ben' })).toEqual([
    { from: 'ana', to: 'ben', kind, capacity },
    { from: 'ben', to: 'ana', kind, capacity },
  ])
})

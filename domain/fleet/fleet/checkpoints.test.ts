import { describe, expect, it } from 'vitest'
import { checkpoints, missingCheckpoints, overfullCheckpoint } from './checkpoints.ts'
import { handoverKind, isFresh } from '../../rentals/inspections/inspection-kinds.ts'

const eight = ['front', 'frontRight', 'right', 'rearRight', 'rear', 'rearLeft', 'left', 'frontLeft']

describe('the checklist', () => {
  it('requires the eight outside angles, in the order of a walk around the car', () => {
    expect(checkpoints.filter((one) => one.required).map(({ id }) => id)).toEqual(eight)
    expect(missingCheckpoints([])).toEqual(eight)
  })

  it('names what is missing in that order', () => {
    const taken = ['left', 'oil', 'front', 'rear', 'rearLeft', 'right', 'frontLeft'] as const
    expect(missingCheckpoints(taken)).toEqual(['frontRight', 'rearRight'])
  })

  it('takes one picture of an angle and several of damage', () => {
    expect(overfullCheckpoint(['front', 'damage', 'damage', 'front'])).toBe('front')
    expect(overfullCheckpoint(['front', 'damage', 'damage', 'tyres', 'tyres'])).toBeUndefined()
  })
})

it('hands a swapped car over with pictures of a kind of their own', () => {
  expect(['start', 'extension', 'swap'].map(handoverKind)).toEqual(['pickup', 'pickup', 'swap'])
})

it('accepts pictures of a handover for a day', () => {
  const made = new Date('2026-12-01T10:00:00Z')
  expect(isFresh(made, new Date('2026-12-02T09:59:59Z'))).toBe(true)
  expect(isFresh(made, new Date('2026-12-02T10:00:00Z'))).toBe(false)
})

import { expect, it } from 'vitest'
import { inspectionValuesIn } from './inspection-values.ts'

it('finds what was typed today, and nothing of an earlier day', () => {
  const kept = { odometer: '48000', comments: 'dusty', enteredAt: '2026-06-01T10:00:00.000Z' }
  const parts = new Map<string, unknown>([['values', kept]])
  const typed = { odometer: '48000', comments: 'dusty' }
  const nothing = { odometer: '', comments: '' }
  expect(inspectionValuesIn(parts, new Date('2026-06-02T09:59:59Z'))).toEqual(typed)
  expect(inspectionValuesIn(parts, new Date('2026-06-02T10:00:00Z'))).toEqual(nothing)
  expect(inspectionValuesIn(new Map(), new Date('2026-06-02T10:00:00Z'))).toEqual(nothing)
})

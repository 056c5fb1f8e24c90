import { expect, test } from 'vitest'
import { appointmentStage, documentStage } from './reminder-stage.ts'

const at = new Date('2026-11-24T18:00:00Z')
const before = (hours: number) => new Date(at.getTime() - hours * 3_600_000)
const stage = (hours: number, made = 100) =>
  appointmentStage({ now: before(hours), at, madeAt: before(made) })

test('an appointment is reminded of the day before, and two hours before', () => {
  expect([25, 24.01, 24, 3, 2, 0.1, 0].map((hours) => stage(hours))).toEqual([
    undefined,
    undefined,
    'day',
    'day',
    'hours',
    'hours',
    undefined,
  ])
})

test('an appointment that was just made is not reminded of', () => {
  expect(stage(20, 23)).toBeUndefined()
  expect(stage(2, 23)).toBe('hours')
  expect(stage(1, 1.5)).toBeUndefined()
})

test('a document is reminded of 14, 7 and 1 days before it expires', () => {
  expect([15, 14, 8, 7, 2, 1, 0, -1].map(documentStage)).toEqual([
    undefined,
    14,
    14,
    7,
    7,
    1,
    1,
    undefined,
  ])
})

import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDaysToDay, daysBetween } from '#domain/core/time/wall-time.ts'
import {
  mayProposeFee,
  nextReminder,
  reminderStages,
  type ReminderStage,
  type Told,
} from './reminders.ts'
import { dueAfter, dueDay, type Facts, maintenanceState, type MaintenanceState } from './state.ts'

test.each<[MaintenanceState, Told, string, ReminderStage | undefined]>([
  ['ok', {}, '2026-11-01', undefined],
  ['soon', {}, '2026-11-20', 'soon'],
  ['soon', { soon: '2026-11-14' }, '2026-11-20', undefined],
  ['due', { soon: '2026-11-14' }, '2026-11-28', 'due'],
  ['due', { due: '2026-11-28' }, '2026-11-30', undefined],
  ['booked', {}, '2026-11-30', undefined],
  ['overdue', { due: '2026-11-28' }, '2026-12-02', 'firstWarning'],
  ['overdue', {}, '2026-12-02', 'due'],
  ['overdue', { due: '2026-12-02' }, '2026-12-05', undefined],
  ['overdue', { due: '2026-12-02' }, '2026-12-06', 'firstWarning'],
  ['overdue', { due: '2026-11-28', firstWarning: '2026-12-02' }, '2026-12-03', undefined],
  ['overdue', { due: '2026-11-28', firstWarning: '2026-12-02' }, '2026-12-04', 'secondWarning'],
  [
    'overdue',
    { due: '2026-11-28', firstWarning: '2026-12-02', secondWarning: '2026-12-04' },
    '2027-01-04',
    undefined,
  ],
])('at %s after %j on %s comes %s', (state, told, today, stage) => {
  expect(nextReminder(state, told, today)).toBe(stage)
})

const warned = { due: '2026-11-28', firstWarning: '2026-12-02', secondWarning: '2026-12-04' }

describe('the fee', () => {
  test.each<[string, MaintenanceState, Told, string, boolean]>([
    ['a week after it was due', 'overdue', warned, '2026-12-05', false],
    ['more than a week after it was due', 'overdue', warned, '2026-12-06', true],
    ['with a visit booked', 'booked', warned, '2026-12-06', false],
    ['after one warning', 'overdue', { ...warned, secondWarning: undefined }, '2026-12-30', false],
    [
      'for who has the car for 7 days',
      'overdue',
      { ...warned, due: '2026-12-09' },
      '2026-12-16',
      false,
    ],
    [
      'for who has the car for 8 days',
      'overdue',
      { ...warned, due: '2026-12-09' },
      '2026-12-17',
      true,
    ],
  ])('%s', (_when, state, told, today, may) => {
    expect(mayProposeFee(state, { told, dueOn: '2026-11-28', today })).toBe(may)
  })
})

it('tells everything once, in order, and the fee comes after two warnings and a week', () => {
  const due = dueAfter({ day: '2026-06-01', odometer: 40_000 }, { days: 180, miles: 5_000 })
  const from = fc.integer({ min: -20, max: 30 })
  fc.assert(
    fc.property(from, fc.array(fc.integer({ min: 1, max: 5 })), (first, steps) => {
      const stages: ReminderStage[] = []
      const early: unknown[] = []
      let told: Told = {}
      let today = addDaysToDay('2026-11-28', first)
      for (const step of steps) {
        const facts: Facts = { due, today, odometer: 41_000 }
        const state = maintenanceState(facts)
        const stage = nextReminder(state, told, today)
        if (stage) stages.push(stage)
        told = stage ? { ...told, [stage]: today } : told
        const may = mayProposeFee(state, { told, dueOn: dueDay(facts) ?? today, today })
        const isWarned = told.firstWarning !== undefined && told.secondWarning !== undefined
        if (may && !(isWarned && daysBetween(told.due ?? today, today) > 7)) early.push(today)
        today = addDaysToDay(today, step)
      }
      expect(stages).toEqual(reminderStages.filter((stage) => stages.includes(stage)))
      expect(early).toEqual([])
    }),
  )
})

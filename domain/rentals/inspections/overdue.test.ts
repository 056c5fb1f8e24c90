import { expect, it } from 'vitest'
import { engineDamageFeeCents } from '#domain/money/fees/engine-damage-fee.ts'
import { nextOverdueStep } from './overdue.ts'

const due = new Date('2026-12-01T10:00:00Z')
const days = (count: number) => new Date(due.getTime() + count * 86_400_000)

// @9-engine-damage
it('is $600', () => {
  expect(engineDamageFeeCents).toBe(60_000)
})

it.each([
  ['the first warning after 1 day', [], 'firstWarning', 1],
  ['the second warning after 3 days', [1], 'secondWarning', 3],
  ['the fee after a week and two warnings', [1, 3], 'proposeFee', 7],
  ['a day between warnings that came late', [30], 'secondWarning', 31],
  ['no fee on the day of a late second warning', [30, 31], 'proposeFee', 32],
] as const)('has %s', (_, warned, step, from) => {
  expect(nextOverdueStep(due, warned.map(days))).toEqual({ step, from: days(from) })
})

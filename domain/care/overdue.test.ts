import { expect, it } from 'vitest'
import { engineDamageFeeCents, overdueStep } from './overdue.ts'

const due = new Date('2026-12-01T10:00:00Z')
const days = (count: number) => new Date(due.getTime() + count * 86_400_000)

it('is $600', () => {
  expect(engineDamageFeeCents).toBe(60_000)
})

it.each([
  ['nothing before a day has passed', [], 0.99, undefined],
  ['the first warning after 1 day', [], 1, 'firstWarning'],
  ['nothing between the warnings', [1], 2.99, undefined],
  ['the second warning after 3 days', [1], 3, 'secondWarning'],
  ['nothing within the week', [1, 3], 6.99, undefined],
  ['the fee after a week and two warnings', [1, 3], 7, 'proposeFee'],
  ['no fee without warnings, however late', [], 30, 'firstWarning'],
  ['a day between warnings that came late', [30], 30.5, undefined],
  ['the second a day after a late first', [30], 31, 'secondWarning'],
  ['no fee on the day of a late second warning', [30, 31], 31.5, undefined],
] as const)('has %s', (_, warned, now, step) => {
  expect(overdueStep(due, warned.map(days), days(now))).toBe(step)
})

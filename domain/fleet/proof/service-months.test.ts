import { expect, it } from 'vitest'
import { serviceMonths } from './service-months.ts'

const today = '2026-11-24'

it('what was done in one month stands together, the newest month first', () => {
  const done = [
    { kind: 'brakes', on: '2026-08-03' },
    { kind: 'oil', on: '2026-10-19' },
    { kind: 'tyres', on: '2026-08-28' },
  ] as const
  expect(serviceMonths(done, today)).toEqual([
    { month: '2026-10', kinds: ['oil'] },
    { month: '2026-08', kinds: ['tyres', 'brakes'] },
  ])
})

it.each([
  ['today', '2026-11-24', 1],
  ['tomorrow, by a clock that is wrong', '2026-11-25', 0],
  ['550 days ago', '2025-05-23', 1],
  ['551 days ago', '2025-05-22', 0],
])('%s', (_what, on, months) => {
  expect(serviceMonths([{ kind: 'check', on }], today)).toHaveLength(months)
})

it('the line has three months at most', () => {
  const done = ['07', '08', '09', '10'].map((month) => ({
    kind: 'oil' as const,
    on: `2026-${month}-05`,
  }))
  expect(serviceMonths(done, today).map(({ month }) => month)).toEqual([
    '2026-10',
    '2026-09',
    '2026-08',
  ])
})

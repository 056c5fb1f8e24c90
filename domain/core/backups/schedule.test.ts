import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isBaseDue,
  isBaseLate,
  isDrillDue,
  isDrillLate,
  keptBases,
  logKeptFrom,
} from './schedule.ts'

const now = new Date('2026-11-29T12:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const days = (count: number) => ago(count * 24)

test.each([
  ['there is none', undefined, false, true],
  ['the newest is a day old', ago(24), false, true],
  ['it is younger', ago(23.9), false, false],
  ['the log since then has a gap', ago(1), true, true],
])('a backup is made when %s: %s, gap %s', (_, newest, hasGap, due) => {
  expect(isBaseDue(newest, hasGap, now)).toBe(due)
})

test('a backup is late after two days, a drill after a month and a week', () => {
  expect([isBaseLate(ago(48), now), isBaseLate(ago(48.1), now)]).toEqual([false, true])
  expect([isDrillLate(days(37), now), isDrillLate(days(37.1), now)]).toEqual([false, true])
})

test.each([
  ['never tried', undefined, true],
  ['tried and well within a month', { at: days(29), succeeded: true }, false],
  ['a month ago', { at: days(30), succeeded: true }, true],
  ['failed an hour ago', { at: ago(1), succeeded: false }, false],
  ['failed yesterday', { at: days(1), succeeded: false }, true],
])('a restore is tried: %s', (_, last, due) => {
  expect(isDrillDue(last, now)).toBe(due)
})

test('all of two weeks stay, then one a week for ten weeks', () => {
  const bases = Array.from({ length: 100 }, (_, age) => ({ at: days(age) }))
  const kept = keptBases(bases, now).map(({ at }) => (now.getTime() - at.getTime()) / 86_400_000)
  expect(kept.filter((age) => age <= 14)).toHaveLength(15)
  const older = kept.filter((age) => age > 14)
  expect(older).toHaveLength(8)
  expect(Math.max(...older)).toBeLessThanOrEqual(70)
  for (const [at, age] of older.slice(1).entries()) expect((older[at] ?? 0) - age).toBe(7)
})

test('the newest stays however old it is, and the log begins at one that stays', () => {
  expect(keptBases([{ at: days(400) }, { at: days(300) }], now)).toEqual([{ at: days(300) }])
  const ages = fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1 })
  fc.assert(
    fc.property(ages, (all) => {
      const bases = all.map((age) => ({ at: days(age) }))
      const kept = keptBases(bases, now)
      expect(kept).toContain(bases.toSorted((a, b) => a.at.getTime() - b.at.getTime()).at(-1))
      expect(kept).toContain(logKeptFrom(bases, now))
    }),
  )
})

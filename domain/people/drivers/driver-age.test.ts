import { describe, expect, it, test } from 'vitest'
import { ageOn, isOver25, minimumDriverAge } from './driver-age.ts'

describe('a driver’s age', () => {
  test.each([
    ['the day before the birthday', '2001-11-21', '2026-11-20', 24],
    ['on the birthday', '2001-11-21', '2026-11-21', 25],
    ['the day after', '2001-11-21', '2026-11-22', 25],
    ['on New Year’s Eve', '2002-01-01', '2026-12-31', 24],
    ['on New Year’s Day', '2002-01-01', '2027-01-01', 25],
    ['born 29 February, on 28 February of a common year', '2000-02-29', '2025-02-28', 24],
    ['born 29 February, on 1 March of a common year', '2000-02-29', '2025-03-01', 25],
    ['born 29 February, on 28 February of a leap year', '2000-02-29', '2028-02-28', 27],
    ['born 29 February, on 29 February', '2000-02-29', '2028-02-29', 28],
    ['born 28 February, on 28 February of a leap year', '2000-02-28', '2028-02-28', 28],
    ['on the day of birth', '2026-11-21', '2026-11-21', 0],
    ['before birth', '2027-01-01', '2026-11-21', -1],
  ])('%s', (_, born, day, age) => {
    expect(ageOn(born, day)).toBe(age)
  })

  // @5-drivers-must
  it('is 21 at least', () => {
    expect(ageOn('2005-11-21', '2026-11-21')).toBe(minimumDriverAge)
  })
})

describe('over 25', () => {
  const start = '2026-11-21'

  it('includes a driver who turns 25 on the start day', () => {
    expect(isOver25(['2001-11-21'], start)).toBe(true)
    expect(isOver25(['2001-11-22'], start)).toBe(false)
  })

  // @5-over-25
  it('needs every driver to be', () => {
    expect(isOver25(['1970-01-01', '2001-11-21'], start)).toBe(true)
    expect(isOver25(['1970-01-01', '2001-11-22'], start)).toBe(false)
  })

  it('passes over drivers without a birth date', () => {
    expect(isOver25([], start)).toBe(true)
    expect(isOver25([undefined, '1970-01-01'], start)).toBe(true)
    expect(isOver25([undefined, '2004-01-01'], start)).toBe(false)
  })
})

import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatDay } from './format-date.ts'
import { monthNames } from './month-names.ts'
import { cutTypedDate, dayOfMonthFirst, parseTypedDate, parseTypedMonth } from './typed-date.ts'
import { addDaysToDay } from './wall-time.ts'

describe('a date as people type it', () => {
  // @5-typed-dates
  test.each([
    ['Jan 5, 2024', '2024-01-05'],
    ['January 5, 2024', '2024-01-05'],
    ['jan 05 2024', '2024-01-05'],
    ['SEPT. 9, 2026', '2026-09-09'],
    ['ene 5, 2024', '2024-01-05'],
    ['5 de enero de 2024', '2024-01-05'],
    ['5 ene 2024', '2024-01-05'],
    ['29 Feb 2024', '2024-02-29'],
    ['dic 31, 2026', '2026-12-31'],
    ['9 de setiembre de 2026', '2026-09-09'],
    ['05/01/2024', '2024-01-05'],
    ['5/1/2024', '2024-01-05'],
    [' 31/12/2026 ', '2026-12-31'],
  ])('%j is %s', (text, day) => {
    expect(parseTypedDate(text)).toBe(day)
  })

  test.each([
    '29/02/2026',
    '31/04/2026',
    '12/31/2026',
    '005/01/2024',
    '05/01/24',
    '05/01/20245',
    '2024-01-05',
    'Jan 32, 2024',
    'Ja 5, 2024',
    'Janvier 5, 2024',
    'Jan 5',
    'Jan 5,2024,',
    'tomorrow',
    '',
  ])('%j is no date', (text) => {
    expect(parseTypedDate(text)).toBeUndefined()
  })

  // @5-typed-dates
  test.each([
    ['05/01/20245', '05/01/2024'],
    ['31/12/2026999', '31/12/2026'],
    ['05/01/2024 ', '05/01/2024'],
    ['5/1/2024', '5/1/2024'],
    ['Jan 5, 2024', 'Jan 5, 2024'],
    ['5 de enero de 2024', '5 de enero de 2024'],
  ])('%j takes %j: 10 characters are the limit of numbers alone', (typed, taken) => {
    expect(cutTypedDate(typed)).toBe(taken)
  })

  it('knows every month in both languages, long and short', () => {
    for (const names of Object.values(monthNames)) {
      names.forEach((name, index) => {
        const day = `2026-${String(index + 1).padStart(2, '0')}-07`
        expect(parseTypedDate(`${name} 7, 2026`)).toBe(day)
        expect(parseTypedDate(`7 ${name.slice(0, 3)} 2026`)).toBe(day)
      })
    }
  })

  // @5-typed-dates
  it('reads back every day as it is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 40_000 }), (days) => {
        const day = addDaysToDay('2026-11-21', days)
        expect(parseTypedDate(formatDay(day))).toBe(day)
      }),
    )
  })

  test.each([
    ['11/30/2026', '2026-11-30'],
    ['2/29/2024', '2024-02-29'],
    [' 12/13/2026 ', '2026-12-13'],
    ['2/29/2026', undefined],
    ['11/10/2026', undefined],
    ['30/11/2026', undefined],
    ['13/13/2026', undefined],
    ['Nov 30, 2026', undefined],
    ['', undefined],
  ])('%j with its month first is %s', (text, day) => {
    expect(dayOfMonthFirst(text)).toBe(day)
  })

  test.each([
    ['December 2026', '2026-12-01'],
    ['dic 2026', '2026-12-01'],
    ['diciembre de 2026', '2026-12-01'],
    ['12/2026', '2026-12-01'],
    ['5/12/2026', '2026-12-01'],
    ['Dec 5, 2026', '2026-12-01'],
    ['13/2026', undefined],
    ['12/202', undefined],
    ['December', undefined],
    ['31/11/2026', undefined],
    ['', undefined],
  ])('the month of %j is %s', (text, month) => {
    expect(parseTypedMonth(text)).toBe(month)
  })
})

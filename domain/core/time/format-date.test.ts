import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  formatDay,
  formatLongDay,
  formatPaperDay,
  formatNamedDay,
  formatTripDays,
  formatWallTime,
  formatWeekDay,
} from './format-date.ts'
import { addDaysToDay } from './wall-time.ts'

// @9-dates-dd
it('shows the day before the month', () => {
  expect(formatDay('2024-01-05')).toBe('05/01/2024')
  expect(formatWallTime('2024-01-05T08:30')).toBe('05/01/2024 08:30')
})

it('adds the weekday where a mistake would cost a day', () => {
  expect(formatWeekDay('2026-12-02', 'en')).toBe('Wed 2 Dec 2026')
  expect(formatWeekDay('2026-12-02', 'es')).toBe('mié 2 dic 2026')
  expect(formatWeekDay('2026-12-05', 'es')).toBe('sáb 5 dic 2026')
})

it('names the month where it is compared with a card', () => {
  expect(formatNamedDay('1994-03-05', 'en')).toBe('5 March 1994')
  expect(formatNamedDay('2029-08-14', 'es')).toBe('14 de agosto de 2029')
})

it('says the year of a trip once, unless it goes over the new year', () => {
  expect(formatTripDays('2026-11-30', '2026-12-30', 'en')).toEqual([
    'Mon 30 Nov',
    'Wed 30 Dec 2026',
  ])
  expect(formatTripDays('2026-12-30', '2027-01-05', 'es')).toEqual([
    'mié 30 dic 2026',
    'mar 5 ene 2027',
  ])
})

it('adds weekday and month name where a mistake would cost a trip', () => {
  expect(formatPaperDay('2026-11-29', 'en')).toBe('Sun 29 Nov 2026 (29/11/2026)')
  expect(formatPaperDay('2026-11-29', 'es')).toBe('dom 29 nov 2026 (29/11/2026)')
  expect(formatLongDay('2024-01-05', 'en')).toBe('Friday, January 5, 2024')
  expect(formatLongDay('2024-01-05', 'es')).toBe('viernes 5 de enero de 2024')
  expect(formatLongDay('1969-12-28', 'en')).toBe('Sunday, December 28, 1969')
  expect(formatLongDay('2024-02-29', 'es')).toBe('jueves 29 de febrero de 2024')
})

it('names the same weekday and month as the platform does', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -40_000, max: 40_000 }),
      fc.constantFrom('en' as const, 'es' as const),
      (days, lang) => {
        const day = addDaysToDay('2026-11-21', days)
        for (const part of [{ weekday: 'long' }, { month: 'long' }] as const) {
          const name = new Intl.DateTimeFormat(lang, { ...part, timeZone: 'UTC' }).format(
            new Date(day),
          )
          expect(formatLongDay(day, lang)).toContain(name)
        }
      },
    ),
  )
})

import { expect, it } from 'vitest'
import { promised, promisedBy } from './promise.ts'

it.each([
  [1, 'within 1 hour', 'en 1 hora'],
  [2, 'within 2 hours', 'en 2 horas'],
  [6, 'within 6 hours', 'en 6 horas'],
  [7, 'within 6 to 7 hours', 'en 6 a 7 horas'],
  [8, 'within 6 to 8 hours', 'en 6 a 8 horas'],
  [48, 'within 6 to 48 hours', 'en 6 a 48 horas'],
])('%i hours are said as “%s”', (hours, en, es) => {
  expect(promised(hours)).toEqual({ hours, words: { en, es } })
})

it('says the company’s own words where it has some', () => {
  const own = { en: 'within one business day', es: 'en un día hábil' }
  expect(promised(24, own)).toEqual({ hours: 24, words: own })
})

it.each([
  ['2026-11-29T16:20', 'by 16:20 today', 'antes de las 16:20 de hoy'],
  ['2026-11-30T02:20', 'by Mon 30 Nov, 02:20', 'antes del lun 30 nov, 02:20'],
])('a moment, %s, is said with its day unless that is today', (by, en, es) => {
  expect(promisedBy(by, '2026-11-29T10:20', 'en')).toBe(en)
  expect(promisedBy(by, '2026-11-29T10:20', 'es')).toBe(es)
})

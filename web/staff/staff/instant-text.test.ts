import { expect, it } from 'vitest'
import { rowDay, rowTime } from './instant-text.ts'

it('names weekday and month in a row, and another year', () => {
  const row = (lang: 'en' | 'es', wall = '2026-11-27T10:00') =>
    rowTime(wall, { lang, today: '2026-12-01' })
  expect(row('en')).toBe('Fri, Nov 27, 10:00')
  expect(row('es')).toBe('vie, 27 nov, 10:00')
  expect(row('en', '2025-11-07T09:30')).toBe('Fri, Nov 7, 2025, 09:30')
  expect(row('es', '2025-11-07T09:30')).toBe('vie, 7 nov 2025, 09:30')
  expect(rowDay('2026-01-05', { lang: 'en', today: '2026-12-01' })).toBe('Mon, Jan 5')
})

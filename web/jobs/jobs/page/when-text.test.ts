import { expect, it } from 'vitest'
import { windowText } from './when-text.ts'

it('a window within one day names the day once', () => {
  expect(windowText('2026-11-24T04:30', '2026-11-24T06:00', 'en')).toEqual([
    'Tue 24 Nov 2026, 04:30',
    '06:00',
  ])
})

it('a window over midnight names both days, in the language of the reader', () => {
  expect(windowText('2026-11-24T22:00', '2026-11-25T02:00', 'es')).toEqual([
    'mar 24 nov 2026, 22:00',
    'mié 25 nov 2026, 02:00',
  ])
})

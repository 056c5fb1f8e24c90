import { expect, test } from 'vitest'
import type { MaintenanceItem } from '#protocol/rentals/maintenance/maintenance-item.ts'
import { maintenanceMessages } from './messages.ts'
import { dueText, leftText, usedPercent } from './due-text.ts'
import { isReading, lowestReading, notBelow, serviceValues, typedMiles } from './service-values.ts'

const item: MaintenanceItem = {
  id: 'a',
  carId: 'c',
  kind: 'oil',
  title: 'Oil',
  description: '',
  intervalMiles: 5_000,
  intervalDays: 180,
  lastDone: { date: '2026-06-04', odometer: 43_000 },
  due: { date: '2026-12-01', odometer: 48_000 },
  daysLeft: 18,
  milesLeft: 1_250,
  state: 'due',
}

test.each([
  ['47900', 47_900],
  [' 47,900 ', 47_900],
  ['', undefined],
  ['-3', undefined],
  ['4.5', undefined],
  ['many', undefined],
])('%j is %s miles', (text, miles) => {
  expect(typedMiles(text)).toBe(miles)
})

test('a reading in words is told in a sentence; an empty one is for another rule', () => {
  expect(isReading('many')).toBe('This field only accepts numbers')
  expect(isReading('')).toBe(true)
})

test('a reading is not below the last service of what was done, nor today below an earlier day', () => {
  const known = { items: [item], today: '2026-12-02', odometerBefore: 47_380 }
  const lowest = (chosen: string[], date: string) => lowestReading({ item: chosen, date }, known)
  expect(lowest(['a'], '2026-12-02')).toBe(47_380)
  expect(lowest(['a'], '2026-11-30')).toBe(43_000)
  expect(lowest([], '2026-11-30')).toBe(0)
  expect(notBelow('47,000', 47_380)).toBe('The value must be 47380 or more')
  expect(notBelow('47,380', 47_380)).toBe(true)
  expect(notBelow('', 47_380)).toBe(true)
})

test('the form begins with what was booked, done today', () => {
  const fine = { ...item, id: 'b', state: 'ok' as const }
  expect(serviceValues([item, fine], '2026-12-02')).toMatchObject({
    item: ['a'],
    date: '2026-12-02',
  })
})

test('an item is used as far as its days or its miles, whichever is further', () => {
  expect(usedPercent(item)).toBe(90)
  expect(usedPercent({ ...item, daysLeft: -4 })).toBe(100)
  expect(usedPercent({ ...item, intervalDays: undefined, daysLeft: undefined })).toBe(75)
})

test('when it is due and what is left is said in both languages', () => {
  const { en, es } = maintenanceMessages
  expect(dueText(item, en)).toBe('by Tue 1 Dec 2026 or at 48,000\u00A0mi')
  expect(leftText(item, en)).toBe('18 days left · 1,250\u00A0mi left')
  expect(leftText({ daysLeft: -1, milesLeft: -20 }, en)).toBe('1 day overdue · 20\u00A0mi overdue')
  expect(leftText({ daysLeft: 0 }, es)).toBe('Toca hoy')
})

import { expect, it } from 'vitest'
import { extensionSteps } from './steps.ts'

const start = '2027-01-06T10:00'

it.each([
  ['all of them where nobody is in the way', undefined, [3, 7, 30]],
  ['all up to the very minute', '2027-02-05T10:00', [3, 7, 30]],
  ['not the month that ends half an hour too late', '2027-02-05T09:30', [3, 7]],
  ['the first alone', '2027-01-09T10:00', [3]],
  ['none where there is no room', '2027-01-08T10:00', []],
])('the usual lengths of an extension: %s', (_what, latest, days) => {
  expect(extensionSteps(start, latest).map((step) => step.days)).toEqual(days)
})

it('each ends at the hour at which the rental would have ended', () => {
  expect(extensionSteps(start, undefined).map(({ end }) => end)).toEqual([
    '2027-01-09T10:00',
    '2027-01-13T10:00',
    '2027-02-05T10:00',
  ])
})

it('an extension that begins now counts from the next half hour', () => {
  expect(extensionSteps('2027-01-06T10:01', undefined)[0]?.end).toBe('2027-01-09T10:30')
})

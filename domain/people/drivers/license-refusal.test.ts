import { expect, it } from 'vitest'
import { licenseRefusal } from './license-refusal.ts'

it.each([
  ['ends today', { expirationDate: '2026-11-29' }, undefined, undefined],
  ['ended yesterday', { expirationDate: '2026-11-28' }, undefined, 'expired'],
  ['is of somebody who is 21 today', { birthDate: '2005-11-29' }, undefined, undefined],
  ['is of somebody who is 21 tomorrow', { birthDate: '2005-11-30' }, undefined, 'tooYoung'],
  [
    'is of somebody who is 21 when the trip starts',
    { birthDate: '2005-11-30' },
    '2026-11-30',
    undefined,
  ],
  [
    'ended and is of a child',
    { expirationDate: '2020-01-01', birthDate: '2015-01-01' },
    undefined,
    'expired',
  ],
  ['says neither', {}, undefined, undefined],
])('a license that %s', (_what, license, startDay, refusal) => {
  expect(licenseRefusal(license, '2026-11-29', startDay)).toBe(refusal)
})

import { expect, it } from 'vitest'
import type { Driver } from '#protocol/people/drivers/driver.ts'
import type { UserInfo } from '#protocol/people/account/user-info.ts'
import { missingToPost } from './missing-note.tsx'

const ana = { emailVerified: true, firstName: 'Ana' } as UserInfo
const licensed = (verification: Driver['license']['verification'], primary = true) =>
  [{ primary, license: { verification } }] as Driver[]

it.each([
  ['an e-mail that is not confirmed', { ...ana, emailVerified: false }, [], 'errand', 'needsEmail'],
  ['no name', { ...ana, firstName: undefined }, [], 'errand', 'needsName'],
  ['nobody drives', ana, [], 'carWash', undefined],
  ['somebody else drives', ana, licensed('missing'), 'rideRequest', undefined],
  ['a license that waits', ana, licensed('submitted'), 'rideOffer', 'needsLicense'],
  [
    'a license of another driver of theirs',
    ana,
    licensed('verified', false),
    'rideOffer',
    'needsLicense',
  ],
  ['a verified license', ana, licensed('verified'), 'rideOffer', undefined],
] as const)('%s', (_case, userInfo, drivers, type, missing) => {
  expect(missingToPost({ userInfo, drivers: [...drivers] }, type)).toBe(missing)
})

import { expect, it } from 'vitest'
import { isProfileOpen, isReferrerCard, profileHref, withProfile } from './profile-address.ts'

// @2.2-dialogtype @2.3-profile-dialog
it('a profile is opened and closed over any screen, whose own query stays', () => {
  const open = profileHref('/results?area=7#map', true, 'A1')
  expect(open).toBe('/results?area=7&dialogType=viewProfile&userId=A1#map')
  expect(profileHref(open, false)).toBe('/results?area=7#map')
  expect(profileHref(open, true, 'B2')).toBe('/results?area=7&dialogType=viewProfile&userId=B2#map')
})

// @2.2-usertype
it('the card of who invited somebody says so in its address, the next profile does not', () => {
  const card = profileHref('/jobs?dialogType=viewProfile&userId=A1', true, 'B2', {
    asReferrer: true,
  })
  expect(card).toBe('/jobs?dialogType=viewProfile&userId=B2&userType=referrer')
  expect(isReferrerCard({ userId: 'B2', userType: 'referrer' })).toBe(true)
  expect(isReferrerCard({ userId: 'B2', userType: 'other' })).toBe(false)
  expect(profileHref(card, true, 'C3')).toBe('/jobs?dialogType=viewProfile&userId=C3')
  expect(profileHref(card, false)).toBe('/jobs')
})

it('without an id it is one’s own', () => {
  expect(profileHref('/', true)).toBe('/?dialogType=viewProfile')
  expect(isProfileOpen(withProfile({}, undefined))).toBe(true)
  expect(isProfileOpen({ dialogType: 'other', userId: 'A1' })).toBe(false)
})

import { expect, it } from 'vitest'
import { isProfileOpen, profileHref, withProfile } from './profile-address.ts'

it('a profile is opened and closed over any screen, whose own query stays', () => {
  const open = profileHref('/results?area=7#map', true, 'A1')
  expect(open).toBe('/results?area=7&dialogType=viewProfile&userId=A1#map')
  expect(profileHref(open, false)).toBe('/results?area=7#map')
  expect(profileHref(open, true, 'B2')).toBe('/results?area=7&dialogType=viewProfile&userId=B2#map')
})

it('without an id it is one’s own', () => {
  expect(profileHref('/', true)).toBe('/?dialogType=viewProfile')
  expect(isProfileOpen(withProfile({}, undefined))).toBe(true)
  expect(isProfileOpen({ dialogType: 'other', userId: 'A1' })).toBe(false)
})

import { expect, it, vi } from 'vitest'
import { endSession, isSignedIn, startSession, watchOtherTabs } from './session.ts'
import { store, stored } from '../storage.ts'

// @3-auth-state @3-browser-storage @4.4-sign-out
it('forgets everything but the language on signing out', () => {
  store('langCode', 'es')
  store('favoriteCars', ['3', '5'])
  startSession('secret')
  store('userId', 'A1')
  expect(stored('userToken')).toBe('secret')
  expect(stored('favoriteCars')).toEqual(['3', '5'])
  endSession()
  expect(isSignedIn()).toBe(false)
  expect([
    stored('userToken'),
    stored('userId'),
    stored('favoriteCars'),
    stored('langCode'),
  ]).toEqual([undefined, undefined, undefined, 'es'])
})

it('follows another tab that signs out', () => {
  watchOtherTabs()
  startSession('secret')
  localStorage.removeItem('userToken')
  window.dispatchEvent(new StorageEvent('storage', { key: 'userToken' }))
  expect(isSignedIn()).toBe(false)
})

it('looks again when the browser brings a kept page back, where nothing was heard of other tabs', () => {
  const onOtherPerson = vi.fn<() => void>()
  watchOtherTabs(onOtherPerson)
  startSession('secret')
  const comeBack = () =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  comeBack()
  expect(onOtherPerson).not.toHaveBeenCalled()
  localStorage.removeItem('userToken')
  comeBack()
  expect(onOtherPerson).toHaveBeenCalledOnce()
})

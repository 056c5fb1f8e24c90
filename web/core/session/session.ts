import { useSyncExternalStore } from 'react'
import { forgetAllButLanguage, store, stored } from '../storage.ts'
import { watched } from '../api/watched.ts'

/** `signedOut`: nothing of the person may stay. `lost`: the token died, what they typed stays. */
type Ending = 'signedOut' | 'lost'

const token = watched(stored('userToken'))
const onEnd = new Set<(ending: Ending) => void>()

/** The session token kept in this browser (docs/product/accounts.md#signing-in), or undefined for a visitor. */
export function sessionToken(): string | undefined {
  return token.get()
}

export function isSignedIn(): boolean {
  return token.get() !== undefined
}

export function useIsSignedIn(): boolean {
  return useSyncExternalStore(token.subscribe, isSignedIn)
}

/** Keeps the token that `signIn` or `newUserRegistration` answered. */
export function startSession(userToken: string): void {
  store('userToken', userToken)
  store('userId', '')
  token.set(userToken)
}

function end(ending: Ending): void {
  token.set(stored('userToken'))
  for (const forget of onEnd) forget(ending)
}

/** Clears the token and all stored data except the language (docs/product/accounts.md#signing-in). */
export function endSession(): void {
  forgetAllButLanguage()
  end('signedOut')
}

/** A dead token: only the token goes, drafts and choices stay (docs/product/accounts.md#signing-in). */
export function loseSession(): void {
  store('userToken', '')
  end('lost')
}

/** Registers what else holds data of the person, such as the query cache. */
export function whenSignedOut(forget: (ending: Ending) => void): void {
  onEnd.add(forget)
}

/**
 * Signing out or in inside one tab does the same in all others. `onOtherPerson` is called where a
 * person's data may still stand on the screen.
 */
export function watchOtherTabs(onOtherPerson: () => void = () => {}): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== 'userToken' && event.key !== null) return
    const before = token.get()
    if (stored('userToken') === before) return
    // Only signing out empties the storage at once; a token that died goes alone.
    const ending = event.key === null ? 'signedOut' : 'lost'
    if (ending === 'signedOut') forgetAllButLanguage()
    end(ending)
    if (before !== undefined) onOtherPerson()
  })
  // A page that the browser kept for Back has heard of nothing since.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && stored('userToken') !== token.get()) onOtherPerson()
  })
}

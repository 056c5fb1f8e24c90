import { useSyncExternalStore } from 'react'
import { forgetAllButLanguage, store, stored } from './storage.ts'
import { watched } from './watched.ts'

const token = watched(stored('userToken'))
const onSignOut = new Set<() => void>()

/** The session token kept in this browser (SEED.md 4.4), or undefined for a visitor. */
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
  token.set(userToken)
}

/** Clears the token and all stored data except the language (SEED.md 4.4). */
export function endSession(): void {
  forgetAllButLanguage()
  token.set(undefined)
  for (const forget of onSignOut) forget()
}

/** A dead token: only the token goes, drafts and choices stay (PRODUCT.md 3). */
export function loseSession(): void {
  store('userToken', '')
  token.set(undefined)
  for (const forget of onSignOut) forget()
}

/** Registers what else holds data of the person, such as the query cache. */
export function whenSignedOut(forget: () => void): void {
  onSignOut.add(forget)
}

/** Signing out or in inside one tab does the same in all others. */
export function watchOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    if (event.key !== 'userToken' && event.key !== null) return
    const kept = stored('userToken')
    if (kept === token.get()) return
    token.set(kept)
    for (const forget of onSignOut) forget()
  })
}

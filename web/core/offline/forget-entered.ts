import { whenSignedOut } from '../session.ts'

/** The name of the browser's database with everything that was entered and not sent. */
export const enteredDatabase = 'entered'

/** Signing out deletes what lies on the device; a session that only died leaves it (PRODUCT.md 3). */
export function forgetEnteredAtSignOut(): void {
  whenSignedOut((ending) => {
    if (ending !== 'signedOut') return
    try {
      indexedDB.deleteDatabase(enteredDatabase)
    } catch {
      // Storage is closed to us: then nothing lies there.
    }
  })
}

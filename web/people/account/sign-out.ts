import { signOut } from '#protocol/people/names.ts'
import { send } from '#web/core/api/call.ts'
import { endSession, isSignedIn } from '#web/core/session/session.ts'

/** Ends the session here at once, and on the server when it can be reached (docs/product/accounts.md#signing-in). */
export async function signOutEverywhere(): Promise<void> {
  if (!isSignedIn()) return
  const told = send(signOut, {}).catch(() => undefined)
  endSession()
  await told
}

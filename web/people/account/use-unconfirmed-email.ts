import { userInfo } from '#protocol/people/account/names.ts'
import { useIsSignedIn } from '#web/core/session/session.ts'
import { useRead } from '#web/core/api/use-read.ts'

/** The signed-in person's address while it is not confirmed (docs/product/accounts.md#signing-in). */
export function useUnconfirmedEmail(): string | undefined {
  const signedIn = useIsSignedIn()
  const { data } = useRead(userInfo, {}, { enabled: signedIn })
  if (!signedIn || !data) return undefined
  const { email, emailVerified } = data.userInfo
  return emailVerified ? undefined : email
}

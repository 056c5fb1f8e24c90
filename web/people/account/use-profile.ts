import { userInfo } from '#protocol/people/names.ts'
import { useRead } from '#web/core/api/use-read.ts'
import { useIsSignedIn } from '#web/core/session/session.ts'

/** The account of who is signed in, as it is being read. */
export function useProfile() {
  const signedIn = useIsSignedIn()
  const { data, error, refetch } = useRead(userInfo, {}, { enabled: signedIn })
  return { signedIn, profile: signedIn ? data : undefined, error, refetch }
}

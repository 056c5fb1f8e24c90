import { userInfo } from '#protocol/people/names.ts'
import { useIsSignedIn } from '#web/core/session/session.ts'
import { useRead } from '#web/core/api/use-read.ts'

/** Who is signed in; undefined for visitors and while it is not known yet. */
export function useUserInfo() {
  const signedIn = useIsSignedIn()
  const { data } = useRead(userInfo, {}, { enabled: signedIn })
  return signedIn ? data?.userInfo : undefined
}

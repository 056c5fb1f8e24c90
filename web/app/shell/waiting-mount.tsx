import { type ComponentType, lazy, Suspense } from 'react'
import { useIsSignedIn } from '#web/core/session/session.ts'
import { stored } from '#web/core/storage.ts'

/** Without its file there is no bar; what waits stays on the device, and every screen goes on. */
const WaitingBar = lazy<ComponentType>(() =>
  import('./waiting-bar.tsx').then(
    (module) => ({ default: module.WaitingBar }),
    () => ({ default: () => null }),
  ),
)
const WaitsForSignIn = lazy(() =>
  import('./waits-for-sign-in.tsx').then((module) => ({ default: module.WaitsForSignIn })),
)

/**
 * What waits on the device. Only who is signed in, or was until their session died, can have
 * something there; visitors load nothing of it.
 */
export function WaitingMount() {
  const signedIn = useIsSignedIn()
  const lastOwner = signedIn ? undefined : stored('userId')
  return (
    <Suspense>
      {signedIn && <WaitingBar />}
      {lastOwner && <WaitsForSignIn owner={lastOwner} />}
    </Suspense>
  )
}

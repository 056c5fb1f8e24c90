import { lazy, Suspense } from 'react'
import { useIsSignedIn } from '#web/core/session.ts'

const WaitingBar = lazy(() =>
  import('./waiting-bar.tsx').then((module) => ({ default: module.WaitingBar })),
)

/** Only who is signed in can have something waiting, so visitors load nothing of it. */
export function WaitingMount() {
  const signedIn = useIsSignedIn()
  return <Suspense>{signedIn && <WaitingBar />}</Suspense>
}

import { lazy, Suspense } from 'react'
import type { GuidedCameraProps } from './guided-camera.tsx'

const GuidedCamera = lazy(() =>
  import('./guided-camera.tsx').then((module) => ({ default: module.GuidedCamera })),
)

type LazyCameraProps = Omit<GuidedCameraProps, 'at'> & {
  /** The angle at which it is open; closed without one. */
  at: string | undefined
}

/** The camera, which comes when it is opened first. */
export function LazyCamera({ at, ...props }: LazyCameraProps) {
  return <Suspense>{at && <GuidedCamera {...props} at={at} />}</Suspense>
}

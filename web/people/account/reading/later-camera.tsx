import { lazy, Suspense } from 'react'
import type { useReading } from './use-reading.ts'

const LicenseCamera = lazy(async () => ({
  default: (await import('./license-camera.tsx')).LicenseCamera,
}))

/** Absent where the address is not secure. */
export const hasCamera = (): boolean =>
  (navigator.mediaDevices as MediaDevices | undefined) !== undefined

/** The camera that reads a license; it and its reader come when it is opened. */
export function LaterCamera({ reading }: { reading: ReturnType<typeof useReading> }) {
  if (!reading.isOpen) return null
  return (
    <Suspense>
      <LicenseCamera
        onFound={reading.onFound}
        onBack={reading.onBack}
        onDone={reading.onDone}
        onType={reading.type}
        onClose={reading.close}
      />
    </Suspense>
  )
}

import { Camera } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import type { useLicense } from '../papers/use-license.ts'
import { personalMessages } from '../personal-messages.ts'
import { PrivateUpload } from './private-upload.tsx'

const LicenseCamera = lazy(async () => ({
  default: (await import('../papers/license-camera.tsx')).LicenseCamera,
}))

/** Both sides of a license: one after the other with the camera, or by files, which may be chosen together. */
export function LicensePictures({ part }: { part: ReturnType<typeof useLicense> }) {
  const words = useMessages(personalMessages)
  const [isOpen, setOpen] = useState(false)
  // Absent where the address is not secure.
  const hasCamera = (navigator.mediaDevices as MediaDevices | undefined) !== undefined
  return (
    <div className="grid gap-4">
      {hasCamera && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
          <Camera aria-hidden="true" size={20} />
          {words.useCamera}
        </Button>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <PrivateUpload
          label={words.front}
          required
          value={part.files[0]}
          onChange={part.choose(0)}
          onTwo={part.chooseBoth}
          path={part.sent[0]}
          error={part.pictureError}
        />
        <PrivateUpload
          label={words.back}
          value={part.files[1]}
          onChange={part.choose(1)}
          path={part.sent[1]}
        />
      </div>
      {isOpen && (
        <Suspense>
          <LicenseCamera
            onDone={(front, back) => {
              part.chooseBoth(front, back)
              setOpen(false)
            }}
            onFront={part.choose(0)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

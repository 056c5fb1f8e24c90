import { Camera } from 'lucide-react'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import type { useLicense } from '../papers/use-license.ts'
import { personalMessages } from '../personal-messages.ts'
import { hasCamera } from '../reading/later-camera.tsx'
import type { useReading } from '../reading/use-reading.ts'
import { PrivateUpload } from './private-upload.tsx'

type LicensePicturesProps = {
  part: ReturnType<typeof useLicense>
  reading: ReturnType<typeof useReading>
}

/** Both sides of a license: one after the other with the camera, which reads the back, or by files, which may be chosen together. */
export function LicensePictures({ part, reading }: LicensePicturesProps) {
  const words = useMessages(personalMessages)
  return (
    <div className="grid gap-4">
      {hasCamera() && (
        <Button variant="secondary" className="justify-self-start" onClick={reading.open}>
          <Camera aria-hidden="true" size={20} />
          {words.useCamera}
        </Button>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <FrontPicture part={part} />
        <PrivateUpload
          label={words.back}
          value={part.files[1]}
          onChange={part.choose(1)}
          path={part.sent[1]}
        />
      </div>
    </div>
  )
}

export function FrontPicture({ part }: Pick<LicensePicturesProps, 'part'>) {
  const words = useMessages(personalMessages)
  return (
    <PrivateUpload
      label={words.front}
      required
      value={part.files[0]}
      onChange={part.choose(0)}
      onTwo={part.chooseBoth}
      path={part.sent[0]}
      error={part.pictureError}
    />
  )
}

import { Camera } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Checkpoint } from '#protocol/rentals/inspections/inspection.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { Num } from '#web/ui/num.tsx'
import { cameraMessages } from '../camera/camera-messages.ts'
import { pictureMessages } from './messages.ts'
import { missingOf } from './picture.ts'
import { PictureGrid } from './picture-grid.tsx'
import { Samples } from './samples.tsx'
import type { Pictures } from './use-pictures.ts'

const GuidedCamera = lazy(() =>
  import('../camera/guided-camera.tsx').then((module) => ({ default: module.GuidedCamera })),
)

type PictureStepProps = {
  title: ReactNode
  checkpoints: readonly Checkpoint[]
  pictures: Pictures
  beforeOf: (checkpoint: string) => string | undefined
  /** The angle at which the camera is open, for a form that opens it too. */
  cameraAt?: string | undefined
  onCamera?: (at: string | undefined) => void
  /** The last missing angle was taken with the camera. */
  onAll?: () => void
}

/** The pictures of a car: the required angles, samples of them, and whatever else should be on record. */
export function PictureStep(props: PictureStepProps) {
  const { title, checkpoints, pictures, beforeOf, onAll } = props
  const words = useMessages(pictureMessages)
  const cameraWords = useMessages(cameraMessages)
  const [ownAt, setOwnAt] = useState<string>()
  const at = props.cameraAt ?? ownAt
  const setAt = props.onCamera ?? setOwnAt
  const required = checkpoints.filter(({ flag }) => flag)
  const others = checkpoints.filter(({ flag }) => !flag)
  const missing = missingOf(checkpoints, pictures.all)
  const count = words.count(required.length - missing.length, required.length)
  return (
    <Card className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2>{title}</h2>
        <span role="status" className="flex-none text-14 font-bold">
          <Num>{count}</Num>
        </span>
      </div>
      {missing[0] && (
        <Button variant="secondary" onClick={() => setAt(missing[0]?.id)}>
          <Camera aria-hidden="true" size={20} />
          {cameraWords.open}
        </Button>
      )}
      <Suspense>
        {at && (
          <GuidedCamera
            points={required}
            pictures={pictures}
            at={at}
            beforeOf={beforeOf}
            onDone={() => {
              setAt(undefined)
              onAll?.()
            }}
            onClose={() => setAt(undefined)}
          />
        )}
      </Suspense>
      <PictureGrid checkpoints={required} pictures={pictures} beforeOf={beforeOf} />
      <p className="text-14 text-ink-2">{words.protects}</p>
      {!pictures.isSafe && (
        <p role="alert" className="text-14 font-bold text-danger">
          {words.notSaved}
        </p>
      )}
      <Samples checkpoints={checkpoints} next={missing[0]} />
      {others.length > 0 && (
        <Disclosure
          asLink
          summary={words.more}
          open={pictures.all.some((one) => others.some(({ id }) => id === one.checkpoint))}
        >
          <p className="pb-2 text-14 text-ink-2">{words.moreHint}</p>
          <PictureGrid checkpoints={others} pictures={pictures} beforeOf={beforeOf} />
        </Disclosure>
      )}
    </Card>
  )
}

import { Camera } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Checkpoint } from '#protocol/rentals/inspections/inspection.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { Num } from '#web/ui/num.tsx'
import type { OverFinder } from '../arrive/use-ask.ts'
import { cameraMessages } from '../camera/camera-messages.ts'
import { LazyCamera } from '../camera/lazy-camera.tsx'
import { pictureMessages } from './messages.ts'
import { missingOf } from './picture.ts'
import { PictureGrid } from './picture-grid.tsx'
import { Samples } from './samples.tsx'
import type { Pictures } from './use-pictures.ts'

type PictureStepProps = {
  title: ReactNode
  checkpoints: readonly Checkpoint[]
  pictures: Pictures
  beforeOf: (checkpoint: string) => string | undefined
  /** With what the walk ends though it may be left out: the dash, once a week. */
  last?: string | undefined
  /** The angle at which the camera is open, for a form that opens it too. */
  cameraAt?: string | undefined
  onCamera?: (at: string | undefined) => void
  /** While one arrives. */
  over?: OverFinder | undefined
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
  const ends = checkpoints
    .filter(({ id }) => id === props.last)
    .map((one) => ({ ...one, flag: true }))
  const walk = [...required, ...ends]
  const others = checkpoints.filter(({ id, flag }) => !flag && id !== props.last)
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
      <LazyCamera
        points={walk}
        pictures={pictures}
        at={at}
        beforeOf={beforeOf}
        over={props.over}
        onDone={() => {
          setAt(undefined)
          onAll?.()
        }}
        onClose={() => setAt(undefined)}
      />
      <PictureGrid checkpoints={walk} pictures={pictures} beforeOf={beforeOf} />
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

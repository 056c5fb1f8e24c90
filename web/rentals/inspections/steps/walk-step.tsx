import type { ReactNode } from 'react'
import type { Checkpoint } from '#protocol/rentals/inspections/inspection.ts'
import { useMessages } from '#web/core/i18n.ts'
import type { OverFinder } from '../arrive/use-ask.ts'
import { keysMessages } from '../keys-messages.ts'
import { PicturesThere } from '../parts/pictures-there.tsx'
import { PictureStep } from '../pictures/picture-step.tsx'
import type { Pictures } from '../pictures/use-pictures.ts'
import { dashPoint } from './gaps-of.ts'

type WalkStepProps = {
  checkpoints: readonly Checkpoint[]
  pictures: Pictures
  /** The inspection of an earlier try arrived. */
  isThere: boolean
  beforeOf: (checkpoint: string) => string | undefined
  cameraAt: string | undefined
  onCamera: (at: string | undefined) => void
  onAll: () => void
  /** While one arrives. */
  over: OverFinder | undefined
  /** What stands beside the photos: the arrival, where this is the first step. */
  children: ReactNode
}

/** Once round the car. */
export function WalkStep(props: WalkStepProps) {
  const { checkpoints, isThere, children } = props
  const words = useMessages(keysMessages)
  return (
    <div className={children ? 'grid gap-4 lg:grid-cols-2' : ''}>
      {children && <div className="grid min-w-0 content-start gap-4">{children}</div>}
      {isThere ? (
        <PicturesThere title={words.photos} />
      ) : (
        <PictureStep
          title={words.photos}
          checkpoints={checkpoints.filter(({ id }) => id !== dashPoint)}
          pictures={props.pictures}
          beforeOf={props.beforeOf}
          cameraAt={props.cameraAt}
          onCamera={props.onCamera}
          onAll={props.onAll}
          over={props.over}
        />
      )}
    </div>
  )
}

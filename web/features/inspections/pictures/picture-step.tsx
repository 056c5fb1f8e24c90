import type { ReactNode } from 'react'
import type { Checkpoint } from '#protocol/inspections/inspection.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { Num } from '#web/ui/num.tsx'
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
}

/** The pictures of a car: the required angles, samples of them, and whatever else should be on record. */
export function PictureStep({ title, checkpoints, pictures, beforeOf }: PictureStepProps) {
  const words = useMessages(pictureMessages)
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

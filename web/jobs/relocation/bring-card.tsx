import { relocationSteps } from '#protocol/jobs/relocation/choices.ts'
import type { Relocation } from '#protocol/jobs/relocation/relocation.ts'
import type { Job } from '#protocol/jobs/jobs/job.ts'
import { useMessages } from '#web/core/i18n.ts'
import { KeyCode } from '#web/rentals/inspections/parts/key-box.tsx'
import { OnItsWay } from '#web/rentals/inspections/parts/on-its-way.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Steps } from '#web/ui/layout/steps.tsx'
import { takesFocus } from '#web/ui/overlays/use-kept-focus.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { isPhotoStep } from './parcels.ts'
import { PhotoForm } from './photo-form.tsx'
import { ReadingForm } from './reading-form.tsx'
import { relocationMessages } from './relocation-messages.ts'
import { useBringing } from './use-bringing.ts'

type BringCardProps = { job: Job; relocation: Relocation; readAt: number }

/** What who brings the car does next, one step after the other: photos, keys, the drive, photos, finish (docs/product/jobs.md#relocation). */
export function BringCard({ job, relocation, readAt }: BringCardProps) {
  const words = useMessages(relocationMessages)
  const { next, notYet, keyBoxCode } = relocation
  const { waiting, isUnsure, refusalOf, send } = useBringing(job.id, readAt)
  const isHere = next === 'inspectStart' || next === 'start'
  const address = (next === undefined || isHere ? job.exactFrom : job.exactTo)?.address
  const form = () => {
    if (next === undefined) return null
    if (isUnsure) return <Skeleton className="h-120" />
    if (waiting) return <OnItsWay parcel={waiting} />
    const common = { relocation, refusal: refusalOf(next), key: next }
    return isPhotoStep(next) ? (
      <PhotoForm {...common} key={next} name={next} onSend={(steps) => void send(next, steps)} />
    ) : (
      <ReadingForm {...common} key={next} name={next} onSend={(steps) => void send(next, steps)} />
    )
  }
  return (
    <>
      <Card className="grid gap-3">
        <Heading key={next} title={words.bring} />
        <Steps
          label={words.bring}
          steps={relocationSteps.map((id) => ({ id, title: words.stepNames[id] }))}
          current={next ?? 'inspectStart'}
        />
        <p className="font-bold">{next ? words.todo[next] : notYet}</p>
        {address && <p className="text-ink-2">{words.at(address)}</p>}
        {keyBoxCode && (
          <KeyCode code={keyBoxCode}>{next === 'finish' ? words.boxClose : words.boxOpen}</KeyCode>
        )}
      </Card>
      {form()}
    </>
  )
}

/** New with each step: the form of the one before is gone, and its focus comes here. */
function Heading({ title }: { title: string }) {
  return <h2 {...takesFocus}>{title}</h2>
}

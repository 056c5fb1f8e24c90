import { type FormEvent, useRef, useState } from 'react'
import type { inspectionGuidelines } from '#protocol/rentals/inspections/inspection-guidelines.ts'
import { fieldMessage } from '#protocol/core/field-messages.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import { longestComments } from '#protocol/rentals/inspections/limits.ts'
import { focusFirstWrong } from '#web/core/routing/focus.ts'
import { useLanguage, useMessages } from '#web/core/i18n.ts'
import { keepPart } from '#web/people/offline/kept-draft.ts'
import type { Refusal } from '#web/people/offline/parcel.ts'
import { useKeptDraft } from '#web/people/offline/use-kept-draft.ts'
import { formatRate } from '#web/core/money.ts'
import { Banner } from '#web/ui/banner.tsx'
import { BottomBar } from '#web/ui/layout/bottom-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { TextArea } from '#web/ui/forms/field.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { handoverOf, pictureOf } from './before-of.ts'
import type { Inspection, InspectionKind } from './care-steps.ts'
import { takeWanted } from '#web/rentals/rentals/wanted-camera.ts'
import { dashPoint } from './steps/gaps-of.ts'
import { inspectionMessages } from './inspection-messages.ts'
import { type InspectionValues, inspectionValuesIn } from './inspection-values.ts'
import { keysMessages } from './keys-messages.ts'
import { milesOf, odometerProblem } from './keys-values.ts'
import { OdometerField } from './parts/odometer-field.tsx'
import { PhotoProgress } from './parts/photo-progress.tsx'
import { RefusedNote } from './parts/refused-note.tsx'
import { pictureMessages } from './pictures/messages.ts'
import { missingOf } from './pictures/picture.ts'
import { PictureStep } from './pictures/picture-step.tsx'
import { usePictures } from './pictures/use-pictures.ts'
import type { ListedRental } from './use-rental.ts'

/** docs/product/inspections-and-maintenance.md#engine-damage-fee: engine damage fee, in dollars. */
const feeDollars = 600

type InspectionFormProps = {
  /** The order that is inspected: at a swap, that of the first car. */
  rental: ListedRental
  kind: InspectionKind
  guidelines: OutputOf<typeof inspectionGuidelines>
  draft: string
  refusal: Refusal | undefined
  onSend: (inspection: Inspection) => void
}

/** One inspection, with what of it lies on the device. */
export function InspectionForm(props: InspectionFormProps) {
  const parts = useKeptDraft(props.draft)
  return parts ? <Fields {...props} parts={parts} /> : <Skeleton className="h-dvh" />
}

type FieldsProps = InspectionFormProps & { parts: ReadonlyMap<string, unknown> }

function Fields({ rental, kind, guidelines, draft, refusal, onSend, parts }: FieldsProps) {
  const words = useMessages(inspectionMessages)
  const keysWords = useMessages(keysMessages)
  const photoWords = useMessages(pictureMessages)
  const lang = useLanguage()
  const ref = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(() => inspectionValuesIn(parts, new Date()))
  /** The reading was left, or the form was sent: what is wrong is told. */
  const [isChecked, setChecked] = useState(false)
  const pictures = usePictures({ draft, parts, position: undefined })
  // A press on the dashboard was for the camera.
  const [isWanted] = useState(() => takeWanted(rental.orderId))
  const [cameraAt, setCameraAt] = useState(() =>
    isWanted ? missingOf(guidelines.checkpoints, pictures.all)[0]?.id : undefined,
  )
  const { checkpoints, inspections } = guidelines
  const { orderId, carId, car } = rental
  // Those of a handover get their readings with the keys.
  const isWeekly = kind === 'weekly'
  const problem = isWeekly ? odometerProblem(values.odometer, car.lastOdometerReading) : undefined
  const missing = missingOf(checkpoints, pictures.all).length
  const required = checkpoints.filter(({ flag }) => flag).length
  const change = (more: Partial<InspectionValues>) => {
    const next = { ...values, ...more }
    setValues(next)
    void keepPart(draft, 'values', { ...next, enteredAt: new Date().toISOString() })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (missing > 0) return
    setChecked(true)
    if (problem) return focusFirstWrong(ref.current)
    onSend({
      order: orderId,
      kind,
      odometer: isWeekly ? milesOf(values.odometer) : undefined,
      comments: values.comments.trim() || undefined,
      pictures: pictures.all,
    })
  }
  const isLeft = problem ? keysWords.checkReadings : keysWords.ready
  const left = missing > 0 ? photoWords.toGo(missing) : isLeft
  const press = (
    <Button type="submit" size="lg" disabledReason={missing > 0 ? left : undefined}>
      {words.submit}
    </Button>
  )
  return (
    <form ref={ref} noValidate onSubmit={submit} className="cols">
      <div className="grid gap-4">
        {refusal && <RefusedNote refusal={refusal} />}
        <PhotoProgress done={required - missing} all={required} isSafe={pictures.isSafe} />
        {isWeekly && (
          <Card className="grid gap-3">
            <h2>{words.readings}</h2>
            <OdometerField
              value={values.odometer}
              onChange={(odometer) => change({ odometer })}
              onLeave={() => setChecked(true)}
              last={car.lastOdometerReading}
              error={isChecked && problem ? fieldMessage(problem, lang) : refusal?.fields.odometer}
            />
          </Card>
        )}
        <PictureStep
          title={words.photos}
          checkpoints={checkpoints}
          pictures={pictures}
          last={isWeekly ? dashPoint : undefined}
          cameraAt={cameraAt}
          onCamera={setCameraAt}
          beforeOf={(id) =>
            kind === 'weekly' || kind === 'return'
              ? pictureOf(handoverOf(inspections, carId), id)
              : undefined
          }
        />
        <Card>
          <TextArea
            label={
              <>
                {keysWords.comments} <span className="font-normal">{keysWords.optional}</span>
              </>
            }
            maxLength={longestComments}
            value={values.comments}
            error={refusal?.fields.comments}
            onChange={(event) => change({ comments: event.target.value })}
          />
        </Card>
      </div>
      <div className="grid gap-4">
        {isWeekly && <Banner tone="warn">{words.fee(formatRate(feeDollars))}</Banner>}
        <div className="hidden lg:grid">{press}</div>
      </div>
      <BottomBar label={words.bar}>
        <p role="status" className="min-w-0 flex-1 text-14 font-bold">
          {left}
        </p>
        {press}
      </BottomBar>
    </form>
  )
}

import type { ReactNode } from 'react'
import { checksOf } from '#domain/rentals/inspections/car-checks.ts'
import type { Checkpoint } from '#protocol/rentals/inspections/inspection.ts'
import { longestComments } from '#protocol/rentals/handover/limits.ts'
import { useMessages } from '#web/core/i18n.ts'
import { TextArea } from '#web/ui/forms/field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LazyCamera } from '../camera/lazy-camera.tsx'
import { keysMessages } from '../keys-messages.ts'
import { ReadingCards } from '../parts/reading-cards.tsx'
import { PictureGrid } from '../pictures/picture-grid.tsx'
import type { Reading, useKeysForm } from '../use-keys-form.ts'
import type { ListedRental } from '../use-rental.ts'
import { CheckList } from './check-list.tsx'
import { dashPoint } from './gaps-of.ts'
import { stepMessages } from './step-messages.ts'

type InsideStepProps = {
  rental: ListedRental
  /** Which car it is, when there are two. */
  lead: string | undefined
  form: ReturnType<typeof useKeysForm>
  /** The keys are taken: the car is looked at before it is driven. */
  takesKey: boolean
  checkpoints: readonly Checkpoint[]
  isCameraOn: boolean
  onCamera: (at: string | undefined) => void
  isThere: boolean
  errorOf: (name: Reading) => string | undefined
  commentsError: string | undefined
  /** The arrival, where this is the first step. */
  children: ReactNode
}

const noBefore = () => undefined

/** Behind the door: a photo of the dash, and what it says. */
export function InsideStep(props: InsideStepProps) {
  const { rental, lead, form, checkpoints, isThere, errorOf, commentsError } = props
  const words = useMessages(keysMessages)
  const stepWords = useMessages(stepMessages)
  const { values, pictures } = form
  const dash = checkpoints
    .filter(({ id }) => id === dashPoint)
    .map((one) => ({ ...one, flag: true }))
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <div className="grid min-w-0 content-start gap-4">
        {props.children}
        {!isThere && dash.length > 0 && (
          <Card className="grid gap-3" data-gap="dash">
            <h2>{stepWords.dash}</h2>
            <PictureGrid checkpoints={dash} pictures={pictures} beforeOf={noBefore} />
            <LazyCamera
              points={dash}
              pictures={pictures}
              at={props.isCameraOn ? dashPoint : undefined}
              beforeOf={noBefore}
              onDone={() => props.onCamera(undefined)}
              onClose={() => props.onCamera(undefined)}
            />
          </Card>
        )}
        <ReadingCards
          lead={lead}
          car={rental.car}
          values={{ odometer: values.odometer, gas: values.gas, charge: values.charge }}
          errorOf={errorOf}
          onChange={form.change}
          onLeave={form.leave}
        />
      </div>
      <div className="grid min-w-0 content-start gap-4">
        {props.takesKey && (
          <CheckList
            all={checksOf(rental.car.fuel)}
            checks={values.checks}
            onChange={(checks) => form.change({ checks })}
          />
        )}
        <Card className="grid gap-3">
          <h2>{words.note}</h2>
          <TextArea
            label={
              <>
                {words.comments} <span className="font-normal">{words.optional}</span>
              </>
            }
            placeholder={words.commentsPlaceholder}
            maxLength={longestComments}
            value={values.comments}
            error={commentsError}
            onChange={(event) => form.change({ comments: event.target.value })}
          />
        </Card>
      </div>
    </div>
  )
}

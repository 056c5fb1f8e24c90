import { plainName } from '#domain/fleet/fleet/car-name.ts'
import type { ReactNode } from 'react'
import type { Checkpoint } from '#protocol/rentals/inspections/inspection.ts'
import { useMessages } from '#web/core/i18n.ts'
import type { OverFinder } from '../arrive/use-ask.ts'
import { keysMessages } from '../keys-messages.ts'
import { PicturesThere } from '../parts/pictures-there.tsx'
import { ReadingCards, type Readings } from '../parts/reading-cards.tsx'
import { PictureStep } from '../pictures/picture-step.tsx'
import type { Reading, useKeysForm } from '../use-keys-form.ts'
import type { ListedRental } from '../use-rental.ts'

type HandInStepProps = {
  old: ListedRental
  form: ReturnType<typeof useKeysForm>
  checkpoints: readonly Checkpoint[]
  isThere: boolean
  beforeOf: (checkpoint: string) => string | undefined
  cameraAt: string | undefined
  onCamera: (at: string | undefined) => void
  onAll: () => void
  /** While one arrives. */
  over: OverFinder | undefined
  errorOf: (name: Reading) => string | undefined
  /** The arrival. */
  children: ReactNode
}

/** The fields of the car that a swap hands in. */
const fields = { odometer: 'oldOdometer', gas: 'oldGas', charge: 'oldCharge' } as const

function toOldCar(more: Partial<Readings>) {
  return Object.fromEntries(
    Object.entries(more).map(([name, value]) => [fields[name as keyof Readings], value]),
  )
}

/** Before the other car is taken: what the dash of the first one says, and its photos. */
export function HandInStep(props: HandInStepProps) {
  const { old, form, checkpoints, isThere, errorOf } = props
  const words = useMessages(keysMessages)
  const { values } = form
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <div className="grid min-w-0 content-start gap-4">
        {props.children}
        <ReadingCards
          lead={words.oldCar(plainName(old.car))}
          gaps={fields}
          car={old.car}
          values={{ odometer: values.oldOdometer, gas: values.oldGas, charge: values.oldCharge }}
          errorOf={(name) => errorOf(fields[name])}
          onChange={(more) => form.change(toOldCar(more))}
          onLeave={(name) => form.leave(fields[name])}
        />
      </div>
      <div className="grid min-w-0 content-start gap-4">
        {isThere ? (
          <PicturesThere title={words.photos} />
        ) : (
          <PictureStep
            title={words.photos}
            checkpoints={checkpoints}
            pictures={form.oldPictures}
            beforeOf={props.beforeOf}
            cameraAt={props.cameraAt}
            onCamera={props.onCamera}
            onAll={props.onAll}
            over={props.over}
          />
        )}
      </div>
    </div>
  )
}

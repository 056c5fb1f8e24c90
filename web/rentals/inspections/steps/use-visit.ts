import { useState } from 'react'
import { isElectric } from '#domain/fleet/fleet/electric.ts'
import { checksOf } from '#domain/rentals/inspections/car-checks.ts'
import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { keepPart } from '#web/people/offline/kept-draft.ts'
import { useMessages } from '#web/core/i18n.ts'
import { type InspectionKind, inspectionStep } from '../care-steps.ts'
import { milesOf, percentOf } from '../keys-values.ts'
import { useKeysForm } from '../use-keys-form.ts'
import { checkMessages } from './check-messages.ts'
import { dashPoint, gapsOf } from './gaps-of.ts'
import { stepMessages } from './step-messages.ts'
import type { KeysFieldsProps } from './visit-props.ts'
import { openingStep, type StepId, stepsOf } from './visit-steps.ts'

/** A visit as it stands: what is entered, what is missing, and the step that is open. */
export function useVisit(props: KeysFieldsProps) {
  const { rental, old, mode, guidelines, isArriving, draft, parts } = props
  const words = useMessages(stepMessages)
  const checkWords = useMessages(checkMessages)
  const { checkpoints, due } = guidelines
  const form = useKeysForm({ draft, parts, car: rental.car, oldCar: old?.car })
  const { values, place, pictures, oldPictures } = form
  const isSwap = rental.kind === 'swap'
  const kind = mode === 'return' ? 'return' : isSwap ? 'swap' : 'pickup'
  const isDone = (order: string, which: InspectionKind) =>
    form.done.includes(inspectionStep(which)) ||
    due.some((one) => one.order === order && one.kind === which && one.state === 'done')
  const isThere = isDone(rental.orderId, kind)
  const isOldThere = old !== undefined && isDone(old.orderId, 'return')
  const hasArrived = rental.rentalStatus === RentalStatus.arrived || isArriving

  const steps = stepsOf(mode, old !== undefined)
  const gaps = gapsOf(
    {
      steps,
      checkpoints,
      pictures: pictures.all,
      oldPictures: oldPictures.all,
      isThere,
      isOldThere,
      hasPlace: hasArrived || place.position !== undefined || Boolean(place.reason?.trim()),
      problems: form.problems,
      allChecks: checksOf(rental.car.fuel),
      checks: values.checks,
    },
    words,
    checkWords.names,
  )
  const [first = 'walk'] = steps
  const [step, setStep] = useState(() => openingStep(steps, gaps, parts.get('step')) ?? first)
  const [hasMoved, setMoved] = useState(false)
  /** The angle at which the camera is open. */
  const [cameraAt, setCameraAt] = useState<string>()
  const index = steps.indexOf(step)
  const next = steps[index + 1]
  /** With `camera` on at this angle, where the press was for it. */
  const goTo = (to: StepId, camera?: string) => {
    setStep(to)
    setMoved(true)
    setCameraAt(camera)
    void keepPart(draft, 'step', to)
    window.scrollTo(0, 0)
  }
  return {
    form,
    isThere,
    isOldThere,
    steps,
    step,
    isFirst: step === first,
    previous: steps[index - 1],
    next,
    goTo,
    hasMoved,
    cameraAt,
    setCameraAt,
    /** The first photo that a step still asks for; of the last one of a pickup, that of the dash. */
    photoOf: (of: StepId | undefined) => {
      const gap = gaps.find(
        ({ step: its, isPhoto, at }) => its === of && (isPhoto || at === 'dash'),
      )
      return gap && (gap.isPhoto ? gap.at : dashPoint)
    },
    /** What is missing before the visit may go on: of the last step, anything. */
    gaps: next ? gaps.filter((gap) => steps.indexOf(gap.step) <= index) : gaps,
    /** What the dash says, as far as it was entered. */
    readings: {
      odometer: milesOf(values.odometer) ?? rental.car.lastOdometerReading,
      level: isElectric(rental.car.fuel) ? percentOf(values.charge) : values.gas,
    },
    /** Everything that was entered, as it is sent. */
    entered: () => ({
      order: rental.orderId,
      mode,
      isSwap,
      oldOrder: old?.orderId,
      values,
      isElectric: isElectric(rental.car.fuel),
      isOldElectric: old !== undefined && isElectric(old.car.fuel),
      position: place.position,
      positionReason: place.reason,
      pictures: pictures.all,
      oldPictures: oldPictures.all,
      inspected: [
        ...(isThere ? [inspectionStep(kind)] : []),
        ...(isOldThere ? [inspectionStep('return')] : []),
      ],
    }),
  }
}

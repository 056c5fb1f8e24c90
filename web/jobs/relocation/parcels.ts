import { relocationFinish, relocationInspection, relocationStart } from '#protocol/jobs/names.ts'
import type { RelocationStep } from '#protocol/jobs/relocation/choices.ts'
import type { RelocationMoment } from '#protocol/jobs/relocation/relocation.ts'
import type { Step } from '#web/people/offline/parcel.ts'
import { step } from '#web/people/offline/queue.ts'
import { pictureSteps } from '#web/rentals/inspections/care-steps.ts'
import { type KeysValues, milesOf, percentOf } from '#web/rentals/inspections/keys-values.ts'
import type { Place } from '#web/rentals/inspections/parts/location-card.tsx'
import type { Picture } from '#web/rentals/inspections/pictures/picture.ts'

export const photoSteps = { inspectStart: 'start', inspectEnd: 'end' } as const satisfies Partial<
  Record<RelocationStep, RelocationMoment>
>
export type PhotoStep = keyof typeof photoSteps
export type ReadingStep = Exclude<RelocationStep, PhotoStep>

export const isPhotoStep = (name: RelocationStep): name is PhotoStep => name in photoSteps

/** Each picture, then the inspection of them, which has the step's own name. */
export function photographed(
  id: string,
  name: PhotoStep,
  entered: { pictures: readonly Picture[]; comments: string },
): Step[] {
  const { uploads, items } = pictureSteps(entered.pictures, 'relocation')
  const comments = entered.comments.trim() || undefined
  return [
    ...uploads,
    step(name, relocationInspection, { id, moment: photoSteps[name], items, comments }),
  ]
}

type Read = { values: KeysValues; place: Place; electric: boolean }

/** What was read at the car, and where. */
export function readAtCar(
  id: string,
  name: ReadingStep,
  { values, place, electric }: Read,
): Step[] {
  const reading = {
    id,
    odometer: milesOf(values.odometer) ?? 0,
    ...(electric ? { charge: percentOf(values.charge) ?? 0 } : { gas: values.gas ?? 0 }),
    ...place.position,
    positionReason: place.reason?.trim() || undefined,
  }
  if (name === 'start') return [step(name, relocationStart, reading)]
  const comments = values.comments.trim() || undefined
  return [step(name, relocationFinish, { ...reading, comments })]
}

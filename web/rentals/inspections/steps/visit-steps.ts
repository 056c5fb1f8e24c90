import type { Visit } from '../keys-parcel.ts'
import { allReadings, type Reading } from '../use-keys-form.ts'

/** A visit, part by part: the code of the box comes after the walk, what is behind the locked door after the code. */
export type StepId = 'handIn' | 'walk' | 'key' | 'inside' | 'end'

/** The steps of a visit in their order (docs/product/rental.md#keys); a change of car hands the first one in before. */
export function stepsOf(mode: Visit['mode'], hasOld: boolean): StepId[] {
  if (mode === 'return') return ['inside', 'walk', 'end']
  return [...(hasOld ? (['handIn'] as const) : []), 'walk', 'key', 'inside']
}

/** Something that is still to be entered, by the step on which it is. */
export type Gap = {
  step: StepId
  /** The place in the form that is jumped to; of a photo, its checkpoint. */
  at: string
  isPhoto: boolean
  /** What it is called. */
  name: string
}

/** The readings among what is missing. */
export const readingsIn = (gaps: readonly Gap[]): Reading[] =>
  gaps.flatMap(({ at }) => (isReading(at) ? [at] : []))

const isReading = (at: string): at is Reading => allReadings.some((name) => name === at)

/** Where a visit goes on that was begun before: where it was left, unless something is missing before that. */
export function openingStep(
  steps: readonly StepId[],
  gaps: readonly Gap[],
  left: unknown,
): StepId | undefined {
  const wanted = steps.findIndex((step) => step === left)
  const open = steps.findIndex((step) => gaps.some((gap) => gap.step === step))
  const reached = open < 0 ? wanted : Math.min(wanted, open)
  return steps[Math.max(0, reached)]
}

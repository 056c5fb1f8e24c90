import type { CarCheck, Checked } from '#domain/rentals/inspections/car-checks.ts'
import type { Checkpoint } from '#protocol/rentals/inspections/inspection.ts'
import { missingOf, type Picture } from '../pictures/picture.ts'
import type { Reading } from '../use-keys-form.ts'
import { checkGaps } from './check-list.tsx'
import type { checkMessages } from './check-messages.ts'
import type { stepMessages } from './step-messages.ts'
import type { Gap, StepId } from './visit-steps.ts'

/** The checkpoint of the dash. */
export const dashPoint = 'odometer'

type Entered = {
  steps: readonly StepId[]
  checkpoints: readonly Checkpoint[]
  pictures: readonly Picture[]
  /** Of the car that a swap hands in. */
  oldPictures: readonly Picture[]
  /** The inspection is with the company already, of either car. */
  isThere: boolean
  isOldThere: boolean
  /** Where the renter is, is told. */
  hasPlace: boolean
  problems: Partial<Record<Reading, string | undefined>>
  /** What there is to look at before driving off, and what was looked at. */
  allChecks: readonly CarCheck[]
  checks: readonly Checked[]
}

const ofOld: readonly Reading[] = ['oldOdometer', 'oldGas', 'oldCharge']
const ofOwn: readonly Reading[] = ['odometer', 'gas', 'charge']
/** What a reading of either car is called. */
const kinds = ['odometer', 'gas', 'charge'] as const

/** All that is still missing of a visit, in the order in which it is asked for. */
export function gapsOf(
  entered: Entered,
  words: typeof stepMessages.en,
  checkNames: (typeof checkMessages.en)['names'],
): Gap[] {
  const { steps, checkpoints, problems } = entered
  const photos = (step: StepId, pictures: readonly Picture[]) =>
    missingOf(checkpoints, pictures).map(({ id, title }) => ({
      step,
      at: id,
      isPhoto: true,
      name: title,
    }))
  const readings = (step: StepId, names: readonly Reading[]) =>
    names.flatMap((at, index) => {
      const kind = kinds[index]
      return kind && problems[at] ? [{ step, at, isPhoto: false, name: words.gaps[kind] }] : []
    })
  const takesKey = steps.includes('key')
  const dashIsThere =
    entered.isThere ||
    !checkpoints.some(({ id }) => id === dashPoint) ||
    entered.pictures.some(({ checkpoint }) => checkpoint === dashPoint)
  const byStep: Record<StepId, () => Gap[]> = {
    handIn: () => [
      ...readings('handIn', ofOld),
      ...(entered.isOldThere ? [] : photos('handIn', entered.oldPictures)),
    ],
    walk: () => (entered.isThere ? [] : photos('walk', entered.pictures)),
    key: () => [],
    end: () => [],
    inside: () => [
      ...(takesKey && !dashIsThere
        ? [{ step: 'inside' as const, at: 'dash', isPhoto: false, name: words.gaps.dash }]
        : []),
      ...readings('inside', ofOwn),
      ...(takesKey ? lookedAt(entered, checkNames) : []),
    ],
  }
  // Whoever takes a car says first where they are (docs/product/rental.md#keys).
  const [first] = steps
  const place =
    first && takesKey && !entered.hasPlace
      ? [{ step: first, at: 'place', isPhoto: false, name: words.gaps.place }]
      : []
  return [...place, ...steps.flatMap((step) => byStep[step]())]
}

const lookedAt = (
  { allChecks, checks }: Pick<Entered, 'allChecks' | 'checks'>,
  names: (typeof checkMessages.en)['names'],
): Gap[] =>
  checkGaps(allChecks, checks).map(({ check, at }) => ({
    step: 'inside',
    at,
    isPhoto: false,
    name: names[check],
  }))

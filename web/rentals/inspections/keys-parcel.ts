import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import type { Step } from '#web/people/offline/parcel.ts'
import type { Position } from '#web/core/position.ts'
import { inspectionStep, inspectionSteps, keysStep } from './care-steps.ts'
import { type KeysValues, milesOf, percentOf } from './keys-values.ts'
import type { Picture } from './pictures/picture.ts'

export type Visit = {
  order: string
  mode: 'get' | 'return'
  isSwap: boolean
  /** The order whose car a swap takes back, while its renter has it. */
  oldOrder: string | undefined
  values: KeysValues
  /** The car has charge instead of gas; so has the one that a swap hands in. */
  isElectric: boolean
  isOldElectric: boolean
  position: Position | undefined
  /** Where the renter is, in words, when the device does not tell or not exactly. */
  positionReason: string | undefined
  pictures: readonly Picture[]
  oldPictures: readonly Picture[]
  /** Kinds of inspection that are with the company already. */
  inspected: readonly string[]
}

/**
 * All calls of one visit in their order: pictures, the inspection of them, and the keys last, so
 * that they are never had without pictures. A swap hands the first car in before that.
 */
export function visitSteps(visit: Visit): Step[] {
  const { order, mode, isSwap, oldOrder, values, position, inspected } = visit
  const level = visit.isElectric
    ? { charge: percentOf(values.charge) ?? 0 }
    : { gas: values.gas ?? 0 }
  const oldLevel = visit.isOldElectric
    ? { charge: percentOf(values.oldCharge) ?? 0 }
    : { gas: values.oldGas ?? 0 }
  const odometer = milesOf(values.odometer) ?? 0
  const oldOdometer = milesOf(values.oldOdometer) ?? 0
  const comments = values.comments.trim() || undefined
  const kind = mode === 'return' ? 'return' : isSwap ? 'swap' : 'pickup'
  const steps: Step[] = []
  if (oldOrder !== undefined && !inspected.includes(inspectionStep('return')))
    steps.push(
      ...inspectionSteps({
        order: oldOrder,
        kind: 'return',
        odometer: oldOdometer,
        ...oldLevel,
        pictures: visit.oldPictures,
      }),
    )
  if (!inspected.includes(inspectionStep(kind)))
    steps.push(
      ...inspectionSteps({ order, kind, odometer, ...level, comments, pictures: visit.pictures }),
    )
  const old =
    oldOrder === undefined ? {} : { oldOdometer, oldGas: oldLevel.gas, oldCharge: oldLevel.charge }
  const rentalStatus = mode === 'get' ? RentalStatus.pickedUp : RentalStatus.returned
  const where = { ...position, positionReason: visit.positionReason?.trim() || undefined }
  const checks = mode === 'get' ? values.checks : undefined
  steps.push(
    keysStep({ order, rentalStatus, odometer, ...level, comments, checks, ...where, ...old }),
  )
  return steps
}

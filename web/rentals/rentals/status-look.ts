import { runningCodes, RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import type { Tone } from '#web/ui/badge.tsx'
import type { SelectedRental } from './shown.ts'

/** The colours of the codes (docs/design.md#components); the words are the server's. */
const tones: Record<number, Tone> = {
  [RentalStatus.notPickedUp]: 'neutral',
  [RentalStatus.pickedUp]: 'poppy',
  [RentalStatus.cancelled]: 'danger',
  [RentalStatus.returned]: 'ok',
  [RentalStatus.extended]: 'info',
  [RentalStatus.swapped]: 'info',
  [RentalStatus.arrived]: 'info',
  [RentalStatus.returnScheduled]: 'warn',
  [RentalStatus.maintenanceScheduled]: 'warn',
}

export function toneOf({
  rentalStatus,
  late,
}: Pick<SelectedRental, 'rentalStatus' | 'late'>): Tone {
  // Over is a warning; what costs something is more.
  if (late) return late.days > 0 ? 'danger' : 'warn'
  return rentalStatus === undefined ? 'warn' : (tones[rentalStatus] ?? 'neutral')
}

type Standing = Pick<SelectedRental, 'rentalStatus' | 'arrivedFor'>

/** The car is with its renter. */
export function hasCar({ rentalStatus, arrivedFor }: Standing): boolean {
  return runningCodes.some((code) => code === rentalStatus) && arrivedFor !== 'pickup'
}

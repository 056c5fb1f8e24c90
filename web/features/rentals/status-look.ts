import { runningCodes } from '#domain/rentals/status.ts'
import type { Tone } from '#web/ui/badge.tsx'
import type { SelectedRental } from './shown.ts'

/** The colours of the codes (DESIGN.md 4); the words are the server's. */
const tones: Record<number, Tone> = {
  85: 'neutral',
  86: 'poppy',
  87: 'danger',
  88: 'ok',
  89: 'info',
  90: 'info',
  91: 'info',
  92: 'warn',
  93: 'warn',
}

export function toneOf(rentalStatus: number | undefined): Tone {
  return rentalStatus === undefined ? 'warn' : (tones[rentalStatus] ?? 'neutral')
}

type Standing = Pick<SelectedRental, 'rentalStatus' | 'arrivedFor'>

/** The car is with its renter. */
export function hasCar({ rentalStatus, arrivedFor }: Standing): boolean {
  return runningCodes.some((code) => code === rentalStatus) && arrivedFor !== 'pickup'
}

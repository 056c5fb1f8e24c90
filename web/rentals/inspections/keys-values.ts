import type { Checked } from '#domain/rentals/inspections/car-checks.ts'
import { fullCharge } from '#protocol/rentals/handover/limits.ts'
import { fieldError } from '#protocol/core/field-messages.ts'

/** What is typed into the keys form, as it is typed. */
export type KeysValues = {
  odometer: string
  gas?: number
  /** Percent, of an electric car. */
  charge: string
  /** Of the car that a swap hands in. */
  oldOdometer: string
  oldGas?: number
  oldCharge: string
  comments: string
  /** What was looked at before driving off. */
  checks: readonly Checked[]
}

export const emptyValues: KeysValues = {
  odometer: '',
  charge: '',
  oldOdometer: '',
  oldCharge: '',
  comments: '',
  checks: [],
}

/** Whole miles from what was typed; commas and spaces are how people write them. */
export function milesOf(typed: string): number | undefined {
  const digits = typed.replace(/[\s,.]/g, '')
  return /^\d{1,7}$/.test(digits) ? Number(digits) : undefined
}

/** Percent from what was typed, with or without its sign. */
export function percentOf(typed: string): number | undefined {
  const digits = typed.replace(/[\s%]/g, '')
  return /^\d{1,3}$/.test(digits) ? Number(digits) : undefined
}

/** What is wrong with a reading, as a key of the field messages; `last` in miles. */
export function odometerProblem(typed: string, last: number): string | undefined {
  if (typed.trim() === '') return fieldError('required')
  const miles = milesOf(typed)
  if (miles === undefined) return fieldError('numbers')
  return miles < last ? fieldError('min', last) : undefined
}

/** What is wrong with a gauge that nobody touched. */
export function gasProblem(eighths: number | undefined): string | undefined {
  return eighths === undefined ? fieldError('required') : undefined
}

/** What is wrong with the charge of a battery, as a key of the field messages. */
export function chargeProblem(typed: string): string | undefined {
  if (typed.trim() === '') return fieldError('required')
  const percent = percentOf(typed)
  if (percent === undefined) return fieldError('numbers')
  return percent > fullCharge ? fieldError('max', fullCharge) : undefined
}

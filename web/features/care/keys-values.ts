import { fieldError } from '#protocol/core/field-messages.ts'

/** What is typed into the keys form, as it is typed. */
export type KeysValues = {
  odometer: string
  gas?: number
  /** Of the car that a swap hands in. */
  oldOdometer: string
  oldGas?: number
  comments: string
}

export const emptyValues: KeysValues = { odometer: '', oldOdometer: '', comments: '' }

/** Whole miles from what was typed; commas and spaces are how people write them. */
export function milesOf(typed: string): number | undefined {
  const digits = typed.replace(/[\s,.]/g, '')
  return /^\d{1,7}$/.test(digits) ? Number(digits) : undefined
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

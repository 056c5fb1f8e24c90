import { isElectric } from '#domain/fleet/fleet/electric.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import type { Db, Tx } from '../../platform/db/database.ts'

/** What a gauge says: eighths of gas, or percent of charge; a car has one of the two. */
export type EnergyReading = { gas?: number | undefined; charge?: number | undefined }

/** Whether a car is asked for charge instead of gas. */
export async function runsOnCharge(db: Db | Tx, carId: string): Promise<boolean> {
  const car = await db.selectFrom('car').select('fuel').where('id', '=', carId).executeTakeFirst()
  return isElectric(car?.fuel ?? '')
}

/** A sentence at what this car needs, and at what it does not have. */
export function readingErrors(
  { gas, charge }: EnergyReading,
  electric: boolean,
): Partial<Record<'gas' | 'charge', string>> {
  const wrong = electric ? gas : charge
  return {
    ...((electric ? charge : gas) === undefined
      ? { [electric ? 'charge' : 'gas']: fieldError('required') }
      : {}),
    ...(wrong === undefined ? {} : { [electric ? 'gas' : 'charge']: fieldError('invalidData') }),
  }
}

/**
 * Of an inspection a reading is free to be left out, but not to be of another kind of car.
 * @throws Problem 400
 */
export async function checkReadingFits(
  db: Db | Tx,
  carId: string,
  reading: EnergyReading,
): Promise<void> {
  if (reading.gas === undefined && reading.charge === undefined) return
  const errors = readingErrors(reading, await runsOnCharge(db, carId))
  if (Object.keys(errors).length > 0) throw new Problem(400, texts.malformed, { errors })
}

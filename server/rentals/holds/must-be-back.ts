import { dayAndTime } from '#domain/core/time/format-date.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Text } from '#protocol/core/text.ts'
import { conflict } from '../../platform/api/problem.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { lateUntil } from '../../fleet/fleet/late-cars.ts'

type Wanted = { carId: string; startsAt: Date; zone: string; now: Date }

/** Why a car cannot be had for this start although its calendar is free; undefined when it can. */
export async function whyNotBack(
  db: Db | Tx,
  { carId, startsAt, zone, now }: Wanted,
): Promise<Text | undefined> {
  const until = await lateUntil(db, carId, now)
  if (!until || startsAt >= until) return undefined
  const from = toWall(until, zone)
  return {
    en: `This car is not back from its last rental yet. Choose a start from ${dayAndTime(from, 'en')}, or another car.`,
    es: `Este auto aún no ha vuelto de su última renta. Elige un inicio desde el ${dayAndTime(from, 'es')} u otro auto.`,
  }
}

/**
 * The search and the check of a booking agree about a late car.
 * @throws Problem 409 with the first start that is possible
 */
export async function mustBeBack(db: Db | Tx, wanted: Wanted): Promise<void> {
  const reason = await whyNotBack(db, wanted)
  if (reason) throw conflict(reason)
}

import { missingCheckpoints, overfullCheckpoint } from '#domain/fleet/fleet/checkpoints.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import type { submitVehicleInspection as operation } from '#protocol/rentals/inspections/submit-vehicle-inspection.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { settleNotice } from '../../platform/mail/notifications.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { takeUploads } from '../../platform/uploads/take-uploads.ts'
import type { Tx } from '../../platform/db/database.ts'
import { checkReadingFits } from '../../fleet/fleet/energy-reading.ts'
import { readingFacts, readOdometer } from '../../fleet/fleet/odometer.ts'
import { lockOwnRental } from '../../money/orders/own-rental.ts'
import { refusalTexts } from '../../money/orders/refusal-texts.ts'
import { rentalAnswer } from '../rentals/rental-answer.ts'
import { missingText, overfullText } from './care-texts.ts'
import { readPlace } from './inspection-place.ts'
import { insertInspection } from './insert-inspection.ts'
import { readItems } from './inspections-store.ts'
import { presentInspection } from './present-inspection.ts'
import { weekThread } from './warn-of-inspection.ts'

type Input = ParsedInputOf<typeof operation>

/** The renter's pictures of a car at one moment of the rental, each with its hash in the evidence (docs/product/inspections-and-maintenance.md#inspection). */
export const submitVehicleInspection: Handler<typeof operation> = async (
  { db: tx, user, now, lang },
  input,
) => {
  const rental = await lockOwnRental(tx, input.order, user.id, now)
  const { order } = rental
  const place = await readPlace(tx, rental, input.kind, now)
  checkPictures(input)
  await checkReadingFits(tx, order.car_id, input)
  await checkOdometer(tx, order.car_id, input, now)
  const files = input.items.map(({ file }) => file)
  const taker = { userId: user.id, orderId: order.id, purpose: 'inspection' } as const
  const hashes = await takeUploads(tx, files, taker)
  const inspection = await insertInspection(tx, order, { ...input, ...place, hashes, now })
  if (place.week !== null) {
    await readOdometer(tx, order.car_id, input.odometer ?? 0, now)
    await settleNotice(tx, user.id, weekThread(place.handoverId, place.week), now)
  }
  return {
    ...(await rentalAnswer(tx, order.id, lang, now)),
    inspection: presentInspection(inspection, await readItems(tx, [inspection]), lang),
  }
}

/** @throws Problem 409 that names what is missing or too much */
function checkPictures({ items }: Input): void {
  const taken = items.map(({ checkpoint }) => checkpoint)
  const missing = missingCheckpoints(taken)
  if (missing.length > 0) throw conflict(missingText(missing))
  const overfull = overfullCheckpoint(taken)
  if (overfull) throw conflict(overfullText(overfull))
}

async function checkOdometer(
  tx: Tx,
  carId: string,
  { kind, odometer }: Input,
  now: Date,
): Promise<void> {
  if (odometer === undefined) {
    if (kind !== 'weekly') return
    throw new Problem(400, texts.malformed, { errors: { odometer: fieldError('required') } })
  }
  const { odometerNotBelow, odometerInReach } = await readingFacts(tx, carId, odometer, now)
  if (!odometerNotBelow) throw conflict(refusalTexts.odometerNotBelow)
  if (!odometerInReach) throw conflict(refusalTexts.odometerInReach)
}

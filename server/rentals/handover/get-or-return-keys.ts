import { milesFromCar } from '#domain/rentals/inspections/miles-from-car.ts'
import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import { getOrReturnKeys as operation } from '#protocol/rentals/handover/get-or-return-keys.ts'
import { prepared } from '../../platform/api/handler.ts'
import { blockedText } from '../../platform/api/blocked-text.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { attachToOrder } from '../../platform/uploads/attach-files.ts'
import { storeUploads } from '../../platform/uploads/uploads.ts'
import type { Tx } from '../../platform/db/database.ts'
import { changeStatus } from '../../money/orders/change-status.ts'
import type { Position } from '../../money/orders/status-change.ts'
import { readingErrors, runsOnCharge } from '../../fleet/fleet/energy-reading.ts'
import { getKeys } from './get-keys.ts'
import { waitsForKeys } from '../../money/orders/order-facts.ts'
import { mustBeNewest } from '../../money/orders/opened-on.ts'
import { ownOrder } from '../../money/orders/orders-store.ts'
import { lockOwnRental } from '../../money/orders/own-rental.ts'
import { rentalAnswer } from '../rentals/rental-answer.ts'
import { returnKeys } from './return-keys.ts'
import { tellOfIssues } from './tell-of-issues.ts'
import type { Visit } from './visit.ts'

type Input = ParsedInputOf<typeof operation>

/** I have arrived, get keys, return keys: one form of the /keys screen (docs/wire.md, docs/product/rental.md#keys). */
export const getOrReturnKeys = prepared(operation, {
  async prepare(context, input): Promise<string[]> {
    const { db, user } = context
    const order = await ownOrder(db, input.order, user.id)
    if (!order) throw new Problem(404, texts.lostOrder)
    checkFields(input, await runsOnCharge(db, order.car_id))
    return storeUploads(context, user.id, 'keys', 'pictures', input.pictures)
  },
  async run({ db: tx, user, now, lang, services }, input, uploads) {
    const rental = await lockOwnRental(tx, input.order, user.id, now)
    const { order } = rental
    const isForKeys = input.rentalStatus === RentalStatus.pickedUp && waitsForKeys(order)
    if (user.block && isForKeys) throw conflict(blockedText(user.block))
    if (input.car && input.car !== order.car_id) throw new Problem(404, texts.lostOrder)
    await mustBeNewest(tx, order, input.objectHistory)
    const pictures = await attachToOrder(tx, order.id, uploads)
    const visit: Visit = {
      rental,
      by: { actor: 'renter', id: user.id },
      odometer: input.odometer ?? 0,
      reading: { gas: input.gas, charge: input.charge },
      position: positionOf(input),
      details: {
        ...(pictures.length > 0 ? { pictures } : {}),
        comments: input.comments,
        checks: input.checks,
        positionReason: input.positionReason,
        gas: input.gas,
        charge: input.charge,
        objectHistory: input.objectHistory,
      },
      services,
      now,
    }
    if (input.rentalStatus === RentalStatus.arrived) await arrive(tx, visit)
    else if (input.rentalStatus === RentalStatus.pickedUp) {
      await getKeys(tx, visit, {
        odometer: input.oldOdometer,
        reading: { gas: input.oldGas, charge: input.oldCharge },
      })
      await tellOfIssues(tx, order, input.checks ?? [], now)
    } else await returnKeys(tx, visit)
    return rentalAnswer(tx, order.id, lang, now)
  },
})

async function arrive(tx: Tx, visit: Visit): Promise<void> {
  const { rental, by, position, details, now } = visit
  const { order, facts } = rental
  await changeStatus(tx, order, {
    action: 'arrive',
    by,
    now,
    facts,
    position,
    details: { ...details, ...(await farFrom(tx, order.car_id, position)) },
    set: {
      arrived_for: order.rental_status === RentalStatus.returnScheduled ? 'return' : 'pickup',
    },
  })
}

/** How far from the car somebody says to have arrived, where it is far; kept for staff, and refused to nobody. */
async function farFrom(tx: Tx, carId: string, position: Position | undefined) {
  if (!position) return {}
  const car = await tx
    .selectFrom('car')
    .select(['latitude', 'longitude'])
    .where('id', '=', carId)
    .executeTakeFirstOrThrow()
  const miles = milesFromCar(position, 0, car)
  return miles === undefined ? {} : { milesFromCar: Math.round(miles * 10) / 10 }
}

function positionOf({ latitude, longitude }: Input): Position | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

/** @throws Problem 400 with a sentence at each field that this visit needs */
function checkFields(input: Input, electric: boolean): void {
  const errors: Record<string, string> = {}
  const need = (name: 'odometer' | 'positionReason', missing: boolean) => {
    if (missing) errors[name] = fieldError('required')
  }
  if (input.rentalStatus === RentalStatus.arrived)
    need('positionReason', !positionOf(input) && !input.positionReason)
  else {
    need('odometer', input.odometer === undefined)
    Object.assign(errors, readingErrors(input, electric))
  }
  if (Object.keys(errors).length > 0) throw new Problem(400, texts.malformed, { errors })
}

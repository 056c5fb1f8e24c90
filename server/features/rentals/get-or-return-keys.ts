import { fieldError } from '#protocol/core/field-messages.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import { getOrReturnKeys as operation } from '#protocol/rentals/get-or-return-keys.ts'
import type { Config } from '../../config.ts'
import { prepared } from '../../core/handler.ts'
import { Problem, texts } from '../../core/problem.ts'
import { attachToOrder, storeUploads } from '../../core/uploads.ts'
import type { Tx } from '../../db/database.ts'
import { changeStatus, type Position } from './change-status.ts'
import { getKeys } from './get-keys.ts'
import { ownOrder } from './orders-store.ts'
import { lockOwnRental, type OwnRental } from './own-rental.ts'
import { rentalAnswer } from './rental-answer.ts'
import { returnKeys } from './return-keys.ts'

type Input = ParsedInputOf<typeof operation>

/** What the visit brings along, whichever of the three it is. */
export type Visit = {
  rental: OwnRental
  userId: string
  odometer: number
  gas: number
  position: Position | undefined
  /** Pictures, comments and why there is no position: kept in history and evidence. */
  details: Record<string, unknown>
  config: Config
  now: Date
}

/** I have arrived, get keys, return keys: one form of the /keys screen (SEED.md 7.2, PRODUCT.md 6). */
export const getOrReturnKeys = prepared(operation, {
  async prepare(context, input): Promise<string[]> {
    const { db, user } = context
    if (!(await ownOrder(db, input.order, user.id))) throw new Problem(404, texts.lostOrder)
    checkFields(input)
    return storeUploads(context, user.id, 'keys', 'pictures', input.pictures)
  },
  async run({ db: tx, user, now, lang, services }, input, uploads) {
    const rental = await lockOwnRental(tx, input.order, user.id, now)
    const { order } = rental
    if (input.car && input.car !== order.car_id) throw new Problem(404, texts.lostOrder)
    const pictures = await attachToOrder(tx, order.id, uploads)
    const visit: Visit = {
      rental,
      userId: user.id,
      odometer: input.odometer ?? 0,
      gas: input.gas ?? 0,
      position: positionOf(input),
      details: {
        ...(pictures.length > 0 ? { pictures } : {}),
        comments: input.comments,
        positionReason: input.positionReason,
        gas: input.gas,
        objectHistory: input.objectHistory,
      },
      config: services.config,
      now,
    }
    if (input.rentalStatus === 91) await arrive(tx, visit)
    else if (input.rentalStatus === 86)
      await getKeys(tx, visit, { odometer: input.oldOdometer, gas: input.oldGas })
    else await returnKeys(tx, visit)
    return rentalAnswer(tx, order.id, lang, now)
  },
})

async function arrive(tx: Tx, visit: Visit): Promise<void> {
  const { rental, userId, position, details, now } = visit
  const { order, facts } = rental
  await changeStatus(tx, order, {
    action: 'arrive',
    by: { actor: 'renter', id: userId },
    now,
    facts,
    position,
    details,
    set: { arrived_for: order.rental_status === 92 ? 'return' : 'pickup' },
  })
}

function positionOf({ latitude, longitude }: Input): Position | undefined {
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

/** @throws Problem 400 with a sentence at each field that this visit needs */
function checkFields(input: Input): void {
  const errors: Record<string, string> = {}
  const need = (name: 'odometer' | 'gas' | 'positionReason', missing: boolean) => {
    if (missing) errors[name] = fieldError('required')
  }
  if (input.rentalStatus === 91) need('positionReason', !positionOf(input) && !input.positionReason)
  else {
    need('odometer', input.odometer === undefined)
    need('gas', input.gas === undefined)
  }
  if (Object.keys(errors).length > 0) throw new Problem(400, texts.malformed, { errors })
}

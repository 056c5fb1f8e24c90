import { handoverKind } from '#domain/rentals/inspections/inspection-kinds.ts'
import { isElectric } from '#domain/fleet/fleet/electric.ts'
import { RentalStatus, rentalStatuses } from '#domain/fleet/fleet/rental-status.ts'
import type { Lang } from '#protocol/core/text.ts'
import type {
  staffKeys as operation,
  staffKeysForm as formOperation,
} from '#protocol/rentals/handover/staff-keys.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { mustBeAsSeen, mustNotBeOwn, versionOf } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { readingErrors, runsOnCharge } from '../../fleet/fleet/energy-reading.ts'
import { isOut, waitsForKeys } from '../../money/orders/order-facts.ts'
import { lockOrder, type OrderRow } from '../../money/orders/orders-store.ts'
import { type OwnRental, refusalOf, rentalFacts } from '../../money/orders/own-rental.ts'
import { refusalText } from '../../money/orders/refusal-texts.ts'
import { isInspected } from '../inspections/inspections-store.ts'
import { getKeys } from './get-keys.ts'
import { returnKeys } from './return-keys.ts'
import type { Visit } from './visit.ts'

/** What was seen of an order whose keys change hands. */
export const keysVersion = (order: OrderRow): string =>
  versionOf(order.car_id, order.rental_status, order.arrived_for, order.confirmation, order.paid)

/** What staff are asked for before they write keys down (docs/product/rental.md#desk). */
export const staffKeysForm: Handler<typeof formOperation> = async (
  { db, user, lang, now },
  input,
) => {
  const order = await readOrder(db, input.order)
  if (!order) throw new Problem(404, texts.lostOrder)
  const first =
    order.kind === 'swap' ? await readOrder(db, order.previous_order_id ?? '') : undefined
  const code = codeOf(order)
  const rental = await rentalFacts(db, order, now)
  return {
    rentalStatus: code,
    car: await carOf(db, order),
    firstCar:
      code === RentalStatus.pickedUp && first && isOut(first) ? await carOf(db, first) : undefined,
    message: code && (await whyNot(db, rental, code, { lang, now })),
    version: keysVersion(order),
    own: order.user_id === user.id,
  }
}

/**
 * Staff write down that keys were given or taken back: what the renter would have sent, through the same functions
 * (docs/product/rental.md#desk).
 * @throws Problem 404 without such an order, 403 for one's own, 409 when it has moved on or a guard does not hold, 400 at the
 * reading that its car needs
 */
export const staffKeys: Handler<typeof operation> = async (
  { db: tx, user, now, services },
  input,
) => {
  const order = await lockOrder(tx, input.order)
  if (!order) throw new Problem(404, texts.lostOrder)
  mustNotBeOwn(user, order.user_id)
  mustBeAsSeen(input.version, keysVersion(order))
  const { odometer, gas, charge, reason } = input
  const errors = readingErrors({ gas, charge }, await runsOnCharge(tx, order.car_id))
  if (Object.keys(errors).length > 0) throw new Problem(400, texts.malformed, { errors })
  const visit: Visit = {
    rental: await rentalFacts(tx, order, now),
    by: { actor: 'staff', id: user.id },
    odometer,
    reading: { gas, charge },
    position: undefined,
    details: { message: reason, gas, charge },
    services,
    now,
  }
  const isGiven = input.rentalStatus === RentalStatus.pickedUp
  if (isGiven)
    await getKeys(tx, visit, {
      odometer: input.oldOdometer,
      reading: { gas: input.oldGas, charge: input.oldCharge },
    })
  else await returnKeys(tx, visit)
  const action = isGiven ? 'keys given' : 'keys taken back'
  const [from, to] = [order.rental_status, input.rentalStatus].map(nameOf)
  const said = { order: order.id, from, to, odometer, gas, charge, message: reason }
  await audit(tx, user.id, now, action, order.id, said)
  return {}
}

const nameOf = (code: number | null) => rentalStatuses.find((one) => one.code === code)?.key

/** Which of the two can be next: 86, 88 or neither. */
const codeOf = (order: OrderRow) => {
  if (waitsForKeys(order)) return RentalStatus.pickedUp
  return isOut(order) ? RentalStatus.returned : undefined
}

async function readOrder(db: Db | Tx, orderId: string): Promise<OrderRow | undefined> {
  const row = await db
    .selectFrom('rental_order')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirst()
  return row as OrderRow | undefined
}

async function carOf(db: Db | Tx, order: OrderRow) {
  const { plate, fuel, odometer } = await db
    .selectFrom('car')
    .select(['plate', 'fuel', 'odometer'])
    .where('id', '=', order.car_id)
    .executeTakeFirstOrThrow()
  return { plate, odometer, electric: isElectric(fuel) }
}

/** The guard that does not hold, of those that no reading decides. */
async function whyNot(
  db: Db | Tx,
  { order, facts }: OwnRental,
  code: number,
  { lang, now }: { lang: Lang; now: Date },
): Promise<string | undefined> {
  const isGiven = code === RentalStatus.pickedUp
  const kind = isGiven ? handoverKind(order.kind) : 'return'
  const inspected = await isInspected(db, order.id, kind, now)
  const refusal = refusalOf(
    { order, facts: { ...facts, inspected } },
    isGiven ? 'getKeys' : 'returnKeys',
  )
  return refusal && refusalText(order, refusal)[lang]
}

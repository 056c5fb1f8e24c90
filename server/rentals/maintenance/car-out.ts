import { type Selectable, sql } from 'kysely'
import type { Text } from '#protocol/core/text.ts'
import { Problem, refusal, texts } from '../../platform/api/problem.ts'
import type { SignedIn } from '../../platform/api/context.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { type OrderRow, ownOrder } from '../../money/orders/orders-store.ts'
import { hasItsCar } from './maintenance-rows.ts'
import { maintenanceTexts } from './maintenance-texts.ts'

/** The order that has a car now, if anybody has it. */
export async function orderOfCar(db: Db | Tx, carId: string): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select o.* from rental_order o where o.car_id = ${carId} and ${hasItsCar}`.execute(db)
  return rows[0]
}

type CarOut = { car: Selectable<Schema['car']>; order: OrderRow | undefined }

/**
 * The car that a call is about, for the renter who has it now, and staff: by the car, or by an
 * order of the rental that has it. `refuse` makes the refusal: a command answers 409.
 * @throws Problem 404 for anybody else, as if there were none (docs/product/accounts.md#roles); a refusal when the
 *   caller's own order has no car now
 */
export async function carOut(
  db: Db | Tx,
  user: SignedIn,
  { car: carId, order: orderId }: { car?: string | undefined; order?: string | undefined },
  refuse: (text: Text) => Problem = refusal,
): Promise<CarOut> {
  const asked = orderId === undefined ? undefined : await ownOrder(db, orderId, user.id)
  if (!asked && (orderId !== undefined || carId === undefined))
    throw new Problem(404, texts.lostOrder)
  const running = asked ? await readRunningOrder(db, asked) : undefined
  if (asked && !running) throw refuse(maintenanceTexts.notWithYou)
  const id = running?.car_id ?? carId ?? ''
  if (carId !== undefined && carId !== id) throw new Problem(404, texts.notFound)
  const order = running ?? (await orderOfCar(db, id))
  const mine = order?.user_id === user.id
  const car = await db.selectFrom('car').selectAll().where('id', '=', id).executeTakeFirst()
  if (!car || (!mine && !user.staff)) throw new Problem(404, texts.notFound)
  return { car, order }
}

/** The order of the same rental that has a car now. */
async function readRunningOrder(db: Db | Tx, order: OrderRow): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select o.* from rental_order o
    where o.transaction_id = ${order.transaction_id} and ${hasItsCar}`.execute(db)
  return rows[0]
}

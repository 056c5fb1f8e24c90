import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'

/** Who drives an order that is being placed, for a statement whose `after` names it. */
export const driving = (
  drivers: readonly string[],
  after: string,
): RawBuilder<Record<string, unknown>> => sql`
  insert into order_driver (order_id, driver_id)
  select placed.id, driver from ${sql.table(after)} as placed, unnest(${drivers}::text[]) as driver`

/** Exactly these drive an order from now on. */
export async function changeDrivers(
  tx: Tx,
  orderId: string,
  drivers: readonly string[],
): Promise<void> {
  await tx.deleteFrom('order_driver').where('order_id', '=', orderId).execute()
  await addDrivers(tx, orderId, drivers)
}

/** These drive an order too. */
export async function addDrivers(
  tx: Tx,
  orderId: string,
  drivers: readonly string[],
): Promise<void> {
  for (const driver of drivers)
    await tx.insertInto('order_driver').values({ order_id: orderId, driver_id: driver }).execute()
}

import { sql } from 'kysely'
import type { Text } from '#protocol/core/text.ts'
import { conflict } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import { isOut } from '../../money/orders/order-facts.ts'
import { lockOrder, type OrderRow } from '../../money/orders/orders-store.ts'
import { renewAndTell } from './renew-contracts.ts'

const notVerified: Text = {
  en: 'The car is out: nobody can be added before staff have verified license and insurance of every driver, valid until a day after the end.',
  es: 'El auto ya se entregó: no se puede agregar a nadie antes de que se verifiquen la licencia y el seguro de cada conductor, vigentes hasta un día después del final.',
}

async function mustBeVerified(tx: Tx, { id }: OrderRow): Promise<void> {
  const { rows } = await sql<{ verified: boolean }>`
    select papers_are_verified(o) as verified from rental_order o where id = ${id}`.execute(tx)
  if (!rows[0]?.verified) throw conflict(notVerified)
}

/**
 * Another driver was agreed (docs/product/help-and-claims.md#special-requests): all drivers of the account may drive from now on, and
 * a contract that is not accepted yet names them. So do a change of car and an extension that are only held. Of a car that is out nothing is asked any more, so nobody joins
 * whose papers are not verified to the end. The caller holds the rental's lock.
 * @throws Problem 409 when they are not
 */
export async function joinDrivers(tx: Tx, { id: orderId }: OrderRow, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select o.id from rental_order o join rental_order asked on asked.transaction_id = o.transaction_id
    where asked.id = ${orderId} and o.kind <> 'balance' and o.state in ('booked', 'held') order by o.id`.execute(
    tx,
  )
  for (const { id } of rows) {
    await sql`
      insert into order_driver (order_id, driver_id)
      select o.id, d.id from rental_order o join driver d on d.user_id = o.user_id
      where o.id = ${id} on conflict do nothing`.execute(tx)
    const order = await lockOrder(tx, id)
    if (order && isOut(order)) await mustBeVerified(tx, order)
    if (order?.state === 'booked') await renewAndTell(tx, order, now)
  }
}

import { sql } from 'kysely'
import { notify } from '../../platform/mail/notifications.ts'
import type { Tx } from '../../platform/db/database.ts'
import { renewContract } from './make-contract.ts'
import { lockOrder, type OrderRow } from '../../money/orders/orders-store.ts'

const news = {
  title: { en: 'Your contract has a new version', es: 'Tu contrato tiene una versión nueva' },
  text: {
    en: 'Some details have changed. Please read and accept the new version before you get the keys.',
    es: 'Algunos datos cambiaron. Lee y acepta la versión nueva antes de recoger las llaves.',
  },
}

/** What the notice of a new version is about; over once the contract is accepted. */
export const contractThread = (orderId: string): string => `contract ${orderId}`

/** Renews an order's contract if it must be, and tells its renter. The caller holds the lock. */
export async function renewAndTell(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  if (!(await renewContract(tx, order, now))) return
  const place = { route: 'dashboard', query: { order: order.id } }
  const about = { userId: order.user_id, orderId: order.id, thread: contractThread(order.id) }
  await notify(tx, { ...about, topic: 'rental', ...news, ...place }, now)
}

/** The same for all bookings of a person, when a driver of theirs has changed. */
export async function renewContractsOf(tx: Tx, userId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select o.id from rental_order o
    where o.user_id = ${userId} and o.state = 'booked' and exists (
      select 1 from contract c where c.order_id = o.id having bool_and(c.accepted_at is null))
    order by o.id`.execute(tx)
  for (const { id } of rows) {
    const order = await lockOrder(tx, id)
    if (order?.state === 'booked') await renewAndTell(tx, order, now)
  }
}

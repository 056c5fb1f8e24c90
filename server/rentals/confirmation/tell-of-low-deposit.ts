import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import { settleForEverybody } from '../../platform/mail/notifications.ts'
import { whyTooLow } from '../../money/orders/deposit-holds.ts'
import { isNotMade, lockOrder, type OrderRow } from '../../money/orders/orders-store.ts'
import { tellStaff } from '../../people/people/tell-staff.ts'

/**
 * Drivers of a rental are others than its deposit was set for: staff are told once a rental, by the
 * last of its orders, for nothing else asks again (docs/product/prices.md#deposit).
 */
export async function tellOfLowDeposits(tx: Tx, userId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select distinct on (transaction_id) id from rental_order
    where user_id = ${userId} and kind <> 'balance' and state = 'booked'
    order by transaction_id, created_at desc`.execute(tx)
  for (const { id } of rows) {
    const order = await lockOrder(tx, id)
    if (order?.state === 'booked') await tellOfLowDeposit(tx, order, now)
  }
}

/**
 * The same for one booking, whose lock the caller holds. Once its deposit is enough again, what
 * staff were told is over.
 */
export async function tellOfLowDeposit(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const why = await whyTooLow(tx, order)
  if (why) await askStaffToLook(tx, order, why, now)
  else await settleLowDeposit(tx, order, now)
}

const subject = 'low deposit'
const threadOf = ({ id }: Pick<OrderRow, 'id'>) => `${subject} ${id}`

/** Staff no longer have to look at the deposit of this rental, by whichever of its orders they were told. */
async function settleLowDeposit(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const orders = sql<{ id: string }>`
    select id from rental_order where transaction_id = ${order.transaction_id}`
  await settleForEverybody(tx, subject, orders, now)
}

/**
 * An order is over, and what staff were told with it. Of a change of car or an extension that was not made the rental
 * goes on: who was told by that order is told by the one before it.
 */
export async function endLowDeposit(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  if (!isNotMade(order)) return settleLowDeposit(tx, order, now)
  const told = await settleForEverybody(tx, subject, sql`select ${order.id}::text as id`, now)
  const before = told > 0 && (await lockOrder(tx, order.previous_order_id ?? ''))
  if (before && before.state === 'booked') await tellOfLowDeposit(tx, before, now)
}

const title = {
  en: 'A deposit is too low for its drivers',
  es: 'Un depósito es muy bajo para sus conductores',
}
const changed = {
  en: 'The drivers or the insurance of this booking changed after its deposit was set.',
  es: 'Los conductores o el seguro de esta reserva cambiaron después de fijar el depósito.',
}
const young = {
  en: 'A driver of this booking is under 25, and its deposit was set without the $200 for that.',
  es: 'Un conductor de esta reserva tiene menos de 25 años, y su depósito se fijó sin los $200 por eso.',
}
/** What staff read by what is wrong, before they have confirmed and after. */
const texts = {
  cover: {
    pending: {
      en: `${changed.en} It cannot be confirmed yet: ask the renter to renew the insurance that lowered the deposit, or refuse the booking so they can book again.`,
      es: `${changed.es} Todavía no se puede confirmar: pide al cliente que renueve el seguro que bajó el depósito, o rechaza la reserva para que reserve de nuevo.`,
    },
    confirmed: {
      en: `${changed.en} It is already confirmed. Ask the renter to renew the insurance that lowered the deposit, or check who is driving.`,
      es: `${changed.es} Ya está confirmada. Pide al cliente que renueve el seguro que bajó el depósito, o pregúntale quién maneja.`,
    },
  },
  age: {
    pending: {
      en: `${young.en} It cannot be confirmed: refuse the booking so they can book again, with the whole deposit.`,
      es: `${young.es} No se puede confirmar: rechaza la reserva para que reserve de nuevo, con el depósito completo.`,
    },
    confirmed: {
      en: `${young.en} It is already confirmed. The renter was asked for the rest; keys that are not given yet wait for it.`,
      es: `${young.es} Ya está confirmada. Se le pidió el resto al cliente; si aún no tiene las llaves, esperan ese pago.`,
    },
  },
}

async function askStaffToLook(
  tx: Tx,
  order: OrderRow,
  why: 'age' | 'cover',
  now: Date,
): Promise<void> {
  const notice = {
    renterId: order.user_id,
    orderId: order.id,
    topic: 'rental',
    thread: threadOf(order),
    severity: 'warning',
    title,
    text: texts[why][order.confirmation === 'pending' ? 'pending' : 'confirmed'],
    route: 'staff',
    query: { view: 'bookings', open: order.id },
  } as const
  await tellStaff(tx, { ...notice, right: 'desk' }, now)
}

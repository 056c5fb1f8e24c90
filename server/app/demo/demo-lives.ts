import type { Selectable } from 'kysely'
import { toWall } from '#domain/core/time/zone.ts'
import { takeSeat } from '../../rentals/holds/hold-slot.ts'
import { changeStatus } from '../../money/orders/change-status.ts'
import { newKeyBoxCode } from '../../rentals/rentals/key-box.ts'
import { markAccepted } from '../../rentals/contract/contract-store.ts'
import { makeContract } from '../../rentals/contract/make-contract.ts'
import { addEvent, type OrderRow } from '../../money/orders/orders-store.ts'
import { confirmationTexts } from '../../money/orders/rental-texts.ts'
import { areaById } from '../../fleet/site/areas-store.ts'
import type { Tx } from '../../platform/db/database.ts'
import { markReadOfOrder } from '../../platform/mail/read-notices.ts'
import type { Schema } from '../../platform/db/schema.ts'

/**
 * People of the demo whose booking was lived through step by step, so that whoever signs in as
 * one of them finds a whole dashboard: a car with a few days left, in English and in Spanish, and
 * one that is picked up in two days. The README names them.
 */
const living = [
  'guadalupe.jimenez76@example.com',
  'hector.delacruz@example.org',
  'emilio.estrada@example.org',
]

const hourMs = 3_600_000
const after = (instant: Date, hours: number) => new Date(instant.getTime() + hours * hourMs)

/** Those people as the database has them. */
export function livingPeople(tx: Tx): Promise<Selectable<Schema['app_user']>[]> {
  return tx
    .selectFrom('app_user')
    .selectAll()
    .where('email', 'in', living)
    .orderBy('email')
    .execute()
}

/** Gives the bookings of people their contract, history, evidence and notices; their drivers are there. */
export async function liveThrough(tx: Tx, people: readonly string[], now: Date): Promise<void> {
  for (const id of people) {
    const orders = (await tx
      .selectFrom('rental_order')
      .selectAll()
      .where('user_id', '=', id)
      .where('state', '=', 'booked')
      .orderBy('starts_at')
      .execute()) as OrderRow[]
    for (const order of orders) await live(tx, order, now)
  }
}

/** From the booking on, by the rules of every rental; nothing that lies after `now` happens. */
async function live(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const { id, user_id, created_at: bookedAt, starts_at: start } = order
  const hasKeys = order.picked_up_at !== null
  const code = await newKeyBoxCode(tx, order)
  await addEvent(tx, id, bookedAt, { actor: 'renter', actorId: user_id, code: 'held' })
  await addEvent(tx, id, bookedAt, { actor: 'gateway', code: 'paid', to: 85 })
  const area = await areaById(tx, order.area_id)
  if (area && !hasKeys) {
    const slot = toWall(start, area.zone)
    await takeSeat(tx, area, { slot, startsAt: start, kind: 'pickup', orderId: id, cents: 0 })
  }
  // It names the appointment.
  await makeContract(tx, order, bookedAt)

  const renter = { actor: 'renter', id: user_id } as const
  let step: OrderRow = { ...order, rental_status: 85 }
  step = await changeStatus(tx, step, {
    action: 'confirm',
    code: 'confirmed',
    by: { actor: 'system' },
    now: after(bookedAt, 5),
    set: { key_box_code: code },
    ...(confirmationTexts.confirmed ? { notice: { text: confirmationTexts.confirmed } } : {}),
  })
  if (!hasKeys) return
  await markAccepted(tx, { orderId: id, version: 1, at: after(bookedAt, 6) })
  step = await changeStatus(tx, step, {
    action: 'acceptContract',
    code: 'contractAccepted',
    by: renter,
    now: after(bookedAt, 6),
  })
  step = await changeStatus(tx, step, { action: 'arrive', by: renter, now: after(start, -0.25) })
  await markReadOfOrder(tx, id, start < now ? start : now)
  await changeStatus(tx, step, {
    action: 'getKeys',
    by: renter,
    now: start,
    odometer: order.start_odometer ?? undefined,
    details: order.start_charge === null ? { gas: 8 } : { charge: order.start_charge },
  })
}

import { sql } from 'kysely'
import { lateGraceMinutes } from '#domain/fleet/pricing/settlement.ts'
import { addDaysToDay, dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Lang } from '#protocol/core/text.ts'
import { takeOffTheRoad } from '../../../fleet/occupancy/breakdowns.ts'
import { addToThread } from '../../../help/messages/thread-store.ts'
import { tellThread } from '../../../help/messages/tell-thread.ts'
import { lockOrder, type OrderRow } from '../../../money/orders/orders-store.ts'
import { promiseTransfer } from '../../../money/payments/loaded/payments.ts'
import type { Telling } from '../../../platform/api/context.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { quoted } from '../../../platform/mail/notice.ts'
import { bookOrder } from '../../../rentals/confirmation/book-order.ts'
import { markLate } from '../../../rentals/overdue/mark-overdue.ts'
import { makeOffer } from '../../../rentals/rental-offers/make-offer.ts'
import { insertSpecialRequest } from '../../../rentals/special-requests/special-request.ts'
import { askSwap } from '../../../rentals/swap/ask-swap.ts'
import { demoId } from '../demo-id.ts'
import { transferOf } from '../demo-payments.ts'
import { zoneOf } from '../read-data.ts'
import type { DemoRental } from '../demo-rentals.ts'
import { brokenReason, messageLines, offerLines, requestLines, swapLine } from './desk-words.ts'
import { readOrder, type TakeDriver } from './driving.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

type Desk = { take: TakeDriver; staffId: string; services: Telling; now: Date }

/** What people who have a car wrote, asked for and were offered, and a car that is off the road with its renter. */
export async function loadRentalNews(tx: Tx, late: DemoRental, desk: Desk): Promise<DemoRental[]> {
  const { take, staffId, now } = desk
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs)
  const isLate = await readOrder(tx, late)
  await markLate(tx, isLate, new Date(isLate.ends_at.getTime() + lateGraceMinutes * minuteMs))

  const [writer, other] = [take('en'), take('es')]
  await write(tx, await readOrder(tx, writer), 'en', ago(3))
  await write(tx, await readOrder(tx, other), 'es', ago(1))
  const swapping = take('en')
  await askForCar(tx, await readOrder(tx, swapping), desk)

  const by = { actor: 'staff', id: staffId } as const
  const [longer, shorter] = [take('en'), take('es')]
  const made = { by, validUntil: ago(-48), now: ago(5) }
  for (const [rental, kind] of [
    [longer, 'extend'],
    [shorter, 'earlyReturn'],
  ] as const) {
    const offer = { ...made, kind, amount: 4_000, message: offerLines[kind] }
    const { id, status } = await makeOffer(tx, await readOrder(tx, rental), offer)
    const order = (await readOrder(tx, rental)).id
    await audit(tx, staffId, made.now, 'offer made', id, { order, to: status, kind })
  }

  const [pet, time] = [take('en'), take('es')]
  for (const [rental, kind, hours] of [
    [pet, 'pet', 6],
    [time, 'timeChange', 4],
  ] as const) {
    const { id, car_id: car, user_id: renter } = await readOrder(tx, rental)
    const asked = { kind, text: requestLines[kind], order: id, car }
    await insertSpecialRequest(tx, renter, asked, ago(hours))
  }
  const broken = take('es', ['1', '2'])
  await breakCar(tx, await readOrder(tx, broken), { staffId, now: ago(2) })
  return [late, broken, writer, other, swapping, longer, shorter, pet, time]
}

/** Off the road since then, for nobody knows how long. */
async function breakCar(
  tx: Tx,
  { car_id: car }: OrderRow,
  { staffId, now }: { staffId: string; now: Date },
): Promise<void> {
  await takeOffTheRoad(tx, {
    id: demoId('breakdown', car),
    car_id: car,
    kind: 'broken',
    from_at: now,
    until_at: null,
    reason: brokenReason,
    staff_id: staffId,
    created_at: now,
  })
  const said = { from: 'none', to: 'open', message: brokenReason }
  await audit(tx, staffId, now, 'car off the road', car, said)
}

async function write(tx: Tx, order: OrderRow, lang: Lang, now: Date): Promise<void> {
  const body = messageLines[lang]
  await addToThread(tx, order, { author: 'renter', authorId: order.user_id, body, now })
  const title = { en: 'A renter sent a message', es: 'Un cliente envió un mensaje' }
  await tellThread(tx, order, 'staff', { topic: 'messages', title, text: quoted(body) }, now)
}

/** A larger car of the area that nobody has, and a transfer for what it costs more. */
async function askForCar(tx: Tx, order: OrderRow, { services, now }: Desk): Promise<void> {
  const at = new Date(now.getTime() - 20 * minuteMs)
  const { rows } = await sql<{ id: string }>`
    select c.id from car c join car own on own.id = ${order.car_id}
    where c.area_id = ${order.area_id} and c.status = 'active' and c.seats > own.seats
      and c.month_cents > own.month_cents and not exists (select from occupancy o
        where o.car_id = c.id and o.occupied && tstzrange(${at}::timestamptz, ${order.ends_at}::timestamptz + interval '2 days'))
    order by c.seats, c.month_cents, c.id limit 1`.execute(tx)
  const [car] = rows
  if (!car) throw new Error('no larger car of the demo is free')
  const asking = { db: tx, user: { id: order.user_id }, now: at, lang: 'en', services } as const
  const start = `${addDaysToDay(dayOf(toWall(now, zoneOf(order.area_id))), 2)}T11:00`
  const wanted = { reason: 'preference', comment: swapLine } as const
  const asked = { order: order.id, carId: car.id, start, ...wanted }
  const { orderId, paid } = await askSwap(asking, asked)
  const swap = await lockOrder(tx, orderId)
  if (!swap || paid) return
  const sentAt = new Date(at.getTime() + 5 * minuteMs)
  await promiseTransfer(tx, swap, { ...transferOf(orderId), at: sentAt })
  await bookOrder(tx, swap, { paid: false, code: 'transferSent', services, now: sentAt })
}

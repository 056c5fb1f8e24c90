import { sql } from 'kysely'
import { ageOn } from '#domain/people/drivers/driver-age.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { mayDo } from '#protocol/core/rights.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { staffOrder as operation } from '#protocol/staff/order-page/staff-order.ts'
import { staffRights } from '#protocol/staff-rights.ts'
import { rentalFor } from '../../help/messages/rental-access.ts'
import { presentThread } from '../../help/help/present-thread.ts'
import { readThread } from '../../help/messages/thread-store.ts'
import { waitsForKeys } from '../../money/orders/order-facts.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import type { Handler } from '../../platform/api/handler.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { readTogether } from '../../platform/db/read-together.ts'
import { shownName } from '../../people/people/shown-name.ts'
import { latestContract } from '../../rentals/contract/contract-store.ts'
import { eventWords } from '../../rentals/dashboard/order-events.ts'
import { readRental } from '../../rentals/rentals/read-rental.ts'
import { readBookings } from '../staff/staff-bookings.ts'
import { readNotes } from './order-notes.ts'
import { readOrderMoney } from './order-money.ts'

type Page = OutputOf<typeof operation>

/** So much of what can become long is on the page. */
const mostEvents = 100
const mostLines = 3
const mostInspections = 50

/** All that is known of one order, each part for who may see its list (docs/product/staff.md#an-order). */
export const staffOrder: Handler<typeof operation> = async (context, input) => {
  const { db, user, lang, now } = context
  const may = (list: keyof typeof staffRights) => mayDo(user.rights, staffRights[list])
  const { order, area } = await rentalFor(db, input.order, user)
  const [booking] = await readBookings(context, sql`id = ${order.id}`)
  if (!booking) throw new Problem(404, texts.lostOrder)
  const money = may('staffMoney') ? await readOrderMoney(db, order, lang) : undefined
  const driverIds = booking.drivers.map(({ driverId }) => driverId)
  const [rental, car, first, contract, evidence, history, messages, notes, seen, inspections] =
    await readTogether(db, (one) => [
      readRental(one, order, lang, now),
      one.selectFrom('car').selectAll().where('id', '=', order.car_id).executeTakeFirstOrThrow(),
      readFirst(one, order.transaction_id),
      latestContract(one, order.id),
      readEvidenceEnd(one, order.id),
      readEvents(one, order, lang),
      readThread(one, order.transaction_id, undefined, mostLines),
      booking.own ? [] : readNotes(one, order.transaction_id, lang),
      readSeen(one, driverIds, lang),
      may('staffInspections') ? readInspections(one, order.transaction_id) : undefined,
    ])
  const day = dayOf(toWall(order.starts_at, area.zone))
  return {
    booking,
    zone: area.zone,
    startOrder: first.id,
    beforeKeys: isKeysOrder(order) && waitsForKeys(order),
    title: rental.rentalTitle,
    description: rental.rentalDescription,
    car: {
      id: car.id,
      name: booking.car,
      plate: car.plate,
      odometer: car.odometer,
      address: car.address,
    },
    keyBox: rental.keyBox && {
      opensAt: rental.keyBox.opensAt,
      isOpen: rental.keyBox.code !== undefined,
    },
    heldUntil:
      rental.state === 'held' && order.kind !== 'balance'
        ? toWall(order.hold_expires_at, area.zone)
        : undefined,
    returnAppointment: rental.returnAppointment?.date,
    drivers: booking.drivers.map(({ driverId, birthDate, license }) => ({
      driverId,
      age: birthDate ? ageOn(birthDate, day) : undefined,
      licenseSeen: license.verification === 'verified' ? seen.get(driverId) : undefined,
    })),
    money,
    contract: contract && {
      version: contract.version,
      madeAt: contract.created_at.toISOString(),
      acceptedAt: contract.accepted_at?.toISOString(),
    },
    evidence,
    inspections,
    history,
    notes,
    messages: presentThread(messages, 'staff', area.zone, lang),
  }
}

/** An extension goes on with the keys that are out, and a balance has none. */
const isKeysOrder = ({ kind, state }: OrderRow) =>
  state === 'booked' && kind !== 'extension' && kind !== 'balance'

const readFirst = (db: Db | Tx, transactionId: string) =>
  db
    .selectFrom('rental_order')
    .select('id')
    .where('transaction_id', '=', transactionId)
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirstOrThrow()

/** How long an order's log of evidence is, and how it ends. */
async function readEvidenceEnd(db: Db | Tx, orderId: string): Promise<Page['evidence']> {
  const last = await db
    .selectFrom('evidence_entry')
    .select(['number', 'hash', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('number', 'desc')
    .executeTakeFirst()
  return {
    // Numbers have no gaps.
    entries: last?.number ?? 0,
    last: last && { hash: last.hash, at: last.at.toISOString() },
  }
}

type EventRow = {
  id: number
  at: Date
  code: string
  details: unknown
  actor: string
  by: string | null
}

async function readEvents(db: Db | Tx, order: OrderRow, lang: Lang): Promise<Page['history']> {
  const { rows } = await sql<EventRow>`
    select e.id, e.at, e.code, e.details, e.actor,
      case when e.actor = 'staff' then ${shownName('u', lang)} end as by
    from order_event e left join app_user u on u.id = e.actor_id
    where e.order_id = ${order.id} order by e.id desc limit ${mostEvents}`.execute(db)
  return rows.map((event) => ({
    id: String(event.id),
    at: event.at.toISOString(),
    ...eventWords(order.kind, event, lang),
    actor: event.actor,
    by: event.by ?? undefined,
  }))
}

/** Who of the staff accepted each driver's license last. */
async function readSeen(
  db: Db | Tx,
  driverIds: readonly string[],
  lang: Lang,
): Promise<Map<string, { by: string; at: string }>> {
  const { rows } = await sql<{ driver: string; by: string; at: Date }>`
    select distinct on (e.subject) e.subject as driver, ${shownName('u', lang)} as by, e.at
    from audit_entry e join app_user u on u.id = e.staff_id
    where e.subject = any(${[...driverIds]}::text[]) and e.action = 'license confirm'
    order by e.subject, e.id desc`.execute(db)
  return new Map(rows.map(({ driver, by, at }) => [driver, { by, at: at.toISOString() }]))
}

async function readInspections(
  db: Db | Tx,
  transactionId: string,
): Promise<NonNullable<Page['inspections']>> {
  const { rows } = await sql<{ id: string; kind: string; at: Date; pictures: number }>`
    select i.id, i.kind, i.submitted_at as at,
      (select count(*)::int from inspection_item p where p.inspection_id = i.id) as pictures
    from inspection i where i.transaction_id = ${transactionId}
    order by i.submitted_at desc, i.id limit ${mostInspections}`.execute(db)
  return rows.map(({ at, ...one }) => ({ ...one, at: at.toISOString() }))
}

import { sql } from 'kysely'
import type { Lang } from '#protocol/core/text.ts'
import { versionOf } from '../../platform/audit/as-seen.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { type CarRow, carById } from '../../fleet/fleet/cars-store.ts'
import { inSql } from '../../fleet/fleet/rental-status.ts'
import { isOut, waitingForKeys, waitsForKeys } from '../../money/orders/order-facts.ts'
import { type OrderRow, readOrders } from '../../money/orders/orders-store.ts'
import { shownName } from '../../people/people/shown-name.ts'
import { liveOffer } from '../rental-offers/rental-offers-store.ts'

/** A renter who has a broken car, or booked it for some of that time. */
export type Concerned = {
  order: OrderRow
  name: string
  firstName: string
  lang: string
  /** Booked, of the same rental: a change to another car. */
  change: OrderRow | undefined
  /** The car that they change to. */
  changesTo: CarRow | undefined
  /** Everything back was offered, and nobody has answered. */
  isRefundOffered: boolean
}

type Row = OrderRow & { renter: string; first_name: string | null; language: string }

/** Of an order as `o`: whoever has its car, or has booked it and not only to go on with an extension. */
const hasOrBooked = sql`(o.rental_status in ${inSql.running}
  or (o.rental_status = ${inSql.notPickedUp} and o.kind <> 'extension'))`

/** Of a breakdown as `b` and an order as `o`: the car is broken for some of that time, and nobody has lifted it. */
const isBrokenFor = (now: Date) => sql`b.kind = 'broken' and b.lifted_at is null
  and (b.until_at is null or b.until_at > ${now}::timestamptz)
  and tstzrange(b.from_at, b.until_at)
    && tstzrange(o.starts_at, greatest(o.ends_at, ${now}::timestamptz + interval '1 minute'))`

/** A broken car with so many renters for whom nothing was done yet. */
export type CarToSettle = {
  car: string
  name: string
  plate: string
  reason: string
  renters: number
}

/**
 * The broken cars whose renters wait for another one: no change is booked for them, and nothing was offered
 * (docs/product/cars.md#off-the-road). The most renters first.
 */
export async function carsToSettle(db: Db | Tx, now: Date): Promise<CarToSettle[]> {
  const { rows } = await sql<CarToSettle>`
    select c.id as car, c.make || ' ' || c.model || ' ' || c.year as name, c.plate, b.reason,
      count(*)::int as renters
    from car_breakdown b join car c on c.id = b.car_id join rental_order o on o.car_id = b.car_id
    where ${isBrokenFor(now)} and ${hasOrBooked}
      and not exists (select from rental_order s where s.previous_order_id = o.id and s.kind = 'swap'
        and ${waitingForKeys})
      and not exists (select from rental_offer f where f.transaction_id = o.transaction_id
        and f.because = 'broken' and f.status = 'open')
    group by c.id, b.id order by renters desc, c.plate limit 50`.execute(db)
  return rows
}

/**
 * Who has a car that broke down, or has booked it for some of that time, and not only to go on with an extension:
 * whoever has it first, then by their start (docs/product/cars.md#off-the-road).
 * @param only one order, where only that one is asked for
 */
export async function readConcerned(
  db: Db | Tx,
  carId: string,
  { lang, only, now }: { lang: Lang; only?: string; now: Date },
): Promise<Concerned[]> {
  const { rows } = await sql<Row>`
    select o.*, ${shownName('u', lang)} as renter, u.first_name, u.language
    from rental_order o join app_user u on u.id = o.user_id
    where o.car_id = ${carId} and ${hasOrBooked}
      and (${only ?? null}::text is null or o.id = ${only ?? null}::text)
      and exists (select from car_breakdown b where b.car_id = o.car_id and ${isBrokenFor(now)})
    order by o.starts_at, o.id limit 50`.execute(db)
  const concerned: Concerned[] = []
  for (const { renter, first_name, language, ...order } of rows) {
    const orders = await readOrders(db, order.transaction_id)
    const change = orders.find(
      (one) => one.kind === 'swap' && one.previous_order_id === order.id && waitsForKeys(one),
    )
    const offer = await liveOffer(db, order.transaction_id, 'swap')
    concerned.push({
      order,
      name: renter,
      firstName: first_name ?? renter,
      lang: language,
      change,
      changesTo: change && (await carById(db, change.car_id)),
      isRefundOffered: offer?.because === 'broken' && offer.status === 'open',
    })
  }
  return concerned.toSorted((one, other) => Number(isOut(other.order)) - Number(isOut(one.order)))
}

/** What was seen of a renter: their order, and what was done for them. */
export const concernedVersion = ({ order, change, isRefundOffered }: Concerned): string =>
  versionOf(
    [
      order.id,
      order.rental_status,
      order.arrived_for,
      order.car_id,
      order.starts_at,
      order.ends_at,
    ],
    [order.paid, order.confirmation, change?.id, isRefundOffered],
  )

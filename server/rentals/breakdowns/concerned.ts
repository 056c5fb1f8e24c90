import { sql } from 'kysely'
import type { Lang } from '#protocol/core/text.ts'
import { versionOf } from '../../platform/audit/as-seen.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { type CarRow, carById } from '../../fleet/fleet/cars-store.ts'
import { inSql } from '../../fleet/fleet/rental-status.ts'
import { isOut, waitsForKeys } from '../../money/orders/order-facts.ts'
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
    where o.car_id = ${carId} and (o.rental_status in ${inSql.running}
        or (o.rental_status = ${inSql.notPickedUp} and o.kind <> 'extension'))
      and (${only ?? null}::text is null or o.id = ${only ?? null}::text)
      and exists (select from car_breakdown b where b.car_id = o.car_id and b.kind = 'broken' and b.lifted_at is null
        and (b.until_at is null or b.until_at > ${now}::timestamptz)
        and tstzrange(b.from_at, b.until_at) && tstzrange(o.starts_at, greatest(o.ends_at, ${now}::timestamptz + interval '1 minute')))
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

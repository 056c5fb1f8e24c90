import { type RawBuilder, sql } from 'kysely'
import { occupiedUntil } from '#domain/fleet/fleet/turn-around.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Keeper } from './keeper.ts'

type Hold = { carId: string; startsAt: Date; endsAt: Date; expiresAt: Date; now: Date }

/** For whom a car is held: an order, or an entry of the waiting list that is offered it. */
type Holder = Exclude<Keeper, { relocationId: string }>

/**
 * Keeps the car for an order or an offer of the waiting list until the hold is over. The database
 * refuses an overlap whatever else happens: who comes too late reads `occupancy_no_overlap` of the
 * database's refusals (docs/product/search.md#occupancy).
 */
export async function holdCar(tx: Tx, hold: Hold & Holder): Promise<void> {
  await holding(hold).execute(tx)
}

/**
 * The statement of it, for one that does more: `after` names what is written there before it.
 */
export function holding(
  { carId, startsAt, endsAt, expiresAt, now, ...holder }: Hold & Holder,
  after?: string,
): RawBuilder<Record<string, unknown>> {
  const [column, id] =
    'orderId' in holder
      ? [sql`order_id`, holder.orderId]
      : [sql`waiting_list_item_id`, holder.waitingListItemId]
  return sql<Record<string, unknown>>`
    insert into occupancy (car_id, kind, ${column}, period, occupied, expires_at, created_at)
    select ${carId}, 'hold', ${id},
      tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz),
      tstzrange(${startsAt}::timestamptz, ${occupiedUntil(endsAt)}::timestamptz),
      ${expiresAt}::timestamptz, ${now}::timestamptz
    ${after === undefined ? sql`` : sql`from ${sql.table(after)}`}`
}

/**
 * Keeps the car for an order that somebody else agreed on before, without a hold (docs/product/company.md#moving-in);
 * the database refuses an overlap here too.
 */
export async function takeAgreedCar(
  tx: Tx,
  { orderId, carId, startsAt, endsAt, now }: Omit<Hold, 'expiresAt'> & { orderId: string },
): Promise<void> {
  await sql`
    insert into occupancy (car_id, kind, order_id, period, occupied, created_at)
    values (${carId}, 'rental', ${orderId}, tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz),
      tstzrange(${startsAt}::timestamptz, ${occupiedUntil(endsAt)}::timestamptz), ${now}::timestamptz)`.execute(
    tx,
  )
}

/** Keeps a car for an order for exactly that time, whose hours after it are counted already. */
export async function holdStretch(
  tx: Tx,
  {
    orderId,
    carId,
    from,
    until,
    expiresAt,
    now,
  }: { orderId: string; carId: string; from: Date; until: Date; expiresAt: Date; now: Date },
): Promise<void> {
  const stretch = sql`tstzrange(${from}::timestamptz, ${until}::timestamptz)`
  await sql`
    insert into occupancy (car_id, kind, order_id, period, occupied, expires_at, created_at)
    values (${carId}, 'hold', ${orderId}, ${stretch}, ${stretch}, ${expiresAt}::timestamptz, ${now}::timestamptz)`.execute(
    tx,
  )
}

/** An order's hold ends at another time. */
export async function holdUntil(tx: Tx, orderId: string, until: Date): Promise<void> {
  await tx
    .updateTable('occupancy')
    .set({ expires_at: until })
    .where('order_id', '=', orderId)
    .execute()
}

/** What was held for an order is rented: it ends no more by itself. */
export async function rentHeldCar(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable('occupancy')
    .set({ kind: 'rental', expires_at: null })
    .where('order_id', '=', orderId)
    .execute()
}

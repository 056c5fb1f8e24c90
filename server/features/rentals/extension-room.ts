import { sql } from 'kysely'
import { occupiedUntil, turnAroundMinutes } from '#domain/fleet/turn-around.ts'
import { slotMinutes } from '#domain/time/time-slots.ts'
import { addDays, type WallTime, wallFromMinutes, wallMinutes } from '#domain/time/wall-time.ts'
import { toInstant, toWall } from '#domain/time/zone.ts'
import type { Text } from '#protocol/core/text.ts'
import type { Db, Tx } from '../../db/database.ts'
import { formatWallTime } from '#domain/time/format-date.ts'
import { extendFromDays } from './order-facts.ts'
import type { OrderRow } from './orders-store.ts'

const usualDays = 7

/** What an extension occupies: all that follows its own rental's gap (PRODUCT.md 4). */
export function extensionPeriod(order: OrderRow, end: WallTime, zone: string) {
  return { from: occupiedUntil(order.ends_at), endsAt: toInstant(end, zone) }
}

/** How far an order can be extended on its area's wall clock. */
export type ExtensionRoom = {
  /** From when it may be asked for (SEED.md 9). */
  opensAt: WallTime
  /** The end of the order: where an extension begins. */
  start: WallTime
  /** The latest end that nobody is in the way of; absent when nobody is at all. */
  latestEnd: WallTime | undefined
}

/** Looks for who has the car next; holds of the renter's own end with a new one. */
export async function extensionRoom(
  db: Db | Tx,
  order: OrderRow,
  zone: string,
): Promise<ExtensionRoom> {
  const { rows } = await sql<{ next: Date | null }>`
    select min(lower(occupied)) as next
    from occupancy left join rental_order o on o.id = occupancy.order_id
    where occupancy.car_id = ${order.car_id}
      and upper(occupied) > ${occupiedUntil(order.ends_at)}::timestamptz
      and (o.state = 'held' and o.user_id = ${order.user_id}) is not true`.execute(db)
  const start = toWall(order.ends_at, zone)
  const next = rows[0]?.next
  return {
    opensAt: addDays(start, -extendFromDays),
    start,
    latestEnd: next ? latestBefore(next, start, zone) : undefined,
  }
}

/** The last half hour after which the gap still fits before `next`; never before `start`. */
function latestBefore(next: Date, start: WallTime, zone: string): WallTime {
  const last = wallMinutes(toWall(new Date(next.getTime() - turnAroundMinutes * 60_000), zone))
  const slot = wallFromMinutes(Math.floor(last / slotMinutes) * slotMinutes)
  return slot > start ? slot : start
}

/** Whether nobody else has the car until the new end; told before paying (PRODUCT.md 6). */
export function isRoomFor({ latestEnd }: ExtensionRoom, end: WallTime): boolean {
  return latestEnd === undefined || end <= latestEnd
}

/** A week more, or what there is room for when that is at least a day. */
export function usualExtension({ start, latestEnd }: ExtensionRoom): WallTime {
  const week = addDays(start, usualDays)
  const isShort = latestEnd !== undefined && latestEnd < week && latestEnd >= addDays(start, 1)
  return isShort ? latestEnd : week
}

/** Why an end is too late, with the latest one that is not. */
export function noRoomText({ start, latestEnd = start }: ExtensionRoom): Text {
  if (latestEnd < addDays(start, 1)) {
    return {
      en: 'Somebody else has this car right after your rental, so it cannot be extended. You can change the car.',
      es: 'Otra persona tiene este auto justo después de tu renta, así que no se puede extender. Puedes cambiar de auto.',
    }
  }
  const end = formatWallTime(latestEnd)
  return {
    en: `Somebody else has this car after that. The latest possible end is ${end}.`,
    es: `Otra persona tiene este auto después. El final más tardío posible es ${end}.`,
  }
}

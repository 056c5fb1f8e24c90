import { sql } from 'kysely'
import { extensionSlot } from '#domain/rentals/extension/steps.ts'
import { extensionOpens } from '#domain/money/orders/extension-opens.ts'
import { occupiedUntil, turnAroundMinutes } from '#domain/fleet/fleet/turn-around.ts'
import { slotMinutes } from '#domain/core/time/time-slots.ts'
import {
  addDays,
  type WallTime,
  wallFromMinutes,
  wallMinutes,
} from '#domain/core/time/wall-time.ts'
import { toInstant, toWall } from '#domain/core/time/zone.ts'
import type { Text } from '#protocol/core/text.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { dayAndTime } from '#domain/core/time/format-date.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'

const usualDays = 7

const minuteMs = 60_000

const later = (one: Date, other: Date) => (one > other ? one : other)

/** When an extension begins: at the end of its order or, once that is over, now (docs/product/rental.md#extension). */
export function extensionStart(order: Pick<OrderRow, 'ends_at'>, now: Date): Date {
  return later(order.ends_at, new Date(Math.floor(now.getTime() / minuteMs) * minuteMs))
}

/** What an extension occupies: all that follows its own rental's gap, from now on (docs/product/search.md#occupancy). */
export function extensionPeriod(order: OrderRow, end: WallTime, zone: string, now: Date) {
  const startsAt = extensionStart(order, now)
  return {
    startsAt,
    from: later(occupiedUntil(order.ends_at), startsAt),
    endsAt: toInstant(end, zone),
  }
}

/** How far an order can be extended on its area's wall clock. */
export type ExtensionRoom = {
  /** From when it may be asked for (docs/product/rental.md#extension). */
  opensAt: WallTime
  /** Where an extension begins: the end of the order, or now when that is over. */
  start: WallTime
  /** The latest end that nobody is in the way of; absent when nobody is at all. */
  latestEnd: WallTime | undefined
}

/** Looks for who has the car next; holds of the renter's own end with a new one. */
export async function extensionRoom(
  db: Db | Tx,
  order: Pick<OrderRow, 'ends_at' | 'car_id' | 'user_id'>,
  zone: string,
  now: Date,
): Promise<ExtensionRoom> {
  const startsAt = extensionStart(order, now)
  const from = later(occupiedUntil(order.ends_at), startsAt)
  const { rows } = await sql<{ next: Date | null }>`
    select min(lower(occupied)) as next
    from occupancy left join rental_order o on o.id = occupancy.order_id
    where occupancy.car_id = ${order.car_id}
      and upper(occupied) > ${from}::timestamptz
      and (o.state = 'held' and o.user_id = ${order.user_id}) is not true`.execute(db)
  const start = toWall(startsAt, zone)
  const next = rows[0]?.next
  return {
    opensAt: extensionOpens(toWall(order.ends_at, zone)),
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

/** Whether nobody else has the car until the new end; told before paying (docs/product/rental.md#extension). */
export function isRoomFor({ latestEnd }: ExtensionRoom, end: WallTime): boolean {
  return latestEnd === undefined || end <= latestEnd
}

/** A week more, to the half hour, or what there is room for when that is at least a day. */
export function usualExtension({ start, latestEnd }: ExtensionRoom): WallTime {
  const week = addDays(extensionSlot(start), usualDays)
  const isShort = latestEnd !== undefined && latestEnd < week && latestEnd >= addDays(start, 1)
  return isShort ? latestEnd : week
}

/** Whether there is room for at least a day more. */
export const hasRoom = ({ start, latestEnd }: ExtensionRoom): boolean =>
  latestEnd === undefined || latestEnd >= addDays(start, 1)

/** Why an end is too late, with the latest one that is not. */
export function noRoomText({ start, latestEnd = start }: ExtensionRoom): Text {
  if (latestEnd < addDays(start, 1)) {
    return {
      en: 'Somebody else has this car right after your rental, so you cannot extend it. You can change your car.',
      es: 'Otra persona tiene este auto justo después de tu renta, así que no se puede extender. Puedes cambiar de auto.',
    }
  }
  return {
    en: `Somebody else has this car after that. You can extend until ${dayAndTime(latestEnd, 'en')}.`,
    es: `Otra persona tiene este auto después. Puedes extender hasta el ${dayAndTime(latestEnd, 'es')}.`,
  }
}

/** Whether a screen can have shown this start: once the order is over, it moves on with every minute. */
export function mayHaveShown(
  room: ExtensionRoom,
  shown: WallTime | undefined,
  end: WallTime,
): boolean {
  return shown === undefined || (shown >= end && shown <= room.start)
}

/** A screen showed another start than the extension has. */
export function beginsText(start: WallTime): Text {
  return {
    en: `This extension starts on ${dayAndTime(start, 'en')}. Please review it.`,
    es: `Esta extensión empieza el ${dayAndTime(start, 'es')}. Revísala.`,
  }
}

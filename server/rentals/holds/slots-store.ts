import { openingHours } from '../../fleet/site/areas-store.ts'
import { type Selectable, sql } from 'kysely'
import {
  appointmentId,
  type AppointmentKind,
  isNearStart,
  isSlotOver,
  pickupSlots,
} from '#domain/fleet/fleet/pickup-slots.ts'
import { addDaysToDay, type Day, dayOf, type WallTime } from '#domain/core/time/wall-time.ts'
import { toInstant, toWall } from '#domain/core/time/zone.ts'
import type { PickupSlot } from '#protocol/fleet/cars/pickup-slot.ts'
import type { Lang, Text } from '#protocol/core/text.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'

type Area = Selectable<Schema['area']>

const reasons = {
  past: { en: 'This time has passed', es: 'Esta hora ya pasó' },
  full: {
    en: 'This time is fully booked',
    es: 'Esta hora está llena',
  },
} satisfies Record<string, Text>

/** The pickup slots within 2 hours of a start, in opening hours, with those that are taken (docs/product/search.md#slots). */
export function slotsNear(
  db: Db | Tx,
  area: Area,
  start: WallTime,
  now: Date,
  lang: Lang,
): Promise<PickupSlot[]> {
  const day = dayOf(start)
  const days = [addDaysToDay(day, -1), day, addDaysToDay(day, 1)]
  return slotsOn(db, area, { kind: 'pickup', days, now, lang }, (slot) => isNearStart(slot, start))
}

type Asked = {
  kind: AppointmentKind
  days: Day[]
  now: Date
  lang: Lang
  /** Whose own place is free for it. */
  order?: string
}

/** The slots of a kind on some days that `fits`, each with the reason why it cannot be taken. */
export async function slotsOn(
  db: Db | Tx,
  area: Area,
  { kind, days, now, lang, order }: Asked,
  fits: (slot: WallTime) => boolean,
): Promise<PickupSlot[]> {
  const slots = days
    .flatMap((each) => pickupSlots({ day: each, ...openingHours(area) }))
    .filter(({ slot }) => fits(slot))
  const taken = await seatsTaken(
    db,
    area,
    slots.map(({ slot }) => slot),
    { kind, order },
  )
  return slots.map(({ slot, price }) => {
    const reason = isSlotOver(toInstant(slot, area.zone), now)
      ? reasons.past
      : (taken.get(slot) ?? 0) >= area.slot_capacity
        ? reasons.full
        : undefined
    return {
      appointmentId: appointmentId(kind, area.id, slot),
      id: kind,
      date: slot,
      price: price / 100,
      available: reason === undefined,
      ...(reason ? { reason: reason[lang] } : {}),
    }
  })
}

async function seatsTaken(
  db: Db | Tx,
  area: Area,
  slots: WallTime[],
  { kind, order = '' }: Pick<Asked, 'kind' | 'order'>,
): Promise<Map<WallTime, number>> {
  const instants = slots.map((slot) => toInstant(slot, area.zone))
  if (instants.length === 0) return new Map()
  const { rows } = await sql<{ starts_at: Date; seats: number }>`
    select starts_at, count(*)::int as seats from appointment_seat
    where area_id = ${area.id} and starts_at = any(${instants.map((at) => at.toISOString())}::timestamptz[])
      and not (order_id = ${order} and kind = ${kind})
    group by starts_at`.execute(db)
  return new Map(rows.map((row) => [toWall(row.starts_at, area.zone), row.seats]))
}

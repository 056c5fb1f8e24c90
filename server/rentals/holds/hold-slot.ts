import { openingHours } from '../../fleet/site/areas-store.ts'
import { sql } from 'kysely'
import {
  type AppointmentKind,
  isNearStart,
  isSlotOver,
  parseAppointmentId,
  pickupSlots,
} from '#domain/fleet/fleet/pickup-slots.ts'
import { dayOf, type WallTime } from '#domain/core/time/wall-time.ts'
import { toInstant } from '#domain/core/time/zone.ts'
import { conflict } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import { bookingTexts } from '../../fleet/pricing/booking-texts.ts'

type Area = {
  id: string
  zone: string
  opens: string
  closes: string
  other_hours: string
  slot_capacity: number
}

/**
 * Takes the lowest free seat at a pickup slot. The capacity is the database's constraint.
 * @throws Problem 409 when the slot is full, over, outside opening hours or far from the start
 */
export async function holdSlot(
  tx: Tx,
  area: Area,
  { appt, orderId, start, now }: { appt: string; orderId: string; start: WallTime; now: Date },
): Promise<void> {
  const slot = parseAppointmentId(appt)?.wall
  const open =
    slot &&
    pickupSlots({ day: dayOf(slot), ...openingHours(area) }).find((one) => one.slot === slot)
  if (!slot || !open || !isNearStart(slot, start)) throw conflict(bookingTexts.slotFarFromStart)
  const startsAt = toInstant(slot, area.zone)
  if (isSlotOver(startsAt, now)) throw conflict(bookingTexts.slotGone)
  const seat = { slot, startsAt, kind: 'pickup' as const, orderId, cents: open.price }
  if (!(await takeSeat(tx, area, seat))) throw conflict(bookingTexts.slotGone)
}

type Seat = {
  slot: WallTime
  startsAt: Date
  kind: AppointmentKind
  orderId: string
  cents: number
}

/**
 * Takes the lowest free seat at a slot, in place of the order's earlier one of that kind.
 * @returns whether there was one
 */
export async function takeSeat(
  tx: Tx,
  area: Area,
  { slot, startsAt, kind, orderId, cents }: Seat,
): Promise<boolean> {
  const { rows } = await sql<{ seat: number | null }>`
    select take_seat(${area.id}, ${slot}, ${startsAt}::timestamptz, ${area.slot_capacity}::int,
      ${kind}, ${orderId}, ${cents}::int) as seat`.execute(tx)
  return rows[0]?.seat !== null
}

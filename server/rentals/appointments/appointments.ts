import { appointmentWindow } from '#domain/fleet/fleet/appointment-window.ts'
import type { AppointmentKind } from '#domain/fleet/fleet/pickup-slots.ts'
import { addDaysToDay, type Day, dayOf, type WallTime } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { PickupSlot } from '#protocol/fleet/cars/pickup-slot.ts'
import type { appointments as operation } from '#protocol/rentals/appointments/appointments.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { slotsOn } from '../holds/slots-store.ts'
import { areaById } from '../../fleet/site/areas-store.ts'
import { type OrderRow, ownOrder } from '../../money/orders/orders-store.ts'

/** The window of an order's appointments on its area's wall clock. */
export function windowOf(
  order: OrderRow,
  kind: AppointmentKind,
  zone: string,
  now: Date,
  early = false,
) {
  return appointmentWindow(kind, {
    start: toWall(order.starts_at, zone),
    end: toWall(order.ends_at, zone),
    now: toWall(now, zone),
    early,
  })
}

/** The slots of a day for an order, and the days to choose from. */
export const appointments: Handler<typeof operation> = async ({ db, user, now, lang }, input) => {
  const order = await ownOrder(db, input.order, user.id)
  const area = order && (await areaById(db, order.area_id))
  if (!order || !area) throw new Problem(404, texts.lostOrder)
  const { from, to } = windowOf(order, input.kind, area.zone, now, input.early)
  const days: Day[] = []
  for (let day = dayOf(from); day <= dayOf(to); day = addDaysToDay(day, 1)) days.push(day)
  // What is past today stands there too, with the reason why it cannot be taken.
  const since: WallTime = from === toWall(now, area.zone) ? `${dayOf(from)}T00:00` : from
  const readSlots = (day: Day) =>
    slotsOn(db, area, { kind: input.kind, days: [day], now, lang, order: order.id }, (slot) => {
      return slot >= since && slot <= to
    })
  const day = input.day ?? (await firstFree(days, readSlots)) ?? dayOf(from)
  return { days, day, appointments: await readSlots(day) }
}

/** The day to begin with: in the evening there is nothing to be had today. */
async function firstFree(
  days: readonly Day[],
  slotsOf: (day: Day) => Promise<PickupSlot[]>,
): Promise<Day | undefined> {
  for (const day of days) {
    if ((await slotsOf(day)).some(({ available }) => available)) return day
  }
  return days[0]
}

import { appointmentWindow } from '#domain/fleet/appointment-window.ts'
import type { AppointmentKind } from '#domain/fleet/pickup-slots.ts'
import { addDaysToDay, type Day, dayOf } from '#domain/time/wall-time.ts'
import { toWall } from '#domain/time/zone.ts'
import type { appointments as operation } from '#protocol/rentals/appointments.ts'
import type { Handler } from '../../core/handler.ts'
import { Problem, texts } from '../../core/problem.ts'
import { slotsOn } from '../bookings/slots-store.ts'
import { areaById } from '../site/areas-store.ts'
import { type OrderRow, ownOrder } from './orders-store.ts'

/** The window of an order's appointments on its area's wall clock. */
export function windowOf(order: OrderRow, kind: AppointmentKind, zone: string, now: Date) {
  return appointmentWindow(kind, {
    start: toWall(order.starts_at, zone),
    end: toWall(order.ends_at, zone),
    now: toWall(now, zone),
  })
}

/** The slots of a day for an order, and the days to choose from. */
export const appointments: Handler<typeof operation> = async ({ db, user, now, lang }, input) => {
  const order = await ownOrder(db, input.order, user.id)
  const area = order && (await areaById(db, order.area_id))
  if (!order || !area) throw new Problem(404, texts.lostOrder)
  const { from, to } = windowOf(order, input.kind, area.zone, now)
  const days: Day[] = []
  for (let day = dayOf(from); day <= dayOf(to); day = addDaysToDay(day, 1)) days.push(day)
  const day = input.day ?? days[0] ?? dayOf(from)
  const asked = { kind: input.kind, days: [day], now, lang }
  const slots = await slotsOn(db, area, asked, (slot) => slot >= from && slot <= to)
  return { days, day, appointments: slots }
}

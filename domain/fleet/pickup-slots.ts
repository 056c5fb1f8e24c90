import {
  addMinutes,
  type Day,
  parseWallTime,
  timeOf,
  type WallTime,
  wallMinutes,
} from '../time/wall-time.ts'

/** A slot every 30 minutes in opening hours (PRODUCT.md 4). */
const stepMinutes = 30
/** Evening pickup: from 18:00, in cents. */
const eveningPrice = 1_500
const eveningFrom = '18:00'
/** How far from the start a pickup may be. */
const nearMinutes = 120

export const appointmentKinds = ['pickup', 'return', 'maintenance', 'swap'] as const
export type AppointmentKind = (typeof appointmentKinds)[number]

/** All slots of a day; `opens` and `closes` are HH:mm, the last slot begins before closing. */
export function slotsOfDay(day: Day, opens: string, closes: string): WallTime[] {
  const slots: WallTime[] = []
  const end: WallTime = `${day}T${closes}`
  for (let slot: WallTime = `${day}T${opens}`; slot < end; slot = addMinutes(slot, stepMinutes))
    slots.push(slot)
  return slots
}

/** Cents for a pickup at this time. */
export function slotPrice(slot: WallTime): number {
  return timeOf(slot) >= eveningFrom ? eveningPrice : 0
}

/** Within 2 hours of the start, before or after. */
export function isNearStart(slot: WallTime, start: WallTime): boolean {
  return Math.abs(wallMinutes(slot) - wallMinutes(start)) <= nearMinutes
}

/** The wire's appointmentId: one text for area, kind and time. */
export function appointmentId(kind: AppointmentKind, areaId: string, slot: WallTime): string {
  return `${kind}.${areaId}.${slot.replace(/\D/g, '')}`
}

export function parseAppointmentId(
  id: string,
): { kind: AppointmentKind; areaId: string; slot: WallTime } | undefined {
  const match = /^([a-z]+)\.([\w-]+)\.(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(id)
  if (!match) return undefined
  const [, kind, areaId, year, month, day, hour, minute] = match
  const slot = parseWallTime(`${year}-${month}-${day}T${hour}:${minute}`)
  const known = appointmentKinds.find((name) => name === kind)
  return slot && known && areaId ? { kind: known, areaId, slot } : undefined
}

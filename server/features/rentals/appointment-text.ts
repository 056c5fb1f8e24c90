import type { AppointmentKind } from '#domain/fleet/pickup-slots.ts'
import type { Text } from '#protocol/core/text.ts'
import { momentText } from '../../core/moment-text.ts'

const names: Record<AppointmentKind, Text> = {
  pickup: { en: 'Pickup', es: 'Entrega' },
  swap: { en: 'Change of car', es: 'Cambio de auto' },
  return: { en: 'Return', es: 'Devolución' },
  maintenance: { en: 'Maintenance', es: 'Mantenimiento' },
}

type Area = { zone: string; pickup_address: string }

/** 'Pickup: Friday, January 5, 2024 (05/01/2024), 10:00, at …', on the area's clock. */
export function appointmentText(kind: AppointmentKind, at: Date, area: Area): Text {
  const { zone, pickup_address: place } = area
  return {
    en: `${names[kind].en}: ${momentText(at, zone, 'en')}, at ${place}.`,
    es: `${names[kind].es}: ${momentText(at, zone, 'es')}, en ${place}.`,
  }
}

import type { AppointmentKind } from '#domain/fleet/fleet/pickup-slots.ts'
import type { Text } from '#protocol/core/text.ts'
import { dateTimeText } from '../../platform/mail/date-time-text.ts'

const names: Record<AppointmentKind, Text> = {
  pickup: { en: 'Pickup', es: 'Entrega' },
  swap: { en: 'Car change', es: 'Cambio de auto' },
  return: { en: 'Return', es: 'Devolución' },
  maintenance: { en: 'Maintenance', es: 'Mantenimiento' },
}

/** 'Pickup: Friday, January 5, 2024, 10:00, at …', on the clock of this IANA zone. */
export function appointmentText(
  kind: AppointmentKind,
  at: Date,
  zone: string,
  place: string,
): Text {
  return {
    en: `${names[kind].en}: ${dateTimeText(at, zone, 'en')}, at ${place}.`,
    es: `${names[kind].es}: ${dateTimeText(at, zone, 'es')}, en ${place}.`,
  }
}

import type { Text } from '#protocol/core/text.ts'

export const staffTexts = {
  decidedAlready: {
    en: 'Somebody decided this already; nothing was changed. The audit log tells who and how.',
    es: 'Alguien ya decidió esto; no se cambió nada. El registro de acciones dice quién y cómo.',
  },
  changedSince: {
    en: 'This changed after you opened the list, so nothing was decided. Look at it as it is now.',
    es: 'Esto cambió después de que abriste la lista, así que no se decidió nada. Míralo como está ahora.',
  },
  lowDeposit: {
    en: 'The deposit is too low for the current drivers. Ask the renter to renew the insurance that lowered it, or refuse the booking so they can book again.',
    es: 'El depósito es muy bajo para los conductores actuales. Pide al cliente que renueve el seguro que lo bajó, o rechaza la reserva para que reserve de nuevo.',
  },
  own: {
    en: 'This is your own. A colleague has to decide on it.',
    es: 'Esto es tuyo. Lo tiene que decidir alguien más del equipo.',
  },
} satisfies Record<string, Text>

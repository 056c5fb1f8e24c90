import type { Text } from '#protocol/core/text.ts'

/** What people are told when a car did not come back (docs/product/search.md#occupancy). */
export const overdueTexts = {
  late: {
    title: { en: 'Your car should be back by now', es: 'Tu auto ya debería estar de vuelta' },
    text: {
      en: 'The 6-hour grace period is over. Each started day now costs one day’s rent, and somebody may be waiting for this car. Return it, or extend if it is available.',
      es: 'Pasaron las 6 horas de tolerancia. Cada día iniciado cuesta un día de renta y alguien puede estar esperando este auto. Devuélvelo o extiende la renta si está disponible.',
    },
  },
  staff: {
    title: { en: 'A car is overdue', es: 'Un auto está atrasado' },
  },
  wayOut: {
    title: {
      en: 'The car you booked is late',
      es: 'El auto que reservaste está atrasado',
    },
    description: {
      en: 'It may not be back in time. Take a similar car at no cost, or get a full refund. If it comes back in time, your booking stays the same.',
      es: 'Puede que no vuelva a tiempo. Toma un auto similar sin costo o recibe un reembolso total. Si vuelve a tiempo, tu reserva sigue igual.',
    },
  },
  carIsBack: {
    en: 'The car you booked is back, so your booking stays the same.',
    es: 'El auto que reservaste ya volvió, así que tu reserva sigue igual.',
  },
  onlyRefund: {
    en: 'Your account is blocked, so you cannot take another car. You can get the full refund.',
    es: 'Tu cuenta está bloqueada, así que no puedes tomar otro auto. Puedes recibir el reembolso total.',
  },
  noSimilarCar: {
    en: 'No similar car is available for your dates any more. Take the full refund, or ask us under Help.',
    es: 'Ya no hay un auto similar disponible en tus fechas. Acepta el reembolso total o pregúntanos en Ayuda.',
  },
} satisfies Record<string, Text | Record<string, Text>>

import type { Text } from '#protocol/core/text.ts'

/** What people are told when a car did not come back (docs/product/search.md#occupancy). */
export const overdueTexts = {
  late: {
    title: { en: 'Your car should be back by now', es: 'Tu auto ya debería estar de vuelta' },
    text: {
      en: 'The 6 hours of grace are over: each started day now costs a day’s rent, and somebody may wait for this car. Bring it back, or extend it if it is free.',
      es: 'Pasaron las 6 horas de tolerancia: cada día iniciado cuesta un día de renta y alguien puede estar esperando este auto. Devuélvelo, o extiende la renta si está libre.',
    },
  },
  staff: {
    title: { en: 'A car is overdue', es: 'Un auto está retrasado' },
  },
  wayOut: {
    title: {
      en: 'The car of your booking is late',
      es: 'El auto de tu reserva está retrasado',
    },
    description: {
      en: 'It may not be back in time. Take a similar free car at no cost, or everything you paid back. If it comes back in time, your booking stays as it is.',
      es: 'Puede que no vuelva a tiempo. Toma un auto similar libre sin costo, o recupera todo lo que pagaste. Si vuelve a tiempo, tu reserva sigue igual.',
    },
  },
  noSimilarCar: {
    en: 'No similar car is free for your dates any more. Take everything back, or ask us under Help.',
    es: 'Ya no hay un auto similar libre en tus fechas. Recupera todo, o pregúntanos en Ayuda.',
  },
} satisfies Record<string, Text | Record<string, Text>>

import type { StatusText } from '../rental-texts.ts'

/** New dates that are the booking's once they are paid (docs/product/rental.md#other-dates). */
export const newDatesTexts: StatusText = {
  title: { en: 'New dates for your booking', es: 'Fechas nuevas para tu reserva' },
  description: {
    en: 'We hold the car for these dates. Pay the difference and they are yours; until then nothing changes.',
    es: 'Te apartamos el auto en estas fechas. Paga la diferencia y son tuyas; hasta entonces nada cambia.',
  },
}

export const newDatesPaidTexts: StatusText = {
  title: { en: 'New dates paid', es: 'Fechas nuevas pagadas' },
  description: { en: 'Your booking has these dates.', es: 'Tu reserva tiene estas fechas.' },
}

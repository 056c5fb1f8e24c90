/** Words of comparing cars, which looking at one does not load. */
const en = {
  compareText: 'Your shortlist, side by side.',
  gone: 'A car on your shortlist is no longer available.',
  asNow: 'as it is',
  noFee: 'none',
  withYou: 'with you',
  seeShort: 'See',
  see: (car: string) => `See ${car}`,
}

const es: typeof en = {
  compareText: 'Tus autos elegidos, lado a lado.',
  gone: 'Un auto que elegiste ya no está disponible.',
  asNow: 'como está',
  noFee: 'ninguno',
  withYou: 'lo tienes tú',
  seeShort: 'Ver',
  see: (car) => `Ver ${car}`,
}

export const compareMessages = { en, es }

/** Words of comparing cars, which looking at one does not load. */
const en = {
  compareText: 'Your shortlist, side by side.',
  gone: 'A car on your shortlist is no longer available.',
  withYou: 'with you',
  included: (miles: string, cents: string) => `${miles} a day included, then ${cents}`,
  back: (money: string) => `${money} back`,
  take: (model: string) => `Take the ${model}`,
  answer: 'We answer within 24 hours. If we say no, everything comes back.',
}

const es: typeof en = {
  compareText: 'Tus autos elegidos, lado a lado.',
  gone: 'Un auto que elegiste ya no está disponible.',
  withYou: 'lo tienes tú',
  included: (miles, cents) => `${miles} al día incluidas, luego ${cents}`,
  back: (money) => `${money} de vuelta`,
  take: (model) => `Tomar el ${model}`,
  answer: 'Respondemos en 24 horas. Si decimos que no, te devolvemos todo.',
}

export const compareMessages = { en, es }

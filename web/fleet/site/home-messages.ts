import { company } from '#web/core/company.ts'

/** The words of the home screen. */
const en = {
  title: 'Cars by the month',
  headline: 'Modern, simple, affordable.',
  lead: 'Cars and vans by the week or by the month. Drive for yourself or drive for work.',
  findCar: 'Find a car',
  area: 'Area',
  chooseArea: 'Choose an area',
  search: 'Search',
  longer: 'Longer trips cost less per day.',
  popular: 'Popular right now',
  from: { before: 'from', after: 'a month' },
  how: 'How it works',
  steps: [
    { title: 'Pick dates', text: 'See the full price before you sign in.' },
    { title: 'Get confirmed', text: `We confirm ${company().promise.en}.` },
    { title: 'Pick up your keys', text: 'Take photos, enter the miles and drive.' },
  ],
  givesBack: 'Your trip gives back',
  donate: (percent: string) => `We donate ${percent} of sales to charity.`,
  soFar: (amount: string) => `${amount} so far.`,
  dismiss: 'Dismiss',
  helpUkraine: 'Help Ukraine',
  helpUkraineText: 'Support people affected by the war.',
}

const es: typeof en = {
  title: 'Autos por mes',
  headline: 'Moderno, simple y económico.',
  lead: 'Autos y vans por semana o por mes. Para ti o para trabajar.',
  findCar: 'Buscar auto',
  area: 'Zona',
  chooseArea: 'Elige una zona',
  search: 'Buscar',
  longer: 'Los viajes más largos cuestan menos por día.',
  popular: 'Lo más buscado',
  from: { before: 'desde', after: 'al mes' },
  how: 'Cómo funciona',
  steps: [
    { title: 'Elige fechas', text: 'Mira el precio completo antes de entrar.' },
    { title: 'Recibe la confirmación', text: `Confirmamos ${company().promise.es}.` },
    { title: 'Recoge tus llaves', text: 'Toma fotos, anota las millas y maneja.' },
  ],
  givesBack: 'Tu viaje ayuda',
  donate: (percent) => `Donamos el ${percent} de las ventas a obras benéficas.`,
  soFar: (amount) => `${amount} hasta ahora.`,
  dismiss: 'Cerrar',
  helpUkraine: 'Ayuda a Ucrania',
  helpUkraineText: 'Apoya a las personas afectadas por la guerra.',
}

export const homeMessages = { en, es }

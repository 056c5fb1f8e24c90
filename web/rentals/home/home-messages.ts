import { counted } from '#protocol/core/counted.ts'
import type { Length } from '#web/ui/dates/usual-trip.ts'

const offersEn: Record<Length, string> = {
  7: 'A car for the week',
  30: 'A car for the month',
  90: 'A car for three months',
}
const offersEs: Record<Length, string> = {
  7: 'Un auto por una semana',
  30: 'Un auto por un mes',
  90: 'Un auto por tres meses',
}

const daysEn = counted('en', { one: 'A car for # day', other: 'A car for # days' })
const daysEs = counted('es', { one: 'Un auto por # día', other: 'Un auto por # días' })

/** The words of the home screen. */
const en = {
  title: 'Cars by the month',
  offer: (days: number) => offersEn[days as Length] ?? daysEn(days),
  from: (price: string) => `from ${price}.`,
  withMiles: (miles: string, area: string, day: string) => `With ${miles} miles. ${area}, ${day}.`,
  lead: 'Cars and vans by the week or by the month.',
  findCar: 'Find a car',
  area: 'Area',
  chooseArea: 'Choose an area',
  search: 'Search',
  searchCars: counted('en', { one: 'Search # car', other: 'Search # cars' }),
  cars: counted('en', { one: '# car', other: '# cars' }),
  areas: counted('en', { one: '# area', other: '# areas' }),
  score: (score: string) => `${score} of 10`,
  reviews: counted('en', { one: '# review', other: '# reviews' }),
  fullPrice: 'Full price',
  beforeSignIn: 'before you sign in',
  allAreas: 'Where we are',
  freeIn: (area: string) => `Available in ${area}`,
  forTrip: counted('en', { one: '# day', other: '# days' }),
  miles: (miles: string) => `${miles} miles`,
  depositBack: 'Deposit comes back.',
  all: (count: number) => `All ${count}`,
  promises: 'Modern, simple, affordable',
  priceFirst: 'See the whole price',
  priceFirstText: 'Rent, miles, deposit. Before you sign in.',
  byPhone: 'Pick it up with your phone',
  byPhoneText: 'Eight photos, then the keys.',
  billFirst: 'Bring it back, see the bill first',
  billFirstText: 'The deposit returns within 72 hours, unless there is a claim.',
  more: 'More',
  givesBack: 'Your trip gives back',
  donate: (percent: string) => `We donate ${percent} of sales to charity.`,
  soFar: (amount: string) => `${amount} so far.`,
  dismissDonation: 'Dismiss the donation note',
  dismissUkraine: 'Dismiss Help Ukraine',
  helpUkraine: 'Help Ukraine',
  helpUkraineText: 'Support people affected by the war.',
}

const es: typeof en = {
  title: 'Autos por mes',
  offer: (days) => offersEs[days as Length] ?? daysEs(days),
  from: (price) => `desde ${price}.`,
  withMiles: (miles, area, day) => `Con ${miles} millas. ${area}, ${day}.`,
  lead: 'Autos y vans por semana o por mes.',
  findCar: 'Buscar auto',
  area: 'Zona',
  chooseArea: 'Elige una zona',
  search: 'Buscar',
  searchCars: counted('es', { one: 'Buscar # auto', other: 'Buscar # autos' }),
  cars: counted('es', { one: '# auto', other: '# autos' }),
  areas: counted('es', { one: '# zona', other: '# zonas' }),
  score: (score) => `${score} de 10`,
  reviews: counted('es', { one: '# reseña', other: '# reseñas' }),
  fullPrice: 'El precio completo',
  beforeSignIn: 'antes de entrar',
  allAreas: 'Dónde estamos',
  freeIn: (area) => `Disponibles en ${area}`,
  forTrip: counted('es', { one: '# día', other: '# días' }),
  miles: (miles) => `${miles} millas`,
  depositBack: 'El depósito se te devuelve.',
  all: (count) => `Ver los ${count}`,
  promises: 'Moderno, simple y económico',
  priceFirst: 'Mira el precio completo',
  priceFirstText: 'Renta, millas y depósito. Antes de entrar.',
  byPhone: 'Recógelo con tu teléfono',
  byPhoneText: 'Ocho fotos y después las llaves.',
  billFirst: 'Devuélvelo y mira antes la cuenta',
  billFirstText: 'El depósito regresa en 72 horas, salvo que haya un reclamo.',
  more: 'Más',
  givesBack: 'Tu viaje ayuda',
  donate: (percent) => `Donamos el ${percent} de las ventas a obras benéficas.`,
  soFar: (amount) => `${amount} hasta ahora.`,
  dismissDonation: 'Cerrar la nota de donaciones',
  dismissUkraine: 'Cerrar Ayuda a Ucrania',
  helpUkraine: 'Ayuda a Ucrania',
  helpUkraineText: 'Apoya a las personas afectadas por la guerra.',
}

export const homeMessages = { en, es }

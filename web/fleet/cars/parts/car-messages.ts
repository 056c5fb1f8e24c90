import { counted } from '#protocol/core/counted.ts'

const reviews = counted('en', { one: '# review', other: '# reviews' })
const resenas = counted('es', { one: '# reseña', other: '# reseñas' })

const days = counted('en', { one: '# day', other: '# days' })
const dias = counted('es', { one: '# día', other: '# días' })

const fuelsEn: Record<string, string> = {
  gas: 'Gas',
  hybrid: 'Hybrid',
  'plug-in-hybrid': 'Plug-in hybrid',
  electric: 'Electric',
  diesel: 'Diesel',
}
const fuelsEs: typeof fuelsEn = {
  gas: 'Gasolina',
  hybrid: 'Híbrido',
  'plug-in-hybrid': 'Híbrido enchufable',
  electric: 'Eléctrico',
  diesel: 'Diésel',
}

/** The words about a car that list and details share. */
const en = {
  favourite: (name: string) => `Favorite: ${name}`,
  available: 'Available',
  availableFrom: (day: string) => `From ${day}`,
  waitingList: 'Waiting list',
  freeFrom: (day: string) => `Free from ${day}`,
  joinList: 'Join list',
  joinListFor: (name: string) => `Join list: ${name}`,
  fuel: (id: string) => fuelsEn[id] ?? id,
  fuelAndMpg: (fuel: string, mpg: number) => `${fuel}, ${mpg} mpg`,
  transmission: (id: string) =>
    id === 'automatic' ? 'Automatic' : id === 'manual' ? 'Manual' : id,
  seats: (count: number) => `${count} seats`,
  mpg: (count: number) => `${count} mpg`,
  cheapest: 'Cheapest',
  saves: (money: string) => `Saves ${money}`,
  withPlan: (plan: string, besides: string) => `with the plan “${plan}” instead of “${besides}”`,
  minimum: counted('en', { one: 'Min # day', other: 'Min # days' }),
  rating: (score: string, count: number) => `${score} of 10 (${reviews(count)})`,
  ratingCounted: (score: string, count: number) => `${score} (${count})`,
  included: (miles: string) => `${miles} miles included`,
  tripFor: (length: number, miles: string) => `for ${days(length)} with ${miles} miles`,
  fromTo: (least: string, most: string) => `${least} to ${most}`,
  depositApart: (money: string) => `Plus ${money} deposit, refundable`,
  planSaves: (plan: string, money: string) => `Plan “${plan}” saves ${money}`,
  month: 'Month',
  week: 'Week',
  day: 'Day',
  aMonth: 'a month',
  perWeek: (rate: string) => `${rate} week`,
  perDay: (rate: string) => `${rate} day`,
  perMile: (cents: string) => `${cents} mile`,
  aMile: (cents: string) => `${cents} a mile`,
  days,
}

const es: typeof en = {
  favourite: (name) => `Favorito: ${name}`,
  available: 'Disponible',
  availableFrom: (day) => `Desde ${day}`,
  waitingList: 'Lista de espera',
  freeFrom: (day) => `Libre desde el ${day}`,
  joinList: 'Unirme a la lista',
  joinListFor: (name) => `Unirme a la lista: ${name}`,
  fuel: (id) => fuelsEs[id] ?? id,
  fuelAndMpg: (fuel, mpg) => `${fuel}, ${mpg} mi/gal`,
  transmission: (id) => (id === 'automatic' ? 'Automático' : id === 'manual' ? 'Manual' : id),
  seats: (count) => `${count} asientos`,
  mpg: (count) => `${count} mi/gal`,
  cheapest: 'El más barato',
  saves: (money) => `Ahorra ${money}`,
  withPlan: (plan, besides) => `con el plan «${plan}» en vez de «${besides}»`,
  minimum: counted('es', { one: 'Mín. # día', other: 'Mín. # días' }),
  rating: (score, count) => `${score} de 10 (${resenas(count)})`,
  ratingCounted: (score, count) => `${score} (${count})`,
  included: (miles) => `${miles} millas incluidas`,
  tripFor: (length, miles) => `por ${dias(length)} con ${miles} millas`,
  fromTo: (least, most) => `${least} a ${most}`,
  depositApart: (money) => `Más ${money} de depósito, te lo devolvemos`,
  planSaves: (plan, money) => `El plan «${plan}» ahorra ${money}`,
  month: 'Mes',
  week: 'Semana',
  day: 'Día',
  aMonth: 'al mes',
  perWeek: (rate) => `${rate} semana`,
  perDay: (rate) => `${rate} día`,
  perMile: (cents) => `${cents} milla`,
  aMile: (cents) => `${cents} por milla`,
  days: dias,
}

export const carMessages = { en, es }

import { counted } from '#protocol/core/counted.ts'

/** The words of another end and other miles. */
const en = {
  title: 'What if I return on',
  day: 'Return day',
  change: 'Change',
  changeMiles: 'Change the miles',
  milesBy: 'Miles by then',
  rent: 'Rent, paid',
  more: counted('en', { one: '# day more', other: '# days more' }),
  less: counted('en', { one: '# day less', other: '# days less' }),
  miles: (miles: string, included: string) =>
    `About ${miles} in all${included && `, ${included} included`}`,
  total: 'Your bill would be',
  keepUntil: (day: string) => `Keep it until ${day}`,
  returnOn: (day: string) => `Return it on ${day}`,
  latest: (day: string) => `Until ${day}`,
}

const es: typeof en = {
  title: 'Si lo devuelvo el',
  day: 'Día de devolución',
  change: 'Cambiar',
  changeMiles: 'Cambiar las millas',
  milesBy: 'Millas para ese día',
  rent: 'Renta, pagada',
  more: counted('es', { one: '# día más', other: '# días más' }),
  less: counted('es', { one: '# día menos', other: '# días menos' }),
  miles: (miles, included) => `Unas ${miles} en total${included && `, ${included} incluidas`}`,
  total: 'Tu cuenta sería',
  keepUntil: (day) => `Quedármelo hasta el ${day}`,
  returnOn: (day) => `Devolverlo el ${day}`,
  latest: (day) => `Hasta el ${day}`,
}

export const whatIfMessages = { en, es }

import { counted } from '#protocol/core/counted.ts'

/** The words of the trust card; it travels without the rest of the program. */
const en = {
  label: (name: string, company: string) => `${name} at ${company}`,
  score: (value: number) => `${value.toFixed(1)} of 10`,
  reviews: counted('en', { one: '# review', other: '# reviews' }),
  license: 'License verified',
  rentals: counted('en', { one: '# completed rental', other: '# completed rentals' }),
  vouches: counted('en', { one: '# person vouches', other: '# people vouch' }),
  since: (day: string, _company: string) => `Member since ${day}`,
  verify: (company: string) => `Verify at ${company}`,
  missing: 'No public profile.',
  failed: 'This card could not be loaded.',
  again: 'Try again',
}

const es: typeof en = {
  label: (name, company) => `${name} en ${company}`,
  score: (value) => `${value.toFixed(1)} de 10`,
  reviews: counted('es', { one: '# reseña', other: '# reseñas' }),
  license: 'Licencia verificada',
  rentals: counted('es', { one: '# renta terminada', other: '# rentas terminadas' }),
  vouches: counted('es', { one: '# aval', other: '# avales' }),
  since: (day, company) => `En ${company} desde el ${day}`,
  verify: (company) => `Verificar en ${company}`,
  missing: 'No hay un perfil público.',
  failed: 'No se pudo cargar esta tarjeta.',
  again: 'Intentar de nuevo',
}

export const cardTexts = { en, es }

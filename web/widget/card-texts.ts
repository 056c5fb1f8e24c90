import { counted } from '#protocol/core/counted.ts'

/** The words of the trust card; it travels without the rest of the program. */
const en = {
  label: (name: string) => `${name} at Tramo`,
  score: (value: number) => `${value.toFixed(1)} of 10`,
  reviews: counted('en', { one: '# review', other: '# reviews' }),
  license: 'License verified',
  rentals: counted('en', { one: '# completed rental', other: '# completed rentals' }),
  vouches: counted('en', { one: '# person vouches', other: '# people vouch' }),
  since: (day: string) => `Member since ${day}`,
  verify: 'Verify at Tramo',
  missing: 'No public profile at Tramo.',
  failed: 'This card could not be loaded.',
  again: 'Try again',
}

const es: typeof en = {
  label: (name) => `${name} en Tramo`,
  score: (value) => `${value.toFixed(1)} de 10`,
  reviews: counted('es', { one: '# reseña', other: '# reseñas' }),
  license: 'Licencia verificada',
  rentals: counted('es', { one: '# renta terminada', other: '# rentas terminadas' }),
  vouches: counted('es', { one: '# aval', other: '# avales' }),
  since: (day) => `En Tramo desde el ${day}`,
  verify: 'Verificar en Tramo',
  missing: 'No hay un perfil público en Tramo.',
  failed: 'No se pudo cargar esta tarjeta.',
  again: 'Intentar de nuevo',
}

export const cardTexts = { en, es }

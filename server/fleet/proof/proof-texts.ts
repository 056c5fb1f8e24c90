import { mostMarks } from '#domain/fleet/proof/known-marks.ts'
import { mostOwnPhotos } from '#domain/fleet/proof/own-photos.ts'
import type { Text } from '#protocol/core/text.ts'

/** The sentences that refuse what staff do with photos and marks. */
export const proofTexts = {
  nothingToShow: {
    en: 'There is no photo to show. Leave at least one in.',
    es: 'No queda ninguna foto para mostrar. Deja al menos una.',
  },
  shownAlready: {
    en: 'The car’s page already shows these photos.',
    es: 'La página del auto ya muestra estas fotos.',
  },
  notShown: {
    en: 'The car’s page does not show these photos.',
    es: 'La página del auto no muestra estas fotos.',
  },
  isOlder: {
    en: 'The car’s page already shows newer photos.',
    es: 'La página del auto ya muestra fotos más recientes.',
  },
  tooManyPhotos: {
    en: `A car has ${mostOwnPhotos} photos at most. Remove one first.`,
    es: `Un auto tiene ${mostOwnPhotos} fotos como máximo. Quita una primero.`,
  },
  tooManyMarks: {
    en: `A car has ${mostMarks} known marks at most. Remove one first.`,
    es: `Un auto tiene ${mostMarks} marcas conocidas como máximo. Borra una primero.`,
  },
  noMark: {
    en: 'This mark was already removed.',
    es: 'Esta marca ya se borró.',
  },
} satisfies Record<string, Text>

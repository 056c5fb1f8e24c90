import { mostOwnPhotos } from '#domain/fleet/proof/own-photos.ts'
import type { Text } from '#protocol/core/text.ts'
import { mostEntries, mostPictureBytes, mostZipBytes } from './bounds.ts'

const megabytes = (bytes: number) => bytes / 1024 / 1024

/** Why a ZIP of photos, or an entry of it, is not taken. */
export const zipTexts = {
  notZip: {
    en: 'This is no ZIP file, or it is cut off or damaged.',
    es: 'Esto no es un archivo ZIP, o está incompleto o dañado.',
  },
  tooLarge: {
    en: `The file has more than ${megabytes(mostZipBytes)} MB, packed or unpacked.`,
    es: `El archivo tiene más de ${megabytes(mostZipBytes)} MB, comprimido o descomprimido.`,
  },
  tooManyEntries: {
    en: `The file has more than ${mostEntries} entries.`,
    es: `El archivo tiene más de ${mostEntries} entradas.`,
  },
  outside: {
    en: 'Its path leads out of the file.',
    es: 'Su ruta sale del archivo.',
  },
  encrypted: {
    en: 'It is encrypted. Pack it without a password.',
    es: 'Está cifrada. Comprímela sin contraseña.',
  },
  packing: {
    en: 'It is packed in a way that is not read here.',
    es: 'Está comprimida de una forma que aquí no se lee.',
  },
  pictureTooLarge: {
    en: `It has more than ${megabytes(mostPictureBytes)} MB.`,
    es: `Tiene más de ${megabytes(mostPictureBytes)} MB.`,
  },
  kind: {
    en: 'Its name does not end in .jpg, .jpeg, .png or .webp.',
    es: 'Su nombre no termina en .jpg, .jpeg, .png ni .webp.',
  },
  name: {
    en: 'Its name needs the car’s own ID, a hyphen and a number, as in car-204-1.jpg.',
    es: 'Su nombre necesita el ID propio del auto, un guion y un número, como car-204-1.jpg.',
  },
  twice: {
    en: 'Another entry is the same photo of the same car.',
    es: 'Otra entrada es la misma foto del mismo auto.',
  },
  tooMany: {
    en: `With it, its car would have more than ${mostOwnPhotos} photos.`,
    es: `Con ella, su auto tendría más de ${mostOwnPhotos} fotos.`,
  },
  damaged: {
    en: 'It is cut off or damaged, or no picture.',
    es: 'Está incompleta o dañada, o no es una imagen.',
  },
} satisfies Record<string, Text>

/** No car goes by the name of an entry. */
export const noSuchCar = (source: string): Text => ({
  en: `No car has the ID “${source}”.`,
  es: `Ningún auto tiene el ID “${source}”.`,
})

import type { MarkKind, MarkPlace } from '#domain/fleet/proof/known-marks.ts'
import { counted } from '#protocol/core/counted.ts'
import type { KnownMark } from '#protocol/fleet/proof/car-proof.ts'

const inches = counted('en', { one: '# inch', other: '# inches' })
const pulgadas = counted('es', { one: '# pulgada', other: '# pulgadas' })

type Words = {
  kinds: Record<MarkKind, string>
  places: Record<MarkPlace, string>
  inches: (count: number) => string
}

const en: Words = {
  kinds: {
    scratch: 'Scratch',
    dent: 'Dent',
    chip: 'Paint chip',
    crack: 'Crack',
    stain: 'Stain',
    worn: 'Worn paint',
    sticker: 'Sticker',
  },
  places: {
    frontBumper: 'front bumper',
    hood: 'hood',
    windscreen: 'windshield',
    roof: 'roof',
    frontLeft: 'front left fender',
    frontRight: 'front right fender',
    leftDoors: 'left doors',
    rightDoors: 'right doors',
    rearLeft: 'rear left fender',
    rearRight: 'rear right fender',
    trunk: 'trunk',
    rearBumper: 'rear bumper',
    wheels: 'wheels',
    interior: 'interior',
  },
  inches,
}

const es: Words = {
  kinds: {
    scratch: 'Rayón',
    dent: 'Golpe',
    chip: 'Pintura saltada',
    crack: 'Grieta',
    stain: 'Mancha',
    worn: 'Pintura gastada',
    sticker: 'Calcomanía',
  },
  places: {
    frontBumper: 'defensa delantera',
    hood: 'cofre',
    windscreen: 'parabrisas',
    roof: 'techo',
    frontLeft: 'salpicadera delantera izquierda',
    frontRight: 'salpicadera delantera derecha',
    leftDoors: 'puertas izquierdas',
    rightDoors: 'puertas derechas',
    rearLeft: 'salpicadera trasera izquierda',
    rearRight: 'salpicadera trasera derecha',
    trunk: 'cajuela',
    rearBumper: 'defensa trasera',
    wheels: 'rines',
    interior: 'interior',
  },
  inches: pulgadas,
}

export const markWords = { en, es }

/** «Scratch: rear bumper, 2 inches». */
export function markText({ kind, place, inches: long }: KnownMark, words: Words): string {
  const where =
    long === undefined ? words.places[place] : `${words.places[place]}, ${words.inches(long)}`
  return `${words.kinds[kind]}: ${where}`
}

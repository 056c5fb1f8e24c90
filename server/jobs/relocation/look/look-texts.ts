import type { LookReason } from '#domain/jobs/relocation/looked-at.ts'
import type { Text } from '#protocol/core/text.ts'

type Miles = { driven: number; road: number }

const odometer = ({ driven, road }: Miles): Text => ({
  en: `The odometer says ${driven} miles; by road it is about ${Math.round(road)}.`,
  es: `El odómetro marca ${driven} millas; por carretera son unas ${Math.round(road)}.`,
})

/** Why staff look at a relocation (docs/product/jobs.md#who-looks-at-it). */
export const lookTexts: Record<LookReason, (miles: Miles) => Text> = {
  noPosition: () => ({
    en: 'There is no position of the place where the car was left.',
    es: 'No hay ubicación del lugar donde se dejó el auto.',
  }),
  notNear: () => ({
    en: 'The car was left far from the town.',
    es: 'El auto se dejó lejos de la ciudad.',
  }),
  fewMiles: odometer,
  manyMiles: odometer,
  tooFast: ({ road }) => ({
    en: `The car was there sooner than anybody drives about ${Math.round(road)} miles.`,
    es: `El auto llegó antes de lo que se tarda en manejar unas ${Math.round(road)} millas.`,
  }),
  alike: () => ({
    en: 'Some of the photos are the same, or show nothing.',
    es: 'Algunas fotos son iguales o no muestran nada.',
  }),
}

import type { CheckpointId } from '#domain/inspections/checkpoints.ts'
import type { Text } from '#protocol/core/text.ts'
import { databaseRefusals } from '../../core/api/database-refusals.ts'
import { checkpointTexts } from './checkpoint-texts.ts'

/** The sentences that refuse an inspection (docs/product/inspections-and-maintenance.md#inspection). */
export const careTexts = {
  doneAlready: databaseRefusals.inspection_one_of_a_kind.text,
  notAWeekYet: {
    en: 'No weekly inspection is open now. It opens 2 days before it is due.',
    es: 'Ahora no hay inspección semanal abierta. Se abre 2 días antes de su fecha.',
  },
  carNotOut: {
    en: 'A weekly inspection needs a car that you have.',
    es: 'La inspección semanal necesita un auto que esté en tu poder.',
  },
  handoverIsSwap: {
    en: 'This car is handed over in a swap. Its inspection is of the kind swap.',
    es: 'Este auto se entrega en un cambio. Su inspección es del tipo cambio.',
  },
  handoverIsPickup: {
    en: 'This car is handed over at a pickup. Its inspection is of the kind pickup.',
    es: 'Este auto se entrega al inicio de la renta. Su inspección es del tipo entrega.',
  },
  reviewed: {
    en: 'We looked at your inspection',
    es: 'Revisamos tu inspección',
  },
  reviewedAlready: {
    en: 'Somebody has reviewed this inspection already.',
    es: 'Alguien ya revisó esta inspección.',
  },
} satisfies Record<string, Text>

/** Which required pictures are missing, by name. */
export function missingText(missing: readonly CheckpointId[]): Text {
  const names = (lang: 'en' | 'es') =>
    missing.map((id) => checkpointTexts[id].title[lang]).join(', ')
  return {
    en: `These pictures are missing: ${names('en')}.`,
    es: `Faltan estas fotos: ${names('es')}.`,
  }
}

/** Which checkpoint has more pictures than it takes. */
export function overfullText(id: CheckpointId): Text {
  const { en, es } = checkpointTexts[id].title
  return {
    en: `There are too many pictures of this one: ${en}.`,
    es: `Hay demasiadas fotos de este punto: ${es}.`,
  }
}

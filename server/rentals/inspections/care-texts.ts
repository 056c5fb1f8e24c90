import type { CheckpointId } from '#domain/fleet/fleet/checkpoints.ts'
import type { Text } from '#protocol/core/text.ts'
import { databaseRefusals } from '../../platform/api/database-refusals.ts'
import { checkpointTexts } from '../../fleet/fleet/checkpoint-texts.ts'

/** The sentences that refuse an inspection (docs/product/inspections-and-maintenance.md#inspection). */
export const careTexts = {
  doneAlready: databaseRefusals.inspection_one_of_a_kind.text,
  notAWeekYet: {
    en: 'No weekly inspection is open right now. It opens 2 days before it is due.',
    es: 'Ahora no hay inspección semanal abierta. Se abre 2 días antes de su fecha.',
  },
  carNotOut: {
    en: 'You can only send a weekly inspection while you have the car.',
    es: 'Solo puedes enviar una inspección semanal mientras tienes el auto.',
  },
  handoverIsSwap: {
    en: 'You get this car in a swap, so it needs a swap inspection.',
    es: 'Recibes este auto en un cambio, así que necesita una inspección de cambio.',
  },
  handoverIsPickup: {
    en: 'You get this car at a pickup, so it needs a pickup inspection.',
    es: 'Recibes este auto al inicio de la renta, así que necesita una inspección de entrega.',
  },
  reviewed: {
    en: 'We reviewed your inspection',
    es: 'Revisamos tu inspección',
  },
  reviewedAlready: {
    en: 'Somebody has already reviewed this inspection.',
    es: 'Alguien ya revisó esta inspección.',
  },
} satisfies Record<string, Text>

/** Which required pictures are missing, by name. */
export function missingText(missing: readonly CheckpointId[]): Text {
  const names = (lang: 'en' | 'es') =>
    missing.map((id) => checkpointTexts[id].title[lang]).join(', ')
  return {
    en: `These photos are missing: ${names('en')}.`,
    es: `Faltan estas fotos: ${names('es')}.`,
  }
}

/** Which checkpoint has more pictures than it takes. */
export function overfullText(id: CheckpointId): Text {
  const { en, es } = checkpointTexts[id].title
  return {
    en: `Too many photos of: ${en}.`,
    es: `Demasiadas fotos de: ${es}.`,
  }
}

import { formatWeekDay } from '#domain/core/time/format-date.ts'
import type { Day } from '#domain/core/time/wall-time.ts'
import type { Lang, Text } from '#protocol/core/text.ts'

/** What can be missing for the engine-damage fee (docs/product/inspections-and-maintenance.md#engine-damage-fee). */
export type FeeSubject = 'inspection' | 'maintenance'

/** What a fee stands on; kept with the claim as it was when the fee was proposed. */
export type FeeFacts = {
  /** «Weekly inspection 3», or the name of the maintenance. */
  what: Text
  dueOn: Day
  /** Days of both warnings. */
  warnedOn: Day[]
}

/** Why the fee is proposed, for renter and staff alike. */
export function feeText({ what, dueOn, warnedOn }: FeeFacts): Text {
  const warned = (lang: Lang) => warnedOn.map((day) => formatWeekDay(day, lang)).join(', ')
  return {
    en: `${what.en}: due on ${formatWeekDay(dueOn, 'en')} and one week overdue. Warnings: ${warned('en')}.`,
    es: `${what.es}: vencía el ${formatWeekDay(dueOn, 'es')} y lleva una semana de atraso. Avisos: ${warned('es')}.`,
  }
}

import { formatLongDay } from '#domain/core/time/format-date.ts'
import type { Text } from '#protocol/core/text.ts'
import { lastDayOf } from '../../platform/api/blocked-text.ts'

/** What the desk reads when nothing can be booked for a caller as asked. */
export const callerTexts = {
  owes: {
    en: 'This person owes money of an earlier rental. It is paid first.',
    es: 'Esta persona debe dinero de una renta anterior. Primero se paga eso.',
  },
  tooManyHolds: {
    en: 'Three unpaid cars are held for this person already. One of them is paid or given back first.',
    es: 'Ya hay tres autos apartados sin pagar para esta persona. Primero se paga o se suelta uno.',
  },
  noMailbox: {
    en: 'This person has no e-mail, and only they can accept the contract. Give them one first.',
    es: 'Esta persona no tiene correo, y solo ella puede aceptar el contrato. Primero agrégale uno.',
  },
  unconfirmed: {
    en: 'Nobody has confirmed that this account is theirs. Make the person new, with the same e-mail.',
    es: 'Nadie ha confirmado que esta cuenta sea suya. Crea a la persona de nuevo, con el mismo correo.',
  },
} satisfies Record<string, Text>

/** Why an account is blocked, said to staff. */
export function blockedCaller({ reason, until }: { reason: string; until: Date | null }): Text {
  if (!until)
    return {
      en: `Blocked: ${reason} Lift the block under People first.`,
      es: `Bloqueado: ${reason} Primero levanta el bloqueo en Personas.`,
    }
  const day = lastDayOf(until)
  return {
    en: `Blocked through ${formatLongDay(day, 'en')}: ${reason} Lift the block under People first.`,
    es: `Bloqueado hasta el ${formatLongDay(day, 'es')}: ${reason} Primero levanta el bloqueo en Personas.`,
  }
}

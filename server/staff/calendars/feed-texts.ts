import type { Text } from '#protocol/core/text.ts'
import { unreachableTexts } from '../../platform/http/fetch-public.ts'

const texts: Record<string, Text> = {
  ...unreachableTexts,
  tooLarge: {
    en: 'It is larger than 2 MB.',
    es: 'Pesa más de 2 MB.',
  },
  packed: {
    en: 'It came compressed, which was not asked for.',
    es: 'Llegó comprimido, y no se pidió así.',
  },
  notCalendar: {
    en: 'What came is no whole calendar. Check the address.',
    es: 'Lo que llegó no es un calendario completo. Revisa la dirección.',
  },
  tooMany: {
    en: 'It has more than 2,000 times.',
    es: 'Tiene más de 2,000 fechas.',
  },
  unreadable: {
    en: 'One of its times cannot be read.',
    es: 'Una de sus fechas no se puede leer.',
  },
}

/** Why a calendar cannot be read, from what the database keeps of it. */
export function failureText(failure: string): Text {
  const status = /^status (\d{1,3})$/.exec(failure)?.[1]
  if (status !== undefined)
    return {
      en: `Its server answered ${status}. Check the address.`,
      es: `Su servidor respondió ${status}. Revisa la dirección.`,
    }
  return texts[failure] ?? texts['unreadable'] ?? { en: '', es: '' }
}

export const emptiedText = (before: number): Text => ({
  en: `It says nothing any more. Before, it named ${before} times, and they are free now.`,
  es: `Ya no dice nada. Antes tenía ${before} fechas, que ahora están libres.`,
})

export const refusals = {
  /** The same address stands at this car already. */
  twice: {
    en: 'This car has this calendar already.',
    es: 'Este auto ya tiene este calendario.',
  },
  full: {
    en: 'A car has five calendars at most. End one first.',
    es: 'Un auto tiene cinco calendarios como máximo. Quita uno primero.',
  },
} satisfies Record<string, Text>

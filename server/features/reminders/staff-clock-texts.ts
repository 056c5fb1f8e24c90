import type { Lang, Text } from '#protocol/core/text.ts'
import { dollarsText } from '../../core/dollars-text.ts'
import { momentText } from '../../core/mail/moment-text.ts'

/** Something that waits for staff until a moment; nobody is named, as notices outlive their people. */
export type Matter = {
  kind: 'booking' | 'papers' | 'transfer' | 'swap'
  number: number
  car: string
  until: Date
  zone: string
  /** Of a transfer, with its fee. */
  cents: number | null
}

const titles: Record<Matter['kind'], Text> = {
  booking: { en: 'A booking waits for you', es: 'Una reserva espera tu decisión' },
  papers: {
    en: 'Papers to check before a pickup',
    es: 'Documentos por revisar antes de una entrega',
  },
  transfer: { en: 'A transfer is about to lapse', es: 'Una transferencia está por vencer' },
  swap: { en: 'A car change waits for you', es: 'Un cambio de auto espera tu decisión' },
}

const both = (text: (lang: Lang) => string): Text => ({ en: text('en'), es: text('es') })

function textOf({ kind, number, car, until, zone, cents }: Matter, now: Date): Text {
  const by = (lang: Lang) => momentText(until, zone, lang)
  const isOver = until <= now
  switch (kind) {
    case 'booking':
      return both(
        (lang) =>
          ({
            en: isOver
              ? `Booking ${number}, ${car}, has waited for more than 6 hours. Confirm or refuse it.`
              : `Booking ${number}, ${car}: confirm or refuse it by ${by('en')}. If nothing is missing then, it confirms itself.`,
            es: isOver
              ? `La reserva ${number}, ${car}, espera desde hace más de 6 horas. Confírmala o recházala.`
              : `Reserva ${number}, ${car}: confírmala o recházala antes del ${by('es')}. Si entonces no falta nada, se confirma sola.`,
          })[lang],
      )
    case 'papers':
      return both(
        (lang) =>
          ({
            en: `Booking ${number}, ${car}, starts ${by('en')}. A document of one of its drivers waits to be checked.`,
            es: `La reserva ${number}, ${car}, empieza el ${by('es')}. Un documento de uno de sus conductores espera revisión.`,
          })[lang],
      )
    case 'transfer': {
      const amount = dollarsText(cents ?? 0)
      return both(
        (lang) =>
          ({
            en: `Booking ${number}, ${car}: did the transfer of ${amount} arrive? If you do not confirm it by ${by('en')}, the booking ends.`,
            es: `Reserva ${number}, ${car}: ¿llegó la transferencia de ${amount}? Si no la confirmas antes del ${by('es')}, la reserva termina.`,
          })[lang],
      )
    }
    case 'swap':
      return both(
        (lang) =>
          ({
            en: `Order ${number}, change to ${car}: approve or refuse it by ${by('en')}. After that, it is approved automatically.`,
            es: `Orden ${number}, cambio a ${car}: apruébalo o recházalo antes del ${by('es')}. Después se aprueba automáticamente.`,
          })[lang],
      )
  }
}

/** What staff read of a matter, in the app and by mail. */
export const newsOf = (matter: Matter, now: Date): { title: Text; text: Text } => ({
  title: titles[matter.kind],
  text: textOf(matter, now),
})

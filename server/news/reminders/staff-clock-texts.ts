import type { Lang, Text } from '#protocol/core/text.ts'
import { dollarsText } from '../../platform/dollars-text.ts'
import { dateTimeText } from '../../platform/mail/date-time-text.ts'

/** Something that waits for staff until a moment; nobody is named, as notices outlive their people. */
export type Matter = {
  kind: 'booking' | 'papers' | 'transfer' | 'swap'
  /** What the order is that it is of: a booking, an extension, a change of car. */
  order_kind: string
  number: number
  car: string
  until: Date
  zone: string
  /** Of a transfer, with its fee. */
  cents: number | null
  /** Whether the renter has yet to do what staff asked: until then it does not confirm itself. */
  is_asked: boolean
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

/** What an order is called, and what becomes of it without its money. */
type WithoutMoney = { name: Text; ends: Text }
const booking: WithoutMoney = {
  name: { en: 'Booking', es: 'Reserva' },
  ends: { en: 'the booking ends', es: 'la reserva termina' },
}
const withoutMoney: Record<string, WithoutMoney> = {
  extension: {
    name: { en: 'Extension', es: 'Extensión' },
    ends: {
      en: 'the extension is not made and the rental keeps its end',
      es: 'la extensión no se hace y la renta conserva su final',
    },
  },
  swap: {
    name: { en: 'Car change', es: 'Cambio de auto' },
    ends: {
      en: 'the change is not made and the rental goes on as it was',
      es: 'el cambio no se hace y la renta sigue como estaba',
    },
  },
}

/** What time does of a booking and of a change of car that staff do not decide on. */
const byItself: Record<'booking' | 'swap', Record<'asked' | 'usual', Text>> = {
  booking: {
    asked: {
      en: 'It does not confirm itself until the renter has done what we asked.',
      es: 'No se confirma sola mientras el cliente no haga lo que le pedimos.',
    },
    usual: {
      en: 'If nothing is missing then, it confirms itself.',
      es: 'Si entonces no falta nada, se confirma sola.',
    },
  },
  swap: {
    asked: {
      en: 'It is not approved automatically until the renter has done what we asked.',
      es: 'No se aprueba automáticamente mientras el cliente no haga lo que le pedimos.',
    },
    usual: {
      en: 'After that, it is approved automatically if nothing stands in the way.',
      es: 'Después se aprueba automáticamente si nada lo impide.',
    },
  },
}

type Starts = (number: number, car: string) => Text

/** What starts, as it is told before papers are checked … */
const startsBooking: Starts = (number, car) => ({
  en: `Booking ${number}, ${car}, starts`,
  es: `La reserva ${number}, ${car}, empieza el`,
})
/** … and what is no booking. */
const starts: Record<string, Starts> = {
  extension: (number, car) => ({
    en: `Extension ${number}, ${car}, starts`,
    es: `La extensión ${number}, ${car}, empieza el`,
  }),
  swap: (number, car) => ({
    en: `Car change ${number}, to ${car}, starts`,
    es: `El cambio de auto ${number}, a ${car}, empieza el`,
  }),
}

function textOf(matter: Matter, now: Date): Text {
  const { kind, order_kind: order, number, car, until, zone, cents, is_asked: isAsked } = matter
  const itself = byItself[kind === 'swap' ? 'swap' : 'booking'][isAsked ? 'asked' : 'usual']
  const by = (lang: Lang) => dateTimeText(until, zone, lang)
  const isOver = until <= now
  switch (kind) {
    case 'booking':
      return both(
        (lang) =>
          ({
            en: isOver
              ? `Booking ${number}, ${car}, has waited for more than 6 hours. Confirm or refuse it.`
              : `Booking ${number}, ${car}: confirm or refuse it by ${by('en')}. ${itself.en}`,
            es: isOver
              ? `La reserva ${number}, ${car}, espera desde hace más de 6 horas. Confírmala o recházala.`
              : `Reserva ${number}, ${car}: confírmala o recházala antes del ${by('es')}. ${itself.es}`,
          })[lang],
      )
    case 'papers': {
      const what = (starts[order] ?? startsBooking)(number, car)
      return both(
        (lang) =>
          ({
            en: `${what.en} ${by('en')}. A document of one of its drivers waits to be checked.`,
            es: `${what.es} ${by('es')}. Un documento de uno de sus conductores espera revisión.`,
          })[lang],
      )
    }
    case 'transfer': {
      const amount = dollarsText(cents ?? 0)
      const { name, ends } = withoutMoney[order] ?? booking
      return both(
        (lang) =>
          ({
            en: `${name.en} ${number}, ${car}: did the transfer of ${amount} arrive? If you do not confirm it by ${by('en')}, ${ends.en}.`,
            es: `${name.es} ${number}, ${car}: ¿llegó la transferencia de ${amount}? Si no la confirmas antes del ${by('es')}, ${ends.es}.`,
          })[lang],
      )
    }
    case 'swap':
      return both(
        (lang) =>
          ({
            en: `Order ${number}, change to ${car}: approve or refuse it by ${by('en')}. ${itself.en}`,
            es: `Orden ${number}, cambio a ${car}: apruébalo o recházalo antes del ${by('es')}. ${itself.es}`,
          })[lang],
      )
  }
}

/** Papers are checked before what starts: of an extension nobody picks up a car. */
const papersBefore: Record<string, Text> = {
  extension: {
    en: 'Papers to check before an extension',
    es: 'Documentos por revisar antes de una extensión',
  },
  swap: {
    en: 'Papers to check before a car change',
    es: 'Documentos por revisar antes de un cambio de auto',
  },
}

const titleOf = ({ kind, order_kind: order }: Matter): Text =>
  (kind === 'papers' ? papersBefore[order] : undefined) ?? titles[kind]

/** What staff read of a matter, in the app and by mail. */
export const newsOf = (matter: Matter, now: Date): { title: Text; text: Text } => ({
  title: titleOf(matter),
  text: textOf(matter, now),
})

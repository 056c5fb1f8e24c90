import { langOf, type Text } from '#protocol/core/text.ts'
import { blockedText } from '../../platform/api/blocked-text.ts'
import { layOutMail } from '../../platform/mail/mail-layout.ts'
import { notify } from '../../platform/mail/notifications.ts'
import { queueMail } from '../../platform/mail/outgoing-mail.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { UserRow } from '../../people/people/account-store.ts'

const heads = {
  warned: { en: 'You have a warning from us', es: 'Tienes una advertencia de nuestra parte' },
  blocked: { en: 'Your account is blocked', es: 'Tu cuenta está bloqueada' },
  unblocked: { en: 'Your account is open again', es: 'Tu cuenta está abierta de nuevo' },
} satisfies Record<string, Text>

const stillPossible: Text = {
  en: 'Until then you cannot book, pick up a car, join a waiting list, connect, invite or vouch. A running rental goes on: you can return the car, pay, and write to us from its page.',
  es: 'Hasta entonces no puedes reservar, recoger un auto, entrar en listas de espera, conectar, invitar ni avalar. Una renta en curso sigue: puedes devolver el auto, pagar y escribirnos desde su página.',
}
/** The same of a block that has no end. */
const stillPossibleForGood: Text = {
  en: stillPossible.en.replace('Until then you', 'You'),
  es: stillPossible.es.replace('Hasta entonces no', 'No'),
}
const openAgain: Text = {
  en: 'The block was ended early. You can use everything again.',
  es: 'El bloqueo terminó antes de tiempo. Puedes usar todo de nuevo.',
}

/** Tells a person what staff decided about them, in the app and by a mail of its own. */
async function tell(
  tx: Tx,
  person: UserRow,
  { news, said }: { news: keyof typeof heads; said: readonly Text[] },
  now: Date,
): Promise<void> {
  const title = heads[news]
  const text = {
    en: said.map(({ en }) => en).join(' '),
    es: said.map(({ es }) => es).join(' '),
  }
  const severity = news === 'unblocked' ? 'success' : 'danger'
  const thread = `account ${person.id}`
  const notice = { userId: person.id, topic: 'network', thread, severity, title, text } as const
  await notify(tx, { ...notice, mail: 'none', route: 'personal' }, now)
  const lang = langOf(person.language)
  const mail = layOutMail(lang, {
    subject: title[lang],
    heading: title[lang],
    paragraphs: said.map((part) => part[lang]),
  })
  await queueMail(tx, { to: person.email, ...mail }, now)
}

const asWritten = (text: string): Text => ({ en: text, es: text })

export const tellOfWarning = (tx: Tx, person: UserRow, message: string, now: Date) =>
  tell(tx, person, { news: 'warned', said: [asWritten(message)] }, now)

export const tellOfBlock = (
  tx: Tx,
  person: UserRow,
  block: { reason: string; until: Date | undefined },
  now: Date,
) => {
  const still = block.until ? stillPossible : stillPossibleForGood
  return tell(tx, person, { news: 'blocked', said: [blockedText(block), still] }, now)
}

export const tellOfUnblock = (tx: Tx, person: UserRow, message: string | undefined, now: Date) =>
  tell(
    tx,
    person,
    { news: 'unblocked', said: [openAgain, ...(message ? [asWritten(message)] : [])] },
    now,
  )

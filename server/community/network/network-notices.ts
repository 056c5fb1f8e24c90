import type { Notice } from '../../platform/mail/notice.ts'
import { notify, settleNotice } from '../../platform/mail/notifications.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { UserRow } from '../../people/people/account-store.ts'

type Who = Pick<UserRow, 'id' | 'first_name' | 'last_name'>
type Said = Pick<Notice, 'title' | 'text' | 'severity'>

/** One thread for each two people: a newer notice takes the place of the unread one. */
const threadOf = (from: Who) => `connection ${from.id}`
const nameOf = (who: Who) => [who.first_name, who.last_name].filter(Boolean).join(' ')

async function tell(tx: Tx, to: string, from: Who, said: Said, now: Date) {
  const where = { topic: 'network', thread: threadOf(from), route: 'myNetwork' } as const
  await notify(tx, { userId: to, ...where, ...said }, now)
}

/** The words of a request stay out of the notice: whoever is asked reads them in the app alone. */
export const tellOfRequest = (tx: Tx, to: string, from: Who, now: Date) =>
  tell(
    tx,
    to,
    from,
    {
      title: {
        en: `${nameOf(from)} wants to connect with you`,
        es: `${nameOf(from)} quiere conectar contigo`,
      },
      text: {
        en: 'Connections see each other’s phone, WhatsApp and e-mail. Confirm only people you know.',
        es: 'Tus conexiones ven tu teléfono, WhatsApp y correo. Confirma solo a personas que conoces.',
      },
    },
    now,
  )

export const tellOfConnection = (tx: Tx, to: string, from: Who, now: Date) =>
  tell(
    tx,
    to,
    from,
    {
      severity: 'success',
      title: {
        en: `You and ${nameOf(from)} are connected`,
        es: `Tú y ${nameOf(from)} están conectados`,
      },
      text: {
        en: 'You see each other’s phone, WhatsApp and e-mail now.',
        es: 'Ahora cada quien ve el teléfono, WhatsApp y correo del otro.',
      },
    },
    now,
  )

export const tellOfVouch = (tx: Tx, to: string, from: Who, now: Date) =>
  notify(
    tx,
    {
      userId: to,
      topic: 'network',
      thread: `vouch ${from.id}`,
      severity: 'success',
      title: { en: `${nameOf(from)} vouches for you`, es: `${nameOf(from)} te avala` },
      text: {
        en: 'You read what they wrote in your network.',
        es: 'Lee en tu red lo que escribió.',
      },
      route: 'myNetwork',
    },
    now,
  )

/** What a request asked for is answered, taken back, or of no use any more. */
export async function settleBetween(tx: Tx, one: Who, other: Who, now: Date): Promise<void> {
  await settleNotice(tx, one.id, threadOf(other), now)
  await settleNotice(tx, other.id, threadOf(one), now)
}

import type { Text } from '#protocol/core/text.ts'
import type { Notice } from '../../platform/mail/notice.ts'
import { notify } from '../../platform/mail/notifications.ts'
import type { Tx } from '../../platform/db/database.ts'
import { tellStaff } from '../../people/people/tell-staff.ts'
import type { JobRow } from './jobs-store.ts'

type News =
  | 'offer'
  | 'offerChanged'
  | 'offerGone'
  | 'accepted'
  | 'declined'
  | 'left'
  | 'leftLate'
  | 'done'
  | 'taken'
  | 'confirmed'
  | 'cancelled'
  | 'cancelledLate'
  | 'takenBack'
  | 'lookedAt'
  | 'toLookAt'
  | 'refused'
  | 'restored'
  | 'edited'
  | 'askedAgain'
  | 'expired'

type Said = { severity: NonNullable<Notice['severity']>; title: Text; mail?: 'now' }

const said: Record<News, Said> = {
  offer: { severity: 'info', title: { en: 'You have a new offer', es: 'Tienes una oferta nueva' } },
  offerChanged: { severity: 'info', title: { en: 'An offer changed', es: 'Cambió una oferta' } },
  offerGone: {
    severity: 'info',
    title: { en: 'An offer was taken back', es: 'Retiraron una oferta' },
  },
  accepted: {
    severity: 'success',
    mail: 'now',
    title: { en: 'Your offer was accepted', es: 'Aceptaron tu oferta' },
  },
  declined: {
    severity: 'info',
    title: { en: 'This job went to somebody else', es: 'El trabajo se asignó a otra persona' },
  },
  left: {
    severity: 'warning',
    title: {
      en: 'The person you chose left this job. It is open again',
      es: 'La persona que elegiste dejó el trabajo. Está abierto otra vez',
    },
  },
  leftLate: {
    severity: 'warning',
    title: {
      en: 'The person you chose left this job late. It is open again',
      es: 'La persona que elegiste dejó el trabajo a última hora. Está abierto otra vez',
    },
  },
  taken: {
    severity: 'info',
    title: { en: 'The keys of a car were taken', es: 'Se tomaron las llaves de un auto' },
  },
  done: {
    severity: 'success',
    mail: 'now',
    title: {
      en: 'Please confirm that this job is done',
      es: 'Confirma que este trabajo está hecho',
    },
  },
  confirmed: {
    severity: 'success',
    title: { en: 'This job is completed', es: 'Este trabajo está completado' },
  },
  cancelled: {
    severity: 'warning',
    title: { en: 'This job was canceled', es: 'Este trabajo se canceló' },
  },
  cancelledLate: {
    severity: 'warning',
    title: { en: 'This job was canceled late', es: 'Este trabajo se canceló a última hora' },
  },
  takenBack: {
    severity: 'warning',
    title: { en: 'We took this car back', es: 'Recogimos este auto' },
  },
  lookedAt: {
    severity: 'info',
    title: {
      en: 'Our team looks at this relocation before it is confirmed',
      es: 'Nuestro equipo revisa este traslado antes de confirmarlo',
    },
  },
  toLookAt: {
    severity: 'warning',
    mail: 'now',
    title: {
      en: 'Please look at this relocation: something does not fit',
      es: 'Revisa este traslado: algo no cuadra',
    },
  },
  refused: {
    severity: 'warning',
    mail: 'now',
    title: { en: 'This relocation was not accepted', es: 'No se aceptó este traslado' },
  },
  restored: {
    severity: 'info',
    title: {
      en: 'This job is back, and your offer waits for an answer again',
      es: 'Este trabajo volvió, y tu oferta espera respuesta otra vez',
    },
  },
  edited: {
    severity: 'info',
    title: {
      en: 'A job you made an offer on changed',
      es: 'Cambió un trabajo en el que hiciste una oferta',
    },
  },
  askedAgain: {
    severity: 'warning',
    mail: 'now',
    title: {
      en: 'This job changed. Does your offer still stand?',
      es: 'Este trabajo cambió. ¿Sigue en pie tu oferta?',
    },
  },
  expired: { severity: 'info', title: { en: 'This job expired', es: 'Este trabajo venció' } },
}

/** One unread notice a job and person, whatever happens to it. */
export const jobThread = (jobId: string) => `job ${jobId}`

/** Tells a person of a job what has happened to it, or all staff without one; its title is its owner's words, unless there are others. */
export async function tellOfJob(
  tx: Tx,
  userId: string | null,
  row: Pick<JobRow, 'id' | 'title'>,
  news: News,
  now: Date,
  words?: Text,
): Promise<void> {
  const notice = {
    topic: 'jobs',
    thread: jobThread(row.id),
    text: words ?? { en: row.title, es: row.title },
    route: 'job',
    query: { id: row.id },
    ...said[news],
  } as const
  if (userId !== null) return notify(tx, { userId, ...notice }, now)
  await tellStaff(tx, { renterId: '', right: 'fleet', ...notice }, now)
}

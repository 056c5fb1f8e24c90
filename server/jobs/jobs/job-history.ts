import type { JobAction, JobTimeAction } from '#domain/jobs/jobs/job-moves.ts'
import type { JobStatus } from '#domain/jobs/jobs/job.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Job } from '#protocol/jobs/jobs/job.ts'
import type { Lang, Text } from '#protocol/core/text.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { JobRow } from './jobs-store.ts'

type Action =
  | Exclude<JobAction, 'message' | 'rate'>
  | JobTimeAction
  | 'post'
  | 'inspect'
  | 'takeCar'
  | 'takeBack'
  | 'refuse'

/** Who did it, as the history names them. */
type Actor = 'owner' | 'applicant' | 'assigned' | 'staff' | 'system'

type Happened = {
  action: Action
  actor: Actor
  actorId?: string | undefined
  from?: JobStatus
  to?: JobStatus
  application?: string | undefined
  late?: boolean
  details?: Record<string, unknown>
  at: Date
}

/** Adds a line to the history of a job, which nobody changes. */
export async function record(tx: Tx, jobId: string, happened: Happened): Promise<void> {
  const { action, actor, actorId, from, to, application, late = false, details = {}, at } = happened
  await tx
    .insertInto('job_event')
    .values({
      job_id: jobId,
      at,
      actor,
      actor_id: actorId ?? null,
      action,
      application_id: application ?? null,
      status_from: from ?? null,
      status_to: to ?? null,
      late,
      details: JSON.stringify(details),
    })
    .execute()
  // What staff do for the company stands in their log too.
  if (actor === 'staff' && actorId !== undefined)
    await audit(tx, actorId, at, `job ${action as StaffAction}`, jobId, {
      from,
      to,
      application,
      ...details,
    })
}

/** What staff do about the company's jobs. */
type StaffAction =
  | 'post'
  | 'edit'
  | 'accept'
  | 'cancel'
  | 'restore'
  | 'complete'
  | 'takeBack'
  | 'refuse'

/** Everybody who sees a job reads these; the rest of its history is for the two of it. */
const publicActions: readonly string[] = ['post', 'edit', 'cancel', 'restore', 'expire']

const lines: Record<Action, Text> = {
  post: { en: 'Posted', es: 'Publicado' },
  edit: { en: 'Changed', es: 'Modificado' },
  apply: { en: 'An offer came in', es: 'Llegó una oferta' },
  changeApplication: { en: 'An offer changed', es: 'Cambió una oferta' },
  removeApplication: { en: 'An offer was taken back', es: 'Se retiró una oferta' },
  accept: { en: 'An offer was accepted', es: 'Se aceptó una oferta' },
  leave: { en: 'The assigned person left', es: 'La persona asignada se fue' },
  markDone: { en: 'Marked as done', es: 'Marcado como hecho' },
  complete: { en: 'Confirmed', es: 'Confirmado' },
  confirmItself: { en: 'Confirmed automatically', es: 'Confirmado automáticamente' },
  cancel: { en: 'Canceled', es: 'Cancelado' },
  restore: { en: 'Restored', es: 'Recuperado' },
  expire: { en: 'Expired', es: 'Vencido' },
  inspect: { en: 'Photos of the car were taken', es: 'Se tomaron fotos del auto' },
  takeCar: { en: 'The keys were taken', es: 'Se tomaron las llaves' },
  takeBack: { en: 'The car was taken back', es: 'Se recuperó el auto' },
  refuse: { en: 'Not accepted as brought', es: 'No se aceptó como entregado' },
}
const lateMark: Text = { en: ', late', es: ', tarde' }

export async function readHistory(
  { db, lang }: { db: Db | Tx; lang: Lang },
  row: JobRow,
  isParty: boolean,
): Promise<Job['history']> {
  const events = await db
    .selectFrom('job_event')
    .select(['action', 'late', 'at'])
    .where('job_id', '=', row.id)
    .$if(!isParty, (query) => query.where('action', 'in', publicActions))
    .orderBy('id')
    .execute()
  return events.map(({ action, late, at }) => ({
    text: `${lines[action as Action][lang]}${late ? lateMark[lang] : ''}`,
    at: toWall(at, row.zone),
  }))
}

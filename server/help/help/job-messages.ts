import type { messages, sendMessage } from '#protocol/help/help/thread.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import type { Lang, Text } from '#protocol/core/text.ts'
import type { Services, SignedIn } from '../../platform/api/context.ts'
import { blockedText } from '../../platform/api/blocked-text.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { notify, settleNotice } from '../../platform/mail/notifications.ts'
import { findUnread } from '../../platform/mail/read-notices.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { audit } from '../../platform/audit/audit.ts'
import { addToJobThread, type JobAccess, readJobThreadRows } from '../messages/job-access.ts'
import { quoted } from '../../platform/mail/notice.ts'
import { userById } from '../../people/people/account-store.ts'
import { mustHaveName } from '../../people/people/name-first.ts'
import { tellStaff } from '../../people/people/tell-staff.ts'
import { presentThread } from './present-thread.ts'

type Caller<At extends Db | Tx> = {
  db: At
  user: SignedIn
  lang: Lang
  services: Pick<Services, 'ask'>
}

const nobodyThere: Text = {
  en: 'You can write here while somebody is assigned to this job.',
  es: 'Aquí se puede escribir mientras alguien tiene asignado este trabajo.',
}

/** One unread notice of what was written about a job, beside that of what has happened to it. */
const noticeOf = ({ id }: JobAccess) => `messages of job ${id}`

/** The thread of a job as one of its two sides reads it (docs/product/jobs.md#rights). */
export async function readJobThread(
  { db, user, lang, services }: Caller<Db | Tx>,
  jobId: string,
): Promise<OutputOf<typeof messages>> {
  const job = await services.ask.jobThread(db, jobId, user)
  const lines = job.isRead ? await readJobThreadRows(db, job, { viewerId: user.id, lang }) : []
  return {
    messages: presentThread(lines, job.side, job.zone, lang),
    unreadNotice: await findUnread(db, noticeOf(job), user.id),
  }
}

type Written = {
  job: string
  text?: string | undefined
  pictures: readonly string[]
  request?: string | undefined
}

/** Writes to the other of the two, who is told; whoever writes has read what was there. */
export async function writeToJob(
  { db: tx, user, lang, now, services }: Caller<Tx> & { now: Date },
  { job: jobId, text, pictures, request }: Written,
): Promise<OutputOf<typeof sendMessage>> {
  const job = await services.ask.jobThread(tx, jobId, user)
  if (!job.isOpen) throw conflict(nobodyThere)
  // The company is still written to, as in a rental; other members are not.
  if (user.block && job.other !== undefined) throw conflict(blockedText(user.block))
  if (job.other !== undefined && job.side !== 'staff') mustHaveName(await userById(tx, user.id))
  const unused = pictures.length > 0 ? 'pictures' : request === undefined ? undefined : 'request'
  if (unused)
    throw new Problem(400, texts.malformed, { errors: { [unused]: fieldError('notUsed') } })
  if (!text) throw new Problem(400, texts.malformed, { errors: { text: fieldError('required') } })
  const id = await addToJobThread(tx, job, { authorId: user.id, body: text, now })
  await settleNotice(tx, user.id, noticeOf(job), now)
  const [line] = await readJobThreadRows(tx, job, { viewerId: user.id, lang }, id)
  const [sent] = presentThread(line ? [line] : [], job.side, job.zone, lang)
  if (!sent) throw new Error(`message ${id} cannot be shown`)
  await tellOther(tx, job, { authorId: user.id, name: line?.name ?? '', text }, now)
  if (job.side === 'staff')
    await audit(tx, user.id, now, 'job message sent', jobId, { line: id, owner: job.other })
  return { sent }
}

async function tellOther(
  tx: Tx,
  job: JobAccess,
  { authorId, name, text }: { authorId: string; name: string; text: string },
  now: Date,
): Promise<void> {
  const notice = {
    topic: 'messages',
    thread: noticeOf(job),
    severity: 'info',
    title: { en: `${name}: ${job.title}`, es: `${name}: ${job.title}` },
    text: quoted(text),
    route: 'job',
    query: { id: job.id },
  } as const
  if (job.other !== undefined) return notify(tx, { userId: job.other, ...notice }, now)
  await tellStaff(tx, { renterId: authorId, right: 'fleet', ...notice }, now)
}

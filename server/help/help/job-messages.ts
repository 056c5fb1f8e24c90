import type { markMessagesRead, messages, sendMessage } from '#protocol/help/help/thread.ts'
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
import { attachPictures } from '../messages/attach-pictures.ts'
import { markLinesRead } from '../messages/thread-store.ts'
import { addToJobThread, type JobAccess, readJobThreadRows } from '../messages/job-access.ts'
import { quoted } from '../../platform/mail/notice.ts'
import { userById } from '../../people/people/account-store.ts'
import { mustHaveName } from '../../people/people/name-first.ts'
import { tellStaff } from '../../people/people/tell-staff.ts'
import { photoText } from './help-texts.ts'
import { presentThread, unreadLine } from './present-thread.ts'

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
    unread: unreadLine(lines, job.side, await findUnread(db, noticeOf(job), user.id)),
  }
}

/** What one of the two has seen of it is read. */
export async function readUpTo(
  { db: tx, user, now, services }: Omit<Caller<Tx>, 'lang'> & { now: Date },
  jobId: string,
  line: number,
): Promise<OutputOf<typeof markMessagesRead>> {
  const job = await services.ask.jobThread(tx, jobId, user)
  const isAll =
    !job.isRead ||
    (await markLinesRead(tx, { jobId, since: job.since }, { side: job.side, line, now }))
  if (isAll) await settleNotice(tx, user.id, noticeOf(job), now)
  return {}
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
  { job: jobId, text = '', pictures: ids, request }: Written,
): Promise<OutputOf<typeof sendMessage>> {
  const job = await services.ask.jobThread(tx, jobId, user)
  if (!job.isOpen) throw conflict(nobodyThere)
  // The company is still written to, as in a rental; other members are not.
  if (user.block && job.other !== undefined) throw conflict(blockedText(user.block))
  if (job.other !== undefined && job.side !== 'staff') mustHaveName(await userById(tx, user.id))
  if (request !== undefined)
    throw new Problem(400, texts.malformed, { errors: { request: fieldError('notUsed') } })
  if (!text && ids.length === 0)
    throw new Problem(400, texts.malformed, { errors: { text: fieldError('required') } })
  const pictures = await attachPictures(tx, { threadJobId: jobId }, user.id, ids)
  const id = await addToJobThread(tx, job, { authorId: user.id, body: text, pictures, now })
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
    text: text ? quoted(text) : photoText,
    route: 'job',
    query: { id: job.id },
  } as const
  if (job.other !== undefined) return notify(tx, { userId: job.other, ...notice }, now)
  await tellStaff(tx, { renterId: authorId, right: 'fleet', ...notice }, now)
}

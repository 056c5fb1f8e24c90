import type {
  helpRequests as helpOperation,
  markMessagesRead as markOperation,
  messages as readOperation,
  sendMessage as sendOperation,
} from '#protocol/help/help/thread.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { mostPhotos } from '#protocol/help/help/limits.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { SignedIn } from '../../platform/api/context.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { limit } from '../../platform/http/limits.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { audit } from '../../platform/audit/audit.ts'
import { attachPictures } from '../messages/attach-pictures.ts'
import { photoText } from './help-texts.ts'
import { readHelp } from './help-store.ts'
import { readJobThread, readUpTo, writeToJob } from './job-messages.ts'
import { presentHelp } from './present-help.ts'
import { presentThread, unreadLine } from './present-thread.ts'
import { type Access, rentalFor } from '../messages/rental-access.ts'
import { quoted } from '../../platform/mail/notice.ts'
import { markThreadRead, tellThread, unreadNotice } from '../messages/tell-thread.ts'
import { addToThread, markLinesRead, readThread } from '../messages/thread-store.ts'

/**
 * What a thread is about.
 * @throws Problem 400 when neither or both are named
 */
function aboutOf({
  order,
  job,
}: {
  order?: string | undefined
  job?: string | undefined
}): { job: string } | { order: string } {
  if (order !== undefined && job !== undefined)
    throw new Problem(400, texts.malformed, { errors: { job: fieldError('notUsed') } })
  if (job !== undefined) return { job }
  if (order !== undefined) return { order }
  throw new Problem(400, texts.malformed, { errors: { order: fieldError('required') } })
}

const side = (isRenter: boolean) => (isRenter ? 'renter' : 'staff')

export const messages: Handler<typeof readOperation> = async (context, input) => {
  const { db, user, lang } = context
  const about = aboutOf(input)
  if ('job' in about) return readJobThread(context, about.job)
  return threadOf(db, await rentalFor(db, about.order, user), user, lang)
}

/** The thread of a rental as one of its two sides reads it. */
async function threadOf(db: Db | Tx, access: Access, user: SignedIn, lang: Lang) {
  const { order, area, isRenter } = access
  const rows = await readThread(db, order.transaction_id)
  const { model } = await db
    .selectFrom('car')
    .select('model')
    .where('id', '=', order.car_id)
    .executeTakeFirstOrThrow()
  return {
    messages: presentThread(rows, side(isRenter), area.zone, lang),
    unread: unreadLine(rows, side(isRenter), await unreadNotice(db, order, user.id)),
    about: { number: order.number, car: model },
  }
}

/** Everything about help of a rental in one answer (docs/wire.md, docs/product/help-and-claims.md#messages). */
export const helpRequests: Handler<typeof helpOperation> = async ({ db, user, lang }, input) => {
  const access = await rentalFor(db, input.order, user)
  const rows = await readHelp(db, access.order.transaction_id)
  return {
    requests: await presentHelp(db, rows, () => access.area.zone, lang),
    ...(await threadOf(db, access, user, lang)),
  }
}

/** What was on somebody's screen is read, for the other side too (docs/product/help-and-claims.md#messages). */
export const markMessagesRead: Handler<typeof markOperation> = async (context, input) => {
  const { db: tx, user, now } = context
  const about = aboutOf(input)
  if ('job' in about) return readUpTo(context, about.job, input.line)
  const { order, isRenter } = await rentalFor(tx, about.order, user)
  const of = { transactionId: order.transaction_id }
  const isAll = await markLinesRead(tx, of, { side: side(isRenter), line: input.line, now })
  // What came while the screen was open is still news.
  if (isAll) await markThreadRead(tx, order, user.id, now)
  return {}
}

/** Writes into the thread; a person who writes has read what was there (docs/wire.md). */
export const sendMessage: Handler<typeof sendOperation> = async (context, input) => {
  const { db: tx, user, now, lang } = context
  limit(context, `message:${user.id}`, 120, 3600)
  if (input.pictures.length > mostPhotos)
    throw new Problem(400, texts.malformed, { errors: { pictures: fieldError('max', mostPhotos) } })
  const about = aboutOf(input)
  if ('job' in about) return writeToJob(context, { ...input, job: about.job })
  const { order, area, isRenter } = await rentalFor(tx, about.order, user)
  const { text = '', pictures: ids, request } = input
  if (!text && ids.length === 0)
    throw new Problem(400, texts.malformed, { errors: { text: fieldError('required') } })
  if (request) {
    const known = await readHelp(tx, order.transaction_id)
    if (!known.some((help) => help.id === request)) throw new Problem(404, texts.notFound)
  }
  const pictures = await attachPictures(tx, { orderId: order.id }, user.id, ids)
  const author = side(isRenter)
  const by = { author, authorId: user.id, helpRequest: request } as const
  const id = await addToThread(tx, order, { ...by, body: text, pictures, now })
  await markThreadRead(tx, order, user.id, now)
  const title = isRenter
    ? { en: 'A renter sent a message', es: 'Un cliente envió un mensaje' }
    : { en: 'Our team sent you a message', es: 'Nuestro equipo te envió un mensaje' }
  const words = text ? quoted(text) : photoText
  const to = isRenter ? 'staff' : 'renter'
  await tellThread(tx, order, to, { topic: 'messages', title, text: words }, now)
  if (!isRenter)
    await audit(tx, user.id, now, 'message sent', order.id, {
      order: order.id,
      line: id,
    })
  const [sent] = presentThread(
    await readThread(tx, order.transaction_id, id),
    author,
    area.zone,
    lang,
  )
  if (!sent) throw new Error(`message ${id} cannot be shown`)
  return { sent }
}

import { pageOfParts, totalOf } from '../../platform/audit/list-rows.ts'
import { sql } from 'kysely'
import { type HelpStatus, nextHelpStatuses } from '#domain/help/help/help-status.ts'
import type {
  staffHelp as listOperation,
  staffUpdateHelp as updateOperation,
} from '#protocol/help/help/staff-help.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import { addEvent, type OrderRow } from '../../money/orders/orders-store.ts'
import { mustBeAsSeen, mustNotBeOwn } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import { attachPictures } from '../messages/attach-pictures.ts'
import { type HelpRow, helpVersion, helpVersionNow, lastWordsOf, lockHelp } from './help-store.ts'
import { helpNumber, helpTexts, kindTexts, statusTexts } from './help-texts.ts'
import { presentHelp } from './present-help.ts'
import { presentOne } from './present-one.ts'
import { quoted } from '../../platform/mail/notice.ts'
import { tellThread } from '../messages/tell-thread.ts'
import { addToThread } from '../messages/thread-store.ts'
import { shownEmail, shownName } from '../../people/people/shown-name.ts'

type Row = HelpRow & {
  zone: string
  car: string
  plate: string
  renter: string
  phone: string | null
  email: string
  last_words: number | null
  total: number
}

const waiting = {
  where: sql`status <> 'resolved'`,
  order: sql`someone_hurt desc, created_at, number`,
}
const resolved = {
  where: sql`status = 'resolved'`,
  order: sql`resolved_at desc, created_at, number`,
}

export const staffHelp: Handler<typeof listOperation> = async (
  { db, lang, user },
  { filter = 'open', order, ...wanted },
) => {
  const parts = (filter === 'open' ? [waiting] : [waiting, resolved]).map((part) =>
    order === undefined ? part : { ...part, where: sql`${part.where} and order_id = ${order}` },
  )
  const { page, total } = pageOfParts('help_request', parts, wanted)
  const { rows } = await sql<Row>`
    select h.*, ${total} as total, a.zone, c.make || ' ' || c.model || ' ' || c.year as car, c.plate, u.phone, ${shownEmail('u')} as email,
      ${lastWordsOf(sql.ref('h.id'))} as last_words,
      ${shownName('u', lang)} as renter
    from ${page} h join rental_order o on o.id = h.order_id join area a on a.id = o.area_id
    join car c on c.id = h.car_id join app_user u on u.id = h.user_id
    order by h.list_part, h.list_place`.execute(db)
  const items = await presentHelp(db, rows, (row) => (row as Row).zone, lang)
  return {
    requests: rows.flatMap((row, index) => {
      const item = items[index]
      if (!item) return []
      const { car, plate, renter, email } = row
      const nextStatuses = nextHelpStatuses(row.status as HelpStatus)
      const phone = row.phone ?? undefined
      const toDecide = { version: helpVersion(row, row.last_words), own: row.user_id === user.id }
      return [{ ...item, car, plate, renter, phone, email, nextStatuses, ...toDecide }]
    }),
    total: totalOf(rows),
  }
}

/** The answer and the new status come to the renter as one notice. */
export const staffUpdateHelp: Handler<typeof updateOperation> = async (
  { db: tx, user, now, lang },
  { request: id, status, version, message, pictures: ids },
) => {
  const found = await lockHelp(tx, id)
  if (!found) throw new Problem(404, texts.notFound)
  const { order } = found
  mustNotBeOwn(user, order.user_id)
  const before = found.help.status as HelpStatus
  if (status && !nextHelpStatuses(before).includes(status)) throw conflict(helpTexts.statusStays)
  if (status || version) await mustBeStillThere(tx, found.help, version)
  if (!status && !message && ids.length === 0)
    throw new Problem(400, texts.malformed, { errors: { message: fieldError('required') } })
  const by = { author: 'staff', authorId: user.id, helpRequest: id } as const
  if (message || ids.length > 0) {
    const pictures = await attachPictures(tx, { orderId: order.id }, user.id, ids)
    await addToThread(tx, order, { ...by, body: message ?? '', pictures, now })
  }
  const help = status
    ? await setHelpStatus(tx, order, found.help, status, user.id, now)
    : found.help
  const name = kindTexts[help.kind as keyof typeof kindTexts]
  const said = statusTexts[help.status as HelpStatus]
  const number = helpNumber(help.number)
  await tellThread(
    tx,
    order,
    'renter',
    {
      topic: 'help',
      severity: help.status === 'resolved' ? 'success' : 'info',
      title: {
        en: `${number} ${name.en}: ${said.en}`,
        es: `${number} ${name.es}: ${said.es}`,
      },
      text: message
        ? quoted(message)
        : { en: 'See your messages with our team.', es: 'Mira tus mensajes con nuestro equipo.' },
    },
    now,
  )
  await audit(tx, user.id, now, 'help updated', id, {
    order: order.id,
    from: before,
    to: help.status,
    message,
  })
  return { request: await presentOne(tx, help, lang) }
}

/** @throws Problem 400 without a version, 409 when it is another now */
async function mustBeStillThere(tx: Tx, help: HelpRow, version: string | undefined) {
  if (!version)
    throw new Problem(400, texts.malformed, { errors: { version: fieldError('required') } })
  mustBeAsSeen(version, await helpVersionNow(tx, help))
}

/** Changes the status with its line in the thread and in the order's history. */
export async function setHelpStatus(
  tx: Tx,
  order: OrderRow,
  help: HelpRow,
  status: HelpStatus,
  staffId: string,
  now: Date,
): Promise<HelpRow> {
  const row = await tx
    .updateTable('help_request')
    .set({ status, changed_at: now, resolved_at: status === 'resolved' ? now : null })
    .where('id', '=', help.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const { number, kind, title } = row
  const details = { number, kind, title: title ?? undefined, status }
  const by = { author: 'staff', authorId: staffId, helpRequest: help.id } as const
  await addToThread(tx, order, { ...by, event: 'helpStatus', details, now })
  await addEvent(tx, order.id, now, {
    actor: 'staff',
    actorId: staffId,
    code: 'helpStatus',
    details: { help: help.id, status },
  })
  return row
}

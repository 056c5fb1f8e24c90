import { pageOf, totalOf } from '../../platform/audit/list-rows.ts'
import { sql } from 'kysely'
import type {
  staffAnswerSpecialRequest as answerOperation,
  staffSpecialRequests as listOperation,
} from '#protocol/rentals/special-requests/special-requests.ts'
import type { Services } from '../../platform/api/context.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { notify } from '../../platform/mail/notifications.ts'
import { conflict, mustBeAbsent, Problem, texts } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import { joinDrivers } from '../contract/join-drivers.ts'
import { lockOrder, type OrderRow } from '../../money/orders/orders-store.ts'
import { mustNotBeOwn } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import { quoted } from '../../platform/mail/notice.ts'
import { specialRequestTexts } from './special-request-texts.ts'
import {
  lockSpecialRequest,
  presentSpecialRequest,
  requestOfOrder,
  type SpecialRequestRow,
} from './special-requests-store.ts'
import { shownEmail, shownName } from '../../people/people/shown-name.ts'

type Row = SpecialRequestRow & {
  number: number | null
  renter: string
  email: string
  total: number
}

const open = { where: sql`status = 'open'`, order: sql`created_at, id` }

export const staffSpecialRequests: Handler<typeof listOperation> = async (
  { db, lang, user },
  wanted,
) => {
  const { page, total } = pageOf('special_request', open, wanted)
  const { rows } = await sql<Row>`
    select s.*, ${total} as total, ${shownEmail('u')} as email, ${shownName('u', lang)} as renter,
      o.number
    from ${page} s join app_user u on u.id = s.user_id left join rental_order o on o.id = s.order_id
    order by s.created_at, s.id`.execute(db)
  return {
    requests: rows.map((row) => ({
      ...presentSpecialRequest(row, lang),
      number: row.number ?? undefined,
      renter: row.renter,
      email: row.email,
      own: row.user_id === user.id,
    })),
    total: totalOf(rows),
  }
}

/** An offer without a price is agreed at once; one with a price waits for the renter (docs/product/help-and-claims.md#special-requests). */
export const staffAnswerSpecialRequest: Handler<typeof answerOperation> = async (
  { db: tx, user, now, lang, services },
  { request: id, decision, price: asked, answer },
) => {
  if (decision === 'decline') mustBeAbsent({ price: asked })
  const price = asked ?? 0
  const order = await readOrder(tx, id)
  const specialRequest = await lockSpecialRequest(tx, id)
  if (!specialRequest) throw new Problem(404, texts.notFound)
  mustNotBeOwn(user, specialRequest.user_id)
  if (specialRequest.status !== 'open') throw conflict(specialRequestTexts.answeredAlready)
  const isOffer = decision === 'offer'
  const isFree = isOffer && price === 0
  const row = await tx
    .updateTable('special_request')
    .set({
      status: isFree ? 'accepted' : isOffer ? 'answered' : 'declined',
      answer,
      price_cents: isOffer ? price : 0,
      answered_at: now,
      decided_at: isFree ? now : null,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (isFree && order && row.kind === 'extraDriver') {
    await joinDrivers(tx, order, now)
    await services.tell(tx, { kind: 'driverChanged', userId: order.user_id, at: now })
  }
  await tellRenter(tx, row, { staffId: user.id, services, now })
  await audit(tx, user.id, now, `special request ${decision}`, id, {
    order: specialRequest.order_id,
    from: specialRequest.status,
    to: row.status,
    price,
    answer,
  })
  return { request: presentSpecialRequest(row, lang) }
}

/* The rental is locked before the specialRequest, as everywhere. */
async function readOrder(tx: Tx, specialRequestId: string): Promise<OrderRow | undefined> {
  const specialRequest = await tx
    .selectFrom('special_request')
    .select('order_id')
    .where('id', '=', specialRequestId)
    .executeTakeFirst()
  return specialRequest?.order_id ? lockOrder(tx, specialRequest.order_id) : undefined
}

async function tellRenter(
  tx: Tx,
  row: SpecialRequestRow,
  { staffId, services, now }: { staffId: string; services: Pick<Services, 'tell'>; now: Date },
): Promise<void> {
  const answer = row.answer ?? ''
  const request = await requestOfOrder(tx, row)
  if (request)
    return services.tell(tx, { kind: 'specialRequestAnswered', request, answer, staffId, at: now })
  const about = {
    topic: 'messages',
    thread: `specialRequest ${row.id}`,
    route: 'dashboard',
  } as const
  const news = { title: specialRequestTexts.answered, text: quoted(answer), ...about }
  await notify(tx, { userId: row.user_id, ...news }, now)
}

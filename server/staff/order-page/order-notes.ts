import { sql } from 'kysely'
import type { OutputOf } from '#protocol/core/operation.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { staffNote as operation } from '#protocol/staff/order-page/staff-note.ts'
import type { staffOrder } from '#protocol/staff/order-page/staff-order.ts'
import { lockOrder, orderIdsOf } from '../../money/orders/orders-store.ts'
import { shownName } from '../../people/people/shown-name.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import { mustNotBeOwn } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Db, Tx } from '../../platform/db/database.ts'

const mostNotes = 100

/**
 * A note beside an order, for staff alone (docs/product/staff.md#an-order). The log says that it was written and not
 * what, because the note is forgotten with its renter and the log is not.
 * @throws Problem 404 without such an order, 403 for one's own
 */
export const staffNote: Handler<typeof operation> = async ({ db: tx, user, now }, input) => {
  const order = await lockOrder(tx, input.order)
  if (!order) throw new Problem(404, texts.lostOrder)
  mustNotBeOwn(user, order.user_id)
  await writeNote(tx, order, { staffId: user.id, text: input.text, now })
  await audit(tx, user.id, now, 'note written', order.id, { order: order.id, to: 'written' })
  return {}
}

/** Keeps a note; who calls holds the order's lock and says in the log that there is one. */
export async function writeNote(
  tx: Tx,
  order: { id: string },
  { staffId, text, now }: { staffId: string; text: string; now: Date },
): Promise<void> {
  await sql`
    insert into order_note (order_id, staff_id, body, created_at)
    values (${order.id}, ${staffId}, ${text}, ${now}::timestamptz)`.execute(tx)
}

type NoteRow = { id: number; by: string; body: string; at: Date }

/** The notes of all orders of a rental, newest first. */
export async function readNotes(
  db: Db | Tx,
  transactionId: string,
  lang: Lang,
): Promise<OutputOf<typeof staffOrder>['notes']> {
  const { rows } = await sql<NoteRow>`
    select n.id, ${shownName('u', lang)} as by, n.body, n.created_at as at
    from order_note n join rental_order o on o.id = n.order_id join app_user u on u.id = n.staff_id
    where o.transaction_id = ${transactionId} order by n.id desc limit ${mostNotes}`.execute(db)
  return rows.map(({ id, by, body, at }) => ({
    id: String(id),
    by,
    text: body,
    at: at.toISOString(),
  }))
}

/** Takes away what staff noted about somebody who left. */
export async function forgetNotes(tx: Tx, userId: string): Promise<void> {
  await sql`delete from order_note where order_id in (${orderIdsOf(userId)})`.execute(tx)
}

import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { forgetWays } from './ways.ts'

/**
 * Takes away what a person was told, what others were told of them, and all mail to them. Notices name
 * whom they are about by id (`connection ID`) or by the order; mails that such a notice went into go
 * with it, those on their way once they are sent.
 * @param orders the person's, as a query of ids
 */
export async function forgetNotices(
  tx: Tx,
  userId: string,
  orders: RawBuilder<{ id: string }>,
): Promise<void> {
  const isAbout = sql`(n.user_id = ${userId} or right(n.thread, ${userId.length + 1}::int) = ${` ${userId}`})`
  const isOfOrder = sql`(n.order_id in (${orders}))`
  const mails = sql`(
    select n.mail_id from notice_mail n left join notification shown on shown.id = n.notification_id
    where n.mail_id is not null and (${isAbout}
      or shown.order_id in (${orders})))`
  await sql`
    delete from outgoing_mail where id in ${mails} and (sent_at is not null or given_up_at is not null)`.execute(
    tx,
  )
  await sql`update outgoing_mail set forget_once_sent = true where id in ${mails}`.execute(tx)
  await sql`
    delete from notice_mail n using notification shown
    where shown.id = n.notification_id
      and shown.order_id in (${orders})`.execute(tx)
  await sql`delete from notice_mail n where ${isAbout}`.execute(tx)
  await sql`delete from notification n where ${isAbout} or ${isOfOrder}`.execute(tx)
  await forgetWays(tx, [userId])
}

/** Takes away all mail to an address, and what came from it through a form, sent or not. */
export async function forgetMail(tx: Tx, email: string): Promise<void> {
  await tx
    .deleteFrom('outgoing_mail')
    .where((eb) => eb.or([eb('recipient', '=', email), eb('reply_to', '=', email)]))
    .execute()
}

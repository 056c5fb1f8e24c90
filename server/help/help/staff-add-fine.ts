import { staffAddFine as operation } from '#protocol/help/help/staff-add-fine.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { prepared } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { attachToOrder } from '../../platform/uploads/attach-files.ts'
import { storeUploads } from '../../platform/uploads/uploads.ts'
import type { Tx } from '../../platform/db/database.ts'
import { passOn } from '../../money/claims/pass-on.ts'
import { lockOrder } from '../../money/orders/orders-store.ts'
import { neverPickedUp } from '../../money/ledger/charge-texts.ts'
import { mustNotBeOwn } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Picture } from '../messages/attach-pictures.ts'
import { type HelpRow, readHelp } from './help-store.ts'
import { setHelpStatus } from './staff-help.ts'
import { quoted } from '../../platform/mail/notice.ts'
import { tellThread } from '../messages/tell-thread.ts'

/** Tolls and fines are passed on as lines with their paper (docs/product/help-and-claims.md#fines). */
export const staffAddFine = prepared(operation, {
  async prepare(context, input): Promise<string[]> {
    const { db, user } = context
    const order = await db
      .selectFrom('rental_order')
      .select('id')
      .where('id', '=', input.order)
      .executeTakeFirst()
    if (!order) throw new Problem(404, texts.lostOrder)
    return storeUploads(context, user.id, 'claim', 'paper', input.paper)
  },
  async run({ db: tx, user, now }, input, uploads) {
    const order = await lockOrder(tx, input.order)
    if (!order) throw new Problem(404, texts.lostOrder)
    mustNotBeOwn(user, order.user_id)
    if (!order.picked_up_at) throw conflict(neverPickedUp)
    const report = await readReport(tx, order.transaction_id, input.request)
    const papers = await readPapers(tx, order.id, uploads, report)
    if (papers.length === 0)
      throw new Problem(400, texts.malformed, { errors: { paper: fieldError('required') } })
    const { code, amount, description } = input
    const charge = await passOn(tx, order, { code, cents: amount, description, papers }, now)
    if (report && report.status !== 'resolved')
      await setHelpStatus(tx, order, report, 'resolved', user.id, now)
    const title =
      code === 'toll'
        ? { en: 'A toll was passed on to you', es: 'Te trasladamos un peaje' }
        : { en: 'A fine was passed on to you', es: 'Te trasladamos una multa' }
    const news = { topic: 'help', severity: 'warning', title, text: quoted(description) } as const
    await tellThread(tx, order, 'renter', news, now)
    const details = { order: order.id, to: 'charged', amount, description, report: report?.id }
    await audit(tx, user.id, now, `${code} passed on`, charge, details)
    return {}
  },
})

async function readReport(
  tx: Tx,
  transactionId: string,
  id: string | undefined,
): Promise<HelpRow | undefined> {
  if (!id) return undefined
  const found = (await readHelp(tx, transactionId)).find((help) => help.id === id)
  if (found?.kind !== 'ticketReport') throw new Problem(404, texts.notFound)
  return found
}

/** What came with the form; else the pictures of the report. */
async function readPapers(
  tx: Tx,
  orderId: string,
  uploads: string[],
  report: HelpRow | undefined,
): Promise<Picture[]> {
  if (uploads.length > 0) return attachToOrder(tx, orderId, uploads)
  if (!report) return []
  return tx
    .selectFrom('help_picture')
    .innerJoin('stored_file', 'stored_file.id', 'help_picture.file_id')
    .select(['stored_file.id as file', 'stored_file.sha256'])
    .where('help_picture.help_request_id', '=', report.id)
    .orderBy('stored_file.created_at')
    .orderBy('stored_file.id')
    .execute()
}

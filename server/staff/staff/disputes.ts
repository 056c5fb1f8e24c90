import { sql } from 'kysely'
import type { OutputOf } from '#protocol/core/operation.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { staffPayments } from '#protocol/staff/staff/staff-payments.ts'
import type { Db } from '../../platform/db/database.ts'
import { shownName } from '../../people/people/shown-name.ts'

type Dispute = OutputOf<typeof staffPayments>['disputes'][number]
type Row = Omit<Dispute, 'amount' | 'answerBy'> & { cents: number; by: Date | null }

/** Disputes that are not over, the one to answer next first (docs/product/booking-and-payment.md#disputes). */
export async function readDisputes(db: Db, lang: Lang): Promise<Dispute[]> {
  const { rows } = await sql<Row>`
    select d.id as "disputeId", d.order_id as "orderId", ${shownName('u', lang)} as renter,
      d.amount_cents as cents, d.reason, d.state, d.answer_by as by
    from dispute d join rental_order o on o.id = d.order_id join app_user u on u.id = o.user_id
    where d.state in ('open', 'answered')
    order by d.state = 'answered', d.answer_by nulls last, d.id limit 100`.execute(db)
  return rows.map(({ cents, by, ...row }) => ({
    ...row,
    amount: cents / 100,
    answerBy: by?.toISOString(),
  }))
}

import { sql } from 'kysely'
import type { Text } from '#protocol/core/text.ts'
import type { credits as operation } from '#protocol/jobs/relocation/relocations.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { readCredit } from '../../money/ledger/credit.ts'

const mostEntries = 100

const words: Record<'earned' | 'used' | 'back', Text> = {
  earned: { en: 'For bringing a car', es: 'Por llevar un auto' },
  used: { en: 'Taken off a bill', es: 'Descontado de una cuenta' },
  back: { en: 'Given back', es: 'Devuelto' },
}

/** What somebody earned with relocations and what bills took (docs/product/booking-and-payment.md#credit). */
export const credits: Handler<typeof operation> = async ({ db, user, lang }) => {
  const { rows } = await sql<{ cents: number; at: Date; job: string | null; order: string | null }>`
    select -l.amount_cents as cents, e.at, e.relocation_id as job, e.order_id as "order"
    from ledger_line l join ledger_entry e on e.id = l.entry_id
      left join rental_transaction t on t.id = e.transaction_id left join job j on j.id = e.relocation_id
    where l.account = 'credit' and coalesce(t.user_id, j.assignee_id) = ${user.id}
    order by e.id desc limit ${mostEntries}::int`.execute(db)
  return {
    balance: (await readCredit(db, user.id)) / 100,
    entries: rows.map(({ cents, at, job, order }) => ({
      text: words[job ? 'earned' : cents < 0 ? 'used' : 'back'][lang],
      amount: cents / 100,
      at: at.toISOString(),
      job: job ?? undefined,
      order: order ?? undefined,
    })),
  }
}

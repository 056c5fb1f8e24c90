import { sql } from 'kysely'
import type { Text } from '#protocol/core/text.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { leavingTexts } from './leaving-texts.ts'

type Open = Record<'staff' | 'rental' | 'debt' | 'claim' | 'money' | 'job', boolean>

/**
 * What keeps an account from being deleted (docs/product/accounts.md#leaving); undefined when nothing
 * does. The database holds all of it but the money that is on its way (`person_may_leave`).
 */
export async function whatIsOpen(db: Db | Tx, userId: string): Promise<Text | undefined> {
  const { rows } = await sql<Open>`
    with own as (select id, transaction_id, kind, state from rental_order where user_id = ${userId}),
      rental as (select * from rental_transaction where user_id = ${userId})
    select exists (select from staff_member where user_id = ${userId}) as staff,
      exists (select from own where kind <> 'balance' and state in ('held', 'booked')) as rental,
      exists (select from own where kind = 'balance' and state = 'held') as debt,
      exists (select from claim c join rental t on t.id = c.transaction_id
        where c.state in ('open', 'agreed', 'appealed')) as claim,
      exists (select from rental where returned_at is not null and deposit_released_at is null)
        or exists (select from refund f join own on own.id = f.order_id where f.state = 'owed')
        or exists (select from payment p join own on own.id = p.order_id where p.state in ('waiting', 'refunding'))
        as money,
      exists (select from job where status in ('assigned', 'done') and ${userId} in (owner_id, assignee_id)) as job`.execute(
    db,
  )
  const [open] = rows
  if (!open) throw new Error('a question without an answer')
  for (const why of ['staff', 'rental', 'debt', 'claim', 'money', 'job'] as const)
    if (open[why]) return leavingTexts[why]
  return undefined
}

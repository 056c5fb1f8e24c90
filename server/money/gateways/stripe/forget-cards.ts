import { sql } from 'kysely'
import type Stripe from 'stripe'
import type { GatewayServices } from '../../../platform/gateways/payment.ts'
import { oneByOne } from '../../../platform/work/one-by-one.ts'
import { type SqlInstant, sqlInstant } from '../../../platform/work/sql-instant.ts'
import { customerOf, ifThere } from './stripe-api.ts'

export const cardsToForget = (now: SqlInstant) => sql<{ reference: string }>`
  select gateway_reference as reference from card_to_forget
  where gateway = 'stripe' and not_before <= ${now} order by not_before limit 20`

/** Cards that their owner wants forgotten: Stripe forgets them too, with the customer that each was kept for. */
export async function forgetCards(stripe: Stripe, { db, clock }: GatewayServices): Promise<number> {
  const now = clock()
  const { rows } = await cardsToForget(sqlInstant(now)).execute(db)
  return oneByOne(rows, async ({ reference }) => {
    const row = db.updateTable('card_to_forget').where('gateway_reference', '=', reference)
    await row.set({ not_before: new Date(now.getTime() + 60_000) }).execute()
    const customer = await customerOf(stripe, reference)
    if (customer !== undefined) await ifThere(() => stripe.customers.del(customer))
    await db.deleteFrom('card_to_forget').where('gateway_reference', '=', reference).execute()
    return 1
  })
}

export async function countCardsToForget({ db }: GatewayServices): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from card_to_forget where gateway = 'stripe'`.execute(db)
  return rows[0]?.count ?? 0
}

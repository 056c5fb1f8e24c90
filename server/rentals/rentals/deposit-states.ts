import { sql } from 'kysely'
import { depositStands } from '#domain/fleet/pricing/deposit-back.ts'
import { RentalStatus } from '#domain/fleet/fleet/rental-status.ts'
import type { MoneyOfRental } from '#protocol/money/payments/rental-money.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { asksAccount } from '../../money/ledger/refund-account.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import type { DepositState } from './deposit-texts.ts'

type Row = {
  id: string
  state: MoneyOfRental['deposit']['state']
  refunds: { reason: string; sent: boolean; asksAccount: boolean }[]
}

/** Where the deposit of each returned rental among some orders stands, by its transaction (docs/product/money.md#deposit-release). */
export async function readDepositStates(
  db: Db | Tx,
  orders: readonly OrderRow[],
): Promise<Map<string, DepositState>> {
  const returned = orders.filter(({ rental_status: code }) => code === RentalStatus.returned)
  if (returned.length === 0) return new Map()
  const ids = [...new Set(returned.map(({ transaction_id: id }) => id))]
  const { rows } = await sql<Row>`
    select t.id,
      case when t.deposit_released_at is not null then 'released'
        when exists (select from claim c where c.transaction_id = t.id and c.state in ('open', 'agreed', 'appealed'))
          then 'claim' else 'waiting' end as state,
      coalesce((
        select json_agg(json_build_object('reason', r.reason, 'sent', r.state = 'sent', 'asksAccount', ${asksAccount}))
        from refund r join payment p on p.id = r.payment_id join rental_order o on o.id = r.order_id
        where o.transaction_id = t.id), '[]'::json) as refunds
    from rental_transaction t where t.id = any(${ids}::text[])`.execute(db)
  return new Map(rows.map(({ id, state, refunds }) => [id, depositStands(state, refunds)]))
}

import { sql } from 'kysely'
import type { Command } from '#protocol/core/operation.ts'
import type { TestUser } from '../factories.ts'
import type { TestServer } from '../server.ts'

/** Everything that a decision could have changed about a person. */
export async function stateOf({ services }: TestServer, userId: string): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    with mine as (select id, transaction_id from rental_order where user_id = ${userId})
    select concat_ws('|',
      (select string_agg(license_verification || insurance_verification, ',' order by id) from driver where user_id = ${userId}),
      (select string_agg(rental_status || confirmation || paid, ',' order by id) from rental_order where user_id = ${userId}),
      (select string_agg(state, ',' order by id) from payment where order_id in (select id from mine)),
      (select string_agg(state, ',' order by id) from refund where order_id in (select id from mine)),
      (select string_agg(state, ',' order by id) from claim where order_id in (select id from mine)),
      (select string_agg(status, ',' order by id) from help_request where user_id = ${userId}),
      (select count(*) from audit_entry where details ->> 'order' in (select id from mine)),
      (select count(*) from ledger_entry where order_id in (select id from mine))) as state`.execute(
    services.db,
  )
  return rows[0]?.state ?? ''
}

type Told = { version: string; own: boolean }
/** A thing of `user` in the list of the staff, what changes it behind the list, and the decision on it. */
export type Story = {
  user: TestUser
  listed: () => Promise<Told | undefined>
  change: () => Promise<unknown>
  operation: Command
  decision: Record<string, unknown>
}

/** How each comes about, by what happens to it. */
export type Stories = Record<string, (server: TestServer, staff: TestUser) => Promise<Story>>

import type pg from 'pg'

/** Tables that grow with every car or rental; all others have as many rows as the company has areas and words. */
const growing =
  /^(car|car_search|visit|maintenance_|app_user|driver|rental_|order_|occupancy|evidence|notification$|notice_mail|outgoing_mail|reminder|contract$|payment|refund|ledger|charge|claim|stored_file|inspection|help_|message|special_request|waiting_list_item|repeated_request|gateway_event|sign_in|audit|session|appointment_seat)/

export type Statement = { sql: string; parameters: readonly unknown[] }
type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Shared Hit Blocks'?: number
  'Shared Read Blocks'?: number
  Plans?: Plan[]
}

const pagesOf = (plan: Plan) => (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)

/** A table of a page or two is read as a whole whatever indexes it has. */
const scansOf = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && pagesOf(plan) > 2 ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(scansOf),
]

export const isRead = ({ sql }: Statement): boolean => /^\s*(select|with)/i.test(sql)

/** What carrying out one statement reads: pages, and the growing tables that it reads as a whole. */
export async function planCosts(client: pg.Client, statement: Statement) {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, buffers, timing off, format json) ${statement.sql}`,
    [...statement.parameters],
  )
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  if (!plan) throw new Error(`No plan of ${statement.sql}`)
  return {
    pages: pagesOf(plan),
    scans: [...new Set(scansOf(plan))].filter((table) => growing.test(table)),
  }
}

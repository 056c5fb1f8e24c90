import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import { inSql } from '../../fleet/fleet/rental-status.ts'
import { unansweredThreads } from '../../help/help/staff-threads.ts'
import { countDue } from '../../rentals/workshop/urgent-things.ts'
import { goesByHand } from '../../money/ledger/refund-account.ts'
import { waitingForKeys } from '../../money/orders/order-facts.ts'
import { worthMoving } from '../../jobs/relocation/relocation-gaps.ts'

/** What waits for one of the staff, by the name of its list. */
const listsFor = (staffId: string) => ({
  overdue: sql`rental_order where overdue_at is not null and rental_status in ${inSql.running}`,
  bookings: sql`rental_order where confirmation = 'pending' and ${waitingForKeys} and kind <> 'swap'`,
  swaps: sql`rental_order where confirmation = 'pending' and ${waitingForKeys} and kind = 'swap'`,
  documents: sql`(select from driver where license_verification = 'submitted'
    union all select from driver where insurance_verification = 'submitted') document`,
  payments: sql`(select from payment where state = 'waiting'
    union all select from refund r join payment p on p.id = r.payment_id
    where r.state = 'owed' and ${goesByHand}
    union all select from dispute where state = 'open'
    union all select from goodwill_request where decided_at is null and asked_by <> ${staffId}) money`,
  claims: sql`claim where state in ('open', 'agreed', 'appealed') and fee_for is null`,
  fees: sql`claim where state in ('open', 'agreed', 'appealed') and fee_for is not null`,
  reviews: sql`(select distinct review_id from review_report where decided_at is null) report`,
  // Whom a report is about does not learn of it.
  people: sql`(select distinct user_id from person_report
    where decided_at is null and user_id <> ${staffId}) person`,
  inspections: sql`inspection where state = 'submitted' and replaced_at is null`,
  help: sql`help_request where status <> 'resolved'`,
  messages: unansweredThreads,
  specialRequests: sql`special_request where status = 'open'`,
  relocations: sql`relocation where look_because <> '{}' and looked_at is null`,
})

/** How much waits in each list for this one of the staff. */
export async function waitingCounts(
  db: Db | Tx,
  staffId: string,
  now: Date,
): Promise<Record<string, number>> {
  const counted = Object.entries(listsFor(staffId)).map(
    ([view, rows]) => sql`select ${view}::text as view, count(*)::int as waiting from ${rows}`,
  )
  // Three questions that do not wait for each other.
  const [{ rows }, maintenance, moving] = await Promise.all([
    sql<{ view: string; waiting: number }>`${sql.join(counted, sql` union all `)}`.execute(db),
    countDue(db, now),
    worthMoving(db, now),
  ])
  const counts = Object.fromEntries(rows.map(({ view, waiting }) => [view, waiting]))
  // Those to look at, and cars that are worth moving, stand in one list.
  const relocations = (counts.relocations ?? 0) + moving.length
  return { ...counts, maintenance, relocations }
}

import { sql } from 'kysely'
import { transitions } from '#domain/money/orders/transition-table.ts'
import type { RentalState } from '#domain/money/orders/transitions.ts'
import { verifiedEvidence } from '../rental-life.ts'
import type { World } from './world.ts'

/** Each counts what must never be: rows of it, after any step. */
type Broken = Record<string, number>

/**
 * What must hold after every single step, asked in one question. New lines of history since the
 * last step must each have their evidence and their notice, of the same moment.
 */
export async function brokenNow(world: World): Promise<Broken> {
  const { server, staff, users, cars, seen } = world
  const ids = users.map((user) => user.id)
  const { rows } = await sql<Broken & { last: number }>`
    with mine as (select * from rental_order where user_id = any(${ids}::text[])),
      money as (select e.transaction_id, l.entry_id, l.account, l.amount_cents
        from ledger_line l join ledger_entry e on e.id = l.entry_id join mine o on o.id = e.order_id),
      news as (select e.*, o.transaction_id, o.user_id from order_event e join mine o on o.id = e.order_id
        where e.id > ${seen}::bigint)
    select
      (select count(*)::int from occupancy a join occupancy b
        on a.car_id = b.car_id and a.id < b.id and a.occupied && b.occupied
        where a.car_id = any(${cars}::text[])) as "cars that two have at once",
      (select count(*)::int from (select 1 from mine where rental_status in (86, 91, 92, 93)
        group by transaction_id having count(*) > 1) t) as "rentals with two running orders",
      (select count(*)::int from (select 1 from rental_order where car_id = any(${cars}::text[])
        and rental_status in (86, 91, 92, 93) and (rental_status <> 91 or arrived_for = 'return')
        group by car_id having count(*) > 1) t) as "cars with two drivers",
      (select count(*)::int from mine where rental_status in (86, 92, 93)
        and not (paid and confirmation = 'confirmed')) as "running without money or a yes",
      (select count(*)::int from mine o where kind <> 'balance'
        and (state = 'held' or rental_status in (85, 86, 91, 92, 93))
        and not exists (select 1 from occupancy c where c.order_id = o.id)) as "orders without a car",
      (select count(*)::int from occupancy c join mine o on o.id = c.order_id
        where o.state = 'lapsed' or o.rental_status = 87) as "cars kept for nothing",
      (select count(*)::int from appointment_seat s join mine o on o.id = s.order_id
        where o.state = 'lapsed' or o.rental_status = 87) as "seats kept for nothing",
      (select count(*)::int from (select 1 from money group by entry_id having sum(amount_cents) <> 0) t)
        as "uneven entries",
      (select count(*)::int from (select 1 from money where account = 'deposit'
        group by transaction_id having sum(amount_cents) > 0) t) as "deposits given back twice",
      (select count(*)::int from (select 1 from money where account = 'rent'
        group by transaction_id having sum(amount_cents) > 0) t) as "more rent back than was paid",
      (select count(distinct n.thread)::int from notification n join mine o
        on n.user_id = ${staff.id} and n.thread = 'shortage ' || o.transaction_id) as "refunds that no payment is left for",
      (select count(*)::int from (select 1 from refund r join payment p on p.id = r.payment_id
        join mine o on o.id = p.order_id group by p.id
        having sum(r.due_cents) > p.due_cents or sum(r.fee_cents) > p.fee_cents) t) as "more back than paid",
      (select count(*)::int from (table car_search except table car_search_said) t)
        + (select count(*)::int from (table car_search_said except table car_search) t) as "cars the search sees otherwise",
      (select count(*)::int from (table maintenance_need except table maintenance_need_said) t)
        + (select count(*)::int from (table maintenance_need_said except table maintenance_need) t) as "needs that staff see otherwise",
      (select count(*)::int from news where status_to is not null and not exists (
        select 1 from evidence_entry v where v.order_id = news.order_id and v.kind = 'status'
          and v.at = news.at and v.data ->> 'event' = news.code)) as "changes without evidence",
      (select count(*)::int from news where status_to is not null and not exists (
        select 1 from notification n where n.user_id = news.user_id and n.created_at >= news.at
          and n.thread = 'rental ' || news.transaction_id)) as "changes that nobody was told of",
      (select count(*)::int from (select account, sum(amount_cents) as cents from ledger_line group by account) l
        full join (select account, sum(cents) as cents from ledger_sum group by account) s using (account)
        where l.cents is distinct from s.cents) as "accounts that are not their sum",
      (select coalesce(max(id), ${seen}::bigint) from news) as last`.execute(server.services.db)
  const { last, ...counts } = (rows[0] ?? { last: seen }) as Broken & { last: number }
  world.seen = last
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0))
}

const moves = new Set(transitions.map((row) => `${row.from}>${row.to}`))

/**
 * Whatever in the history of an order does not follow from what was before, or is not in its
 * evidence; a chain that is broken throws.
 */
export async function brokenHistory({ server, users }: World): Promise<string[]> {
  const { db } = server.services
  const orders = await db
    .selectFrom('rental_order')
    .select(['id', 'rental_status'])
    .where(
      'user_id',
      'in',
      users.map((user) => user.id),
    )
    .where('kind', '<>', 'balance')
    .execute()
  const broken: string[] = []
  for (const order of orders) {
    const events = await db
      .selectFrom('order_event')
      .select(['status_from', 'status_to', 'code'])
      .where('order_id', '=', order.id)
      .where('status_to', 'is not', null)
      .orderBy('id')
      .execute()
    let at: RentalState = 'none'
    for (const event of events) {
      if ((event.status_from ?? 'none') !== at || !moves.has(`${at}>${event.status_to}`))
        broken.push(`${order.id}: ${event.code} from ${event.status_from} to ${event.status_to}`)
      at = event.status_to as RentalState
    }
    if ((order.rental_status ?? 'none') !== at) broken.push(`${order.id} ends at ${at}`)
    const evidence = await verifiedEvidence(server, order.id)
    const told = evidence.filter((entry) => entry.kind === 'status')
    const names = told.map((entry) => (entry.data as { event: string }).event)
    if (names.join() !== events.map((event) => event.code).join())
      broken.push(`${order.id}: evidence tells ${names.join()}`)
  }
  return broken
}

/** Cents of all accounts of the walk together: money is neither made nor lost. */
export async function balance({ server, users }: World): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(l.amount_cents), 0)::bigint as cents
    from ledger_line l join ledger_entry e on e.id = l.entry_id join rental_order o on o.id = e.order_id
    where o.user_id = any(${users.map((user) => user.id)}::text[])`.execute(server.services.db)
  return rows[0]?.cents ?? -1
}

import { sql } from 'kysely'
import { tiesApart } from '../../community/trust-ties.ts'
import { everybody, type World } from './people.ts'

type Broken = Record<string, number>

/**
 * What must hold of the tables after every single step, each counts what must never be.
 * What was written about somebody who left is gone, so theirs stands open alone.
 */
export async function brokenTies(world: World): Promise<Broken> {
  const { server, parents } = world
  const ids = everybody(world)
  const now = server.services.clock()
  const { rows } = await sql<Broken & { tree: [string, string][] }>`
    with recursive person as (select * from app_user where id = any(${ids}::text[])),
      up as (select id, referred_by as at, 1 as steps from person where referred_by is not null
        union all select up.id, a.referred_by, steps + 1 from up join app_user a on a.id = up.at
        where a.referred_by is not null and steps <= 50),
      living as (select requester_id as one, addressee_id as other from connection
        where status in ('pending', 'confirmed', 'ignored') and requester_id = any(${ids}::text[])),
      vouch as (select by_id as one, user_id as other from recommendation
        where withdrawn_at is null and by_id = any(${ids}::text[])),
      tie as (select * from living union all select * from vouch),
      written as (select * from review where reviewer_id = any(${ids}::text[])),
      final as (select * from written where status <> 'in-progress' and transaction_id is not null),
      ended as (select o.transaction_id, max(e.at) as at from rental_order o join order_event e
        on e.order_id = o.id and e.status_to in (87, 88) where o.user_id = any(${ids}::text[]) group by 1)
    select
      (select count(*)::int from up where at = id or steps > 50) as "people who are their own ancestor",
      (select count(*)::int from person c join app_user p on p.id = c.referred_by
        where p.unconfirmed or p.joined_no >= c.joined_no) as "parents who were not here",
      (select count(*)::int from invitation i join person p on p.id = i.used_by
        where p.referred_by is distinct from i.inviter_id) as "guests of somebody else",
      (select count(*)::int from person c join app_user p on p.id = c.referred_by where c.deleted_at is null
        and p.deleted_at is null and not exists (select from invitation i
          where i.used_by = c.id and i.inviter_id = p.id)) as "children without an invitation",
      (select count(*)::int from (select from living group by least(one, other), greatest(one, other)
        having count(*) > 1) t) as "pairs with two connections",
      (select count(*)::int from (select from vouch group by one, other having count(*) > 1) t) as "two vouches at once",
      (select count(*)::int from tie join person_block b
        on (b.blocker_id, b.blocked_id) in ((one, other), (other, one))) as "ties of blocked pairs",
      (select count(*)::int from (select from written where transaction_id is not null
        group by transaction_id, side having count(*) > 1) t) as "sides that wrote twice",
      (select count(*)::int from final f join ended on ended.transaction_id = f.transaction_id
        where f.reveal_at <= ${now}::timestamptz and ended.at + interval '14 days' > ${now}::timestamptz
          and not exists (select from final o where o.transaction_id = f.transaction_id and o.side <> f.side)
          and f.reviewer_id not in (select id from person where deleted_at is not null)
      ) as "reviews that are open too early",
      (select count(*)::int from final f join final o on o.transaction_id = f.transaction_id and o.side <> f.side
        where f.reveal_at > ${now}::timestamptz) as "reviews that wait though both wrote",
      (select count(*)::int from review_report p join written r on r.id = p.review_id
        where p.reporter_id = r.reviewer_id) as "reports on one's own",
      (select count(*)::int from (select from person_report where decided_at is null
        and reporter_id = any(${ids}::text[]) group by reporter_id, user_id having count(*) > 1) t) as "two open reports",
      (select count(*)::int from (select from account_block where user_id = any(${ids}::text[]) and lifted_at is null
        and ends_at > ${now}::timestamptz group by user_id having count(*) > 1) t) as "blocked twice",
      (select coalesce(json_agg(json_build_array(id, referred_by)), '[]') from person
        where referred_by is not null) as tree`.execute(server.services.db)
  const [row] = rows
  if (!row) throw new Error('a question without an answer')
  const { tree, ...counts } = row
  const places = new Map(tree)
  const moved = [...parents].filter(([child, parent]) => places.get(child) !== parent)
  world.parents = places
  const left = await leftOf(world)
  const all: Broken = {
    ...counts,
    ...left,
    'places in the tree that moved': moved.length,
    'ties that are not what people said': (await tiesApart(server)).length,
  }
  return Object.fromEntries(Object.entries(all).filter(([, count]) => count !== 0))
}

/** Rows that belong to people who are not here any more, or say who they were, a count for each table. */
async function leftOf({ former, server }: World): Promise<Broken> {
  if (former.length === 0) return {}
  const gone = former.map(({ id }) => id)
  const tables: [string, string[]][] = [
    ['session', ['user_id']],
    ['connection', ['requester_id', 'addressee_id']],
    ['recommendation', ['by_id', 'user_id']],
    ['person_block', ['blocker_id', 'blocked_id']],
    ['invitation', ['inviter_id', 'used_by']],
    ['trust_seed', ['user_id']],
    ['person_privacy', ['user_id']],
    ['person_report', ['user_id', 'reporter_id']],
    ['review_report', ['reporter_id']],
    ['review', ['subject_id']],
    ['notification', ['user_id']],
    ['notice_mail', ['user_id']],
  ]
  const counts = sql.join([
    ...tables.map(([table, columns]) => {
      const theirs = columns.map((column) => sql`${sql.ref(column)} = any(${gone}::text[])`)
      return sql`(select count(*)::int from ${sql.table(table)} where ${sql.join(theirs, sql` or `)})
        as ${sql.ref(`${table}s of who left`)}`
    }),
    // One that holds stays for its term, with what it knows the person by.
    sql`(select count(*)::int from account_block where user_id = any(${gone}::text[])
      and lifted_at is not null) as "blocks of who left"`,
    sql`(select count(*)::int from app_user where id = any(${gone}::text[])
      and (deleted_at is null or num_nonnulls(first_name, last_name, phone) > 0)) as "names of who left"`,
  ])
  const { rows } = await sql<Broken>`select ${counts}`.execute(server.services.db)
  return rows[0] ?? { 'answers without a row': 1 }
}

/** The rating of each car is the mean of what is open, once time has done its work. */
export async function wrongRatings({ server, cars }: World): Promise<number> {
  const { rows } = await sql<{ wrong: number }>`
    select count(*)::int as wrong from car c, lateral (
      select avg((select round(avg(value::numeric), 1) from jsonb_each_text(ratings))) as mean, count(*) as many
      from review r where r.car_id = c.id and r.side = 'renter' and r.status = 'completed'
        and r.hidden_at is null and r.reveal_at <= ${server.services.clock()}::timestamptz) said
    where c.id = any(${cars}::text[]) and said.many > 0
      and (c.review_count <> said.many or abs(c.rating - said.mean) > 0.006)`.execute(
    server.services.db,
  )
  return rows[0]?.wrong ?? -1
}

import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { staffClaims } from '#protocol/money/claims/claims.ts'
import { staffFees } from '#protocol/money/fees/fees.ts'
import { staffHelp } from '#protocol/help/help/staff-help.ts'
import { staffThreads } from '#protocol/help/help/staff-threads.ts'
import { staffInspections } from '#protocol/rentals/inspections/staff-inspections.ts'
import { staffOffers } from '#protocol/rentals/rental-offers/staff-offers.ts'
import { staffSpecialRequests } from '#protocol/rentals/special-requests/special-requests.ts'
import { staffOverdue } from '#protocol/staff/staff/staff-overdue.ts'
import type { WantedRows } from '../../platform/audit/list-rows.ts'
import { buildCar } from '#testing/factories.ts'
import { pickedUp } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let me: ReturnType<TestServer['as']>
let ofOrder: string

/** Twelve of each, of few moments, so that what comes next is told apart by everything else. */
beforeAll(async () => {
  server = await testServer()
  const { db } = server.services
  const { staff, order } = await pickedUp(server)
  me = server.as(staff.token)
  ofOrder = order
  const cars: string[] = []
  while (cars.length < 12) cars.push(await buildCar(server))
  const twelve = sql`from rental_order o, generate_series(1, 12) n,
    lateral (select o.created_at + n * 7 % 4 * interval '1 hour') moment (at) where o.id = ${order}`
  const statements = [
    sql`insert into help_request (id, order_id, car_id, user_id, kind, status, someone_hurt, created_at, changed_at, resolved_at)
      select 'help' || n, o.id, o.car_id, o.user_id, 'helpRequest', case when n % 2 = 0 then 'resolved' else 'open' end,
        n % 3 = 0, at, at, case when n % 2 = 0 then at + n % 5 * interval '1 hour' end ${twelve}`,
    sql`insert into claim (id, transaction_id, order_id, code, description, estimate_cents, state, created_at)
      select 'claim' || n, o.transaction_id, o.id, 'damage', 'a', 500,
        (array['open', 'agreed', 'appealed', 'dropped'])[1 + n % 4], at ${twelve}`,
    sql`insert into claim (id, transaction_id, order_id, code, description, estimate_cents, state, created_at, fee_for, fee_key, fee_facts)
      select 'fee' || n, o.transaction_id, o.id, 'engineDamage', 'a', 500,
        (array['open', 'agreed', 'appealed', 'dropped'])[1 + n % 4], at, 'inspection', 'key' || n,
        '{"what": {"en": "a", "es": "b"}, "dueOn": "2026-01-01", "warnedOn": []}' ${twelve}`,
    sql`insert into rental_transaction select 'rental' || n, o.user_id, o.created_at ${twelve}`,
    sql`insert into rental_order select (jsonb_populate_record(o, jsonb_build_object('id', 'late' || n,
        'number', 20000 + n, 'transaction_id', 'rental' || n, 'car_id', (${cars}::text[])[n], 'ends_at', o.ends_at + n % 3 * interval '1 hour',
        'overdue_at', case when n % 4 > 0 then o.ends_at + interval '9 hours' end))).* ${twelve}`,
    sql`insert into rental_offer (id, transaction_id, order_id, kind, status, title_en, title_es, description_en,
        description_es, amount_cents, valid_until, made_by, created_at, answered_at)
      select 'offer' || n, 'rental' || n, 'late' || n, 'extend', (array['open', 'accepted', 'declined'])[1 + n % 3],
        'a', 'b', 'a', 'b', 500, at + interval '9 days', 'staff', at, at ${twelve}`,
    sql`insert into message (order_id, author, author_id, body, created_at)
      select 'late' || 1 + n * 5 % 12, case when n % 4 = 0 then 'staff' else 'renter' end, o.user_id, 'a', at ${twelve}`,
    sql`insert into special_request (id, user_id, order_id, kind, request_text, status, created_at, answered_at)
      select 'wish' || n, o.user_id, o.id, 'pet', 'a', case when n % 4 = 0 then 'declined' else 'open' end, at,
        case when n % 4 = 0 then at end ${twelve}`,
    sql`insert into inspection (id, transaction_id, order_id, car_id, kind, handover_order_id, week, odometer,
        submitted_at, state, reviewed_at, replaced_at)
      select 'inspection' || n, o.transaction_id, o.id, o.car_id, 'weekly', o.id, n, 100, at,
        case when n % 3 = 0 then 'reviewed' else 'submitted' end, case when n % 3 = 0 then at end,
        case when n % 5 = 0 then at end ${twelve}`,
  ]
  // Copies of a rental that is out: nobody had to come by their keys.
  await sql`alter table rental_order disable trigger running_was_imported`.execute(db)
  for (const statement of statements) await statement.execute(db)
  await sql`alter table rental_order enable trigger running_was_imported`.execute(db)
})

type Page = { ids: string[]; total: number | undefined }
const page = (things: { id: string }[] = [], total?: number): Page => ({
  ids: things.map(({ id }) => id),
  total,
})
const waits = sql`state in ('open', 'agreed', 'appealed')`
const help = async (filter: 'open' | 'all', rows: WantedRows, order?: string) => {
  const { body } = await me.read(staffHelp, { filter, ...rows, order })
  return page(body.requests, body.total)
}
const fees = async (filter: 'open' | 'all', rows: WantedRows) => {
  const { body } = await me.read(staffFees, { filter, ...rows })
  return page(body.fees, body.total)
}
const inspections = async (
  filter: 'submitted' | 'all',
  rows: WantedRows,
  of: { order?: string; kind?: 'weekly' } = {},
) => {
  const { body } = await me.read(staffInspections, { filter, ...rows, ...of })
  return page(
    body.inspections?.map(({ inspection }) => inspection),
    body.total,
  )
}
const helpOrder = sql`status = 'resolved', (someone_hurt and status <> 'resolved') desc,
  case when status = 'resolved' then resolved_at end desc, created_at, number`

/** The rules of each list, as one reads them: what is in it, and what comes first. */
const lists: [string, (rows: WantedRows) => Promise<Page>, RawBuilder<unknown>][] = [
  [
    'help',
    (rows) => help('open', rows),
    sql`help_request where status <> 'resolved' order by ${helpOrder}`,
  ],
  ['all help', (rows) => help('all', rows), sql`help_request order by ${helpOrder}`],
  [
    'help of a rental',
    (rows) => help('all', rows, ofOrder),
    sql`help_request order by ${helpOrder}`,
  ],
  ['help of another', (rows) => help('all', rows, 'late1'), sql`help_request where false`],
  [
    'fees',
    (rows) => fees('open', rows),
    sql`claim where fee_for is not null and ${waits} order by created_at, id`,
  ],
  [
    'all fees',
    (rows) => fees('all', rows),
    sql`claim where fee_for is not null order by ${waits} desc, created_at, id`,
  ],
  [
    'claims',
    async (rows) => {
      const { body } = await me.read(staffClaims, rows)
      return page(body.claims, body.total)
    },
    sql`claim where fee_for is null and ${waits} order by created_at, id`,
  ],
  [
    'offers',
    async (rows) => {
      const { body } = await me.read(staffOffers, rows)
      return page(body.offers, body.total)
    },
    sql`rental_offer where status = 'open' or (status = 'accepted' and used_at is null) order by created_at desc, id`,
  ],
  [
    'threads',
    async (rows) => {
      const { body } = await me.read(staffThreads, rows)
      return page(
        body.threads?.map(({ orderId }) => ({ id: orderId })),
        body.total,
      )
    },
    sql`(select order_id as id, id as number from message where author = 'renter') m order by number`,
  ],
  [
    'special requests',
    async (rows) => {
      const { body } = await me.read(staffSpecialRequests, rows)
      return page(body.requests, body.total)
    },
    sql`special_request where status = 'open' order by created_at, id`,
  ],
  [
    'inspections',
    (rows) => inspections('submitted', rows),
    sql`inspection where state = 'submitted' and replaced_at is null order by submitted_at, id`,
  ],
  [
    'all inspections',
    (rows) => inspections('all', rows),
    sql`inspection order by submitted_at desc, id`,
  ],
  [
    'inspections of a kind and a rental',
    (rows) => inspections('all', rows, { kind: 'weekly', order: ofOrder }),
    sql`inspection where kind = 'weekly' order by submitted_at desc, id`,
  ],
  [
    'overdue cars',
    async (rows) => {
      const { body } = await me.read(staffOverdue, rows)
      return page(
        body.cars?.map(({ orderId }) => ({ id: orderId })),
        body.total,
      )
    },
    sql`rental_order where overdue_at is not null and rental_status in (86, 91, 92, 93) order by ends_at, id`,
  ],
]

test.each(lists)(
  'a page of %s is that part of the whole, and says how many there are',
  async (name, read, rule) => {
    const { rows } = await sql<{ id: string }>`select id from ${rule}`.execute(server.services.db)
    const ids = rows.map(({ id }) => id)
    expect(ids.length > 3).toBe(name !== 'help of another')
    for (const limit of [1, 3, 7, 500])
      expect(await read({ limit })).toEqual({ ids: ids.slice(0, limit), total: ids.length })
    for (const skip of [1, 2])
      expect((await read({ limit: 2, skip })).ids).toEqual(ids.slice(skip, skip + 2))
    expect((await read({ limit: 2, skip: ids.length })).ids).toEqual([])
  },
)

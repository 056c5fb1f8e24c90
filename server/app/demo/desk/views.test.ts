import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import type { Operation } from '#protocol/core/operation.ts'
import { operations } from '#protocol/operations.ts'
import { buildUser } from '#testing/factories.ts'
import { type Caller, serverOn, type TestServer } from '#testing/server.ts'
import { freshDatabase } from '#testing/test-database.ts'
import type { Database } from '../../../platform/db/database.ts'
import { pursueInspections } from '../../../rentals/inspections/pursue-inspections.ts'
import { loadDemo } from '../load-demo.ts'

const named = [
  'guadalupe.jimenez76@example.com',
  'hector.delacruz@example.org',
  'emilio.estrada@example.org',
]

let database: Database
let server: TestServer
afterEach(() => database.close())

async function open(now: string): Promise<Caller> {
  database = await freshDatabase()
  server = await serverOn(database)
  server.setNow(new Date(now))
  await loadDemo(database, new Date(now), server.services)
  return server.as((await buildUser(server, { staff: true })).token)
}

async function rowsOf<Row>(query: string): Promise<Row[]> {
  return (await sql<Row>`${sql.raw(query)}`.execute(database.db)).rows
}

/** Each list of the desk by what asks for it, and the field that has its rows. */
const lists = {
  staffOverdue: 'cars',
  staffThreads: 'threads',
  staffSwaps: 'swaps',
  staffOffers: 'offers',
  staffSpecialRequests: 'requests',
  staffInspections: 'inspections',
  staffRelocations: 'relocations',
  staffFees: 'fees',
  staffPeople: 'people',
  staffReviewReports: 'reviews',
  staffTrustSeeds: 'people',
  staffDebts: 'debts',
  staffDeposits: 'deposits',
  staffSeasons: 'seasons',
  staffTeam: 'members',
  staffHelp: 'requests',
  staffClaims: 'claims',
  staffBookings: 'bookings',
  staffDocuments: 'documents',
  staffPayments: 'payments',
  staffMaintenance: 'items',
} as const

async function rowsIn(staff: Caller, list: keyof typeof lists) {
  const operation: Operation = operations[list]
  const { body } = await staff.read(operation, {})
  return (body as Record<string, unknown>)[lists[list]] as unknown[]
}

async function counts(staff: Caller): Promise<Record<string, boolean>> {
  const found: Record<string, boolean> = {}
  for (const list of Object.keys(lists) as (keyof typeof lists)[])
    found[list] = (await rowsIn(staff, list)).length > 0
  const {
    waiting,
    brokenCars = [],
    visits = [],
    taken = 0,
  } = (await staff.read(operations.staffToday, {})).body
  const { goodwill = [] } = (await staff.read(operations.staffPayments, {})).body
  const { areas = [], cash = [] } = (await staff.read(operations.staffMonth, {})).body
  return {
    ...found,
    late: visits.some(({ late }) => late) && (waiting?.overdue ?? 0) > 0,
    brokenCars: brokenCars.some(({ renters }) => renters > 0),
    taken: taken > 0,
    goodwill: goodwill.length > 0,
    sales: areas.some(({ rent }) => rent > 0),
    cash: cash.length > 0,
  }
}

/** An afternoon of a week; the last evening of a year; the hour that comes twice, and the first of a month too. */
describe.each(['2026-11-20T18:00:00Z', '2027-01-01T05:55:00Z', '2026-11-01T09:30:00Z'])(
  'a demo that is loaded at %s',
  (now) => {
    test('has something in each view of the desk, also an hour later, and nothing that cannot be', async () => {
      const staff = await open(now)
      const all = await counts(staff)
      expect(all).toEqual(Object.fromEntries(Object.keys(all).map((list) => [list, true])))

      const twice =
        await rowsOf(`select a.id from rental_order a join rental_order b on a.car_id = b.car_id and a.id < b.id
        and a.transaction_id <> b.transaction_id and a.state in ('booked', 'ended') and b.state in ('booked', 'ended')
        and a.kind = 'start' and b.kind = 'start' and a.rental_status <> 87 and b.rental_status <> 87
        and tstzrange(coalesce(a.picked_up_at, a.starts_at), coalesce(a.ended_at, a.ends_at))
          && tstzrange(coalesce(b.picked_up_at, b.starts_at), coalesce(b.ended_at, b.ends_at))`)
      expect(twice).toEqual([])
      const books = await rowsOf(
        'select entry_id from ledger_line group by 1 having sum(amount_cents) <> 0',
      )
      expect(books).toEqual([])
      const ahead = await rowsOf(
        `select id from order_event where at > '${now}'::timestamptz union all select id from message where created_at > '${now}'::timestamptz`,
      )
      expect(ahead).toEqual([])

      await pursueInspections(server.services)
      const warned = await rowsOf<{ email: string; warnings: number; fees: number }>(
        `select u.email, (select count(*)::int from inspection_warning w where w.handover_order_id = o.id) as warnings,
           (select count(*)::int from claim c where c.order_id = o.id and c.fee_for is not null) as fees
         from rental_order o join app_user u on u.id = o.user_id
         where o.id in (select handover_order_id from inspection_warning union select order_id from claim where fee_for is not null)`,
      )
      expect(warned).toEqual([{ email: expect.any(String), warnings: 2, fees: 1 }])
      expect(named).not.toContain(warned[0]?.email)

      server.passMinutes(60)
      await server.work()
      expect(await counts(staff)).toEqual(all)
    })
  },
)

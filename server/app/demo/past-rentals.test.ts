import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { referralTree } from '#protocol/community/network/referral-tree.ts'
import { rentalPassport } from '#protocol/community/passport/rental-passport.ts'
import { userDetails } from '#protocol/community/profile/user-details.ts'
import { staffRentalReviews } from '#protocol/community/reviews/staff-reviews.ts'
import { buildUser } from '#testing/factories.ts'
import { ledgerOf, verifiedEvidence } from '#testing/rental-life.ts'
import { serverOn, testNow, type TestServer } from '#testing/server.ts'
import { freshDatabase } from '#testing/test-database.ts'
import { createSession } from '../../platform/auth/sessions.ts'
import type { Database } from '../../platform/db/database.ts'
import { loadDemo } from './load-demo.ts'

const named = [
  'guadalupe.jimenez76@example.com',
  'hector.delacruz@example.org',
  'emilio.estrada@example.org',
]

let database: Database
let server: TestServer

beforeAll(async () => {
  database = await freshDatabase()
  server = await serverOn(database)
  await loadDemo(database, testNow, server.services)
})
afterAll(async () => {
  await database.close()
})

const personOf = (email: string) =>
  database.db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()

async function signedInAs(email: string) {
  const { id } = await personOf(email)
  const token = await database.db
    .transaction()
    .execute((tx) => createSession(tx, id, server.services.clock()))
  return { id, caller: server.as(token) }
}

/** Those that were over before these books were lived through by nobody. */
const wasLived = `not exists (select from order_event e where e.order_id = o.id and e.code = 'imported')`

const pastOrders = () =>
  database.db
    .selectFrom('rental_order as o')
    .selectAll()
    .where('state', '=', 'ended')
    .where(sql<boolean>`${sql.raw(wasLived)}`)
    .execute()

async function rowsOf<Row>(query: string): Promise<Row[]> {
  return (await sql<Row>`${sql.raw(query)}`.execute(database.db)).rows
}

test('whom the README names has completed rentals on profile, passport and dashboard', async () => {
  for (const email of named) {
    const { id, caller } = await signedInAs(email)
    const profile = (await caller.read(userDetails, { userId: id })).body.userDetails
    expect(profile?.facts).toMatchObject({ rentals: 2, licenseVerified: true })
    expect(profile?.reviews.filter(({ byCompany }) => byCompany)).toHaveLength(2)
    const { file = '' } = (await caller.read(rentalPassport, {})).body
    const { passport } = JSON.parse(file)
    expect(passport.totals.rentals).toBe(2)
    expect(passport.rentals).toHaveLength(2)
    const { rentals = [], selectedRental } = (await caller.read(dashboard, {})).body
    const past = rentals.filter(({ rentalStatus }) => rentalStatus === 88)
    expect(past).toHaveLength(2)
    // What runs now stays what the dashboard opens with.
    expect(selectedRental?.rentalStatus).not.toBe(88)
    const one = await caller.read(dashboard, { order: past[0]?.orderId ?? '' })
    expect(one.body.selectedRental).toMatchObject({
      contractAcceptedAt: expect.any(String),
      money: { deposit: { held: 0, state: 'released' }, refunds: [{ sent: true }] },
    })
    expect(one.body.selectedRental?.money?.charges.map(({ code }) => code)).toContain('miles')
  }
})

test('their branch of the referral tree brought rentals and has a score', async () => {
  for (const email of named) {
    const { branch } = (await (await signedInAs(email)).caller.read(referralTree, {})).body
    expect(branch).toMatchObject({ people: 2, averageScore: expect.any(Number) })
    expect(branch?.completedRentals).toBeGreaterThanOrEqual(1)
  }
})

test('the company reads what both sides wrote', async () => {
  const staff = await buildUser(server, { staff: true })
  for (const { id } of await pastOrders()) {
    const { body } = await server.as(staff.token).read(staffRentalReviews, { order: id })
    expect(body).toMatchObject({
      renterWaits: false,
      renter: { score: {} },
      company: { score: {} },
    })
  }
  // Whoever wrote for the company then is of the staff no more.
  const wrote = await rowsOf(
    `select from staff_member where user_id in (select reviewer_id from review where side = 'company')`,
  )
  expect(wrote).toEqual([])
})

test('the books of each past rental are even but for what it earned, and its deposit is back', async () => {
  const orders = await pastOrders()
  expect(orders.length).toBeGreaterThanOrEqual(7)
  for (const order of orders) {
    const { bank = 0, donation = 0, donationCost = 0, ...rest } = await ledgerOf(server, order.id)
    expect(bank).toBeGreaterThan(0)
    expect(bank).toBeLessThan(order.total_cents)
    expect(donation + donationCost).toBe(0)
    const earned = Object.keys(rest).every((name) => ['rent', 'miles', 'gas'].includes(name))
    expect({ rest, earned }).toEqual({ rest, earned: true })
    expect(Object.values(rest).reduce((sum, cents) => sum + cents, bank)).toBe(0)
  }
  const late = await rowsOf(
    `select t.id from rental_transaction t join rental_order o on o.transaction_id = t.id
     where o.state = 'ended' and ${wasLived} and t.deposit_released_at is distinct from t.returned_at + interval '72 hours'`,
  )
  expect(late).toEqual([])
})

test('history and evidence of each past rental tell all its steps in their order', async () => {
  for (const { id, car_id } of await pastOrders()) {
    const events = await database.db
      .selectFrom('order_event')
      .select(['code', 'at'])
      .where('order_id', '=', id)
      .orderBy('id')
      .execute()
    expect(
      events.map(({ code }) => code).filter((code) => !/^inspectedWeekly|charged$/.test(code)),
    ).toEqual([
      'held',
      'transferSent',
      'paid',
      'confirmed',
      'contractAccepted',
      'arrive',
      'inspectedAtPickup',
      'getKeys',
      'inspectedAtReturn',
      'returnKeys',
      'refundOwed',
      'depositReleased',
      'refundSent',
    ])
    const times = events.map(({ at }) => at.getTime())
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times.at(-1)).toBeLessThan(testNow.getTime())
    const entries = await verifiedEvidence(server, id)
    const { included_miles_per_day: included } = await database.db
      .selectFrom('car')
      .select('included_miles_per_day')
      .where('id', '=', car_id)
      .executeTakeFirstOrThrow()
    const kinds = ['status', 'contract', 'payment', 'inspection', ...(included ? [] : ['charge'])]
    expect(entries.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds))
  }
})

test('each inspection that was due was made, and odometers never went back', async () => {
  const wrong = await rowsOf(`
    select o.id from rental_order o join car c on c.id = o.car_id join area a on a.id = o.area_id
    where o.state = 'ended' and ${wasLived} and (o.start_odometer >= o.end_odometer or o.end_odometer > c.odometer
      or (o.ends_at - o.starts_at) < c.minimum_rental_days * interval '1 day' - interval '1 hour'
      or (select count(*) from inspection i where i.order_id = o.id and kind = 'weekly')
        <> ceil(extract(epoch from (o.ended_at at time zone a.zone) - (o.picked_up_at at time zone a.zone))
          / 604800) - 1)`)
  expect(wrong).toEqual([])
})

test('nothing of the past is left to do: nobody is told, asked, charged or paid for it now', async () => {
  const before = await rowsOf(`select * from order_event e join rental_order o on o.id = e.order_id
    where o.state = 'ended' order by e.id`)
  await server.work()
  const after = await rowsOf(`select * from order_event e join rental_order o on o.id = e.order_id
    where o.state = 'ended' order by e.id`)
  expect(after).toEqual(before)
  const told = await rowsOf(`
    select n.thread from notification n join rental_order o on o.id = n.order_id
    where o.state = 'ended' and ${wasLived}`)
  expect(told).toEqual([])
  const mails = await rowsOf<{ subject: string }>(
    `select subject from outgoing_mail where created_at < timestamptz '2026-11-20' and text_body <> ''`,
  )
  expect(mails).toEqual([])
})

// A leap day, the days on which clocks move, and the turn of a year.
test.each([
  '2028-02-29T20:00:00Z',
  '2027-03-14T09:30:00Z',
  '2027-11-07T08:30:00Z',
  '2027-01-01T07:59:00Z',
])('the past is complete whenever the demo is loaded: %s', async (instant) => {
  const other = await freshDatabase()
  try {
    await loadDemo(other, new Date(instant), server.services)
    const { rows } = await sql<{ state: string; many: number }>`
        select o.kind || ' ' || o.state || ' ' || coalesce(o.rental_status, 0) as state, count(*)::int as many
        from rental_order o join rental_transaction t on t.id = o.transaction_id
        where t.returned_at is not null and t.deposit_released_at <= ${instant}::timestamptz
          and not exists (select from refund r where r.order_id = o.id and r.state = 'owed')
          and o.kind <> 'balance' and ${sql.raw(wasLived)}
        group by 1`.execute(other.db)
    expect(rows).toEqual([{ state: 'start ended 88', many: 7 }])
  } finally {
    await other.close()
  }
})

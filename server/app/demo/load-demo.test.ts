import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cars } from '#protocol/fleet/cars/cars.ts'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { connections } from '#protocol/community/network/connections.ts'
import { myRoutes } from '#protocol/jobs/jobs/routes.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { verifiedEvidence } from '#testing/rental-life.ts'
import { entityAnswers } from '#testing/entity-answers.ts'
import { lacking, type SpecifiedEntity } from '#testing/specified-entities.ts'
import { serverOn, testNow, type TestServer } from '#testing/server.ts'
import { freshDatabase } from '#testing/test-database.ts'
import { createSession } from '../../platform/auth/sessions.ts'
import { balances } from '../../money/ledger/ledger.ts'
import type { Database } from '../../platform/db/database.ts'
import { loadBase } from './load-base.ts'
import { loadDemo } from './load-demo.ts'

let database: Database
let server: TestServer

beforeAll(async () => {
  database = await freshDatabase()
  server = await serverOn(database)
  // As two processes that start at once do it.
  const load = () => loadDemo(database, testNow, server.services)
  await Promise.all([load(), load()])
})
afterAll(async () => {
  await database.close()
})

const signedInAs = (email: string) =>
  database.db.transaction().execute(async (tx) => {
    const { id } = await tx
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    return createSession(tx, id, testNow)
  })

async function counts(query: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; count: number }>`${sql.raw(query)}`.execute(
    database.db,
  )
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

test('about 300 cars stand in six areas, at least 15 % vans, every body type everywhere', async () => {
  const types = await counts('select type_id as name, count(*)::int from car group by 1')
  const total = (types.car ?? 0) + (types.van ?? 0)
  expect(total).toBe(300)
  expect((types.van ?? 0) / total).toBeGreaterThanOrEqual(0.15)
  const bodies = await counts(
    `select area_id as name, count(distinct subtype_id)::int from car group by 1`,
  )
  expect(bodies).toEqual({ 1: 10, 2: 10, 3: 10, 4: 10, 5: 10, 6: 10 })
})

test('some cars are rented, held, in the workshop or off the road, and most are free', async () => {
  const kinds = await counts('select kind as name, count(*)::int from occupancy group by 1')
  expect(Object.keys(kinds).toSorted()).toEqual([
    'block',
    'hold',
    'maintenance',
    'relocation',
    'rental',
  ])
  const { body } = await server.as().read(cars, {})
  expect(body.total).toBe(300)
  expect(body.totalAvailable).toBeGreaterThan(150)
  expect(body.totalAvailable).toBeLessThan(250)
  const last = await server.as().read(cars, { area: '1', limit: '100' })
  const waiting = last.body.cars?.filter((car) => car.availabilityDateTime) ?? []
  expect(waiting.length).toBeGreaterThan(5)
})

test('deposits lie on both sides of $745, minimum rentals are mostly a week', async () => {
  const sides = await counts(
    `select case when deposit_maximum_cents < 74500 then 'low' else 'high' end as name, count(*)::int
     from car group by 1`,
  )
  expect(sides.low).toBeGreaterThan(50)
  expect(sides.high).toBeGreaterThan(50)
  const days = await counts(
    'select minimum_rental_days::text as name, count(*)::int from car group by 1',
  )
  expect(Object.keys(days)).toEqual(['1', '3', '7', '14', '30'])
  expect(days[7]).toBeGreaterThan(150)
})

test('reviews of rentals are about cars of their area, and cars are rated by them', async () => {
  const bad = await counts(
    `select 'wrong' as name, count(*)::int from review join car on car.id = car_id
       join app_user on app_user.id = reviewer_id
     where (comment like '%{car}%' or car.year > extract(year from period_start))`,
  )
  expect(bad.wrong).toBe(0)
  const total = await counts(
    `select side as name, count(*)::int from review where transaction_id is not null group by 1`,
  )
  expect(Math.min(total.renter ?? 0, total.company ?? 0)).toBeGreaterThan(300)
  const rated = await counts(
    `select 'wrong' as name, count(*)::int from car where (review_count > 0) <> (rating is not null)
       or rating not between 1 and 10`,
  )
  expect(rated.wrong).toBe(0)
})

test('dates lie around the day of loading: open jobs ahead, completed ones behind', async () => {
  const wrong = await counts(
    `select 'wrong' as name, count(*)::int from job where
       (status in ('open', 'assigned') and ends_at < timestamptz '2026-11-20 18:00Z')
       or (status = 'completed' and starts_at > timestamptz '2026-11-20 18:00Z')`,
  )
  expect(wrong.wrong).toBe(0)
  const kept = await counts(`select j.status as name, count(*)::int from job j
    join relocation r on r.job_id = j.id join occupancy o on o.relocation_id = r.job_id group by 1`)
  expect(kept).toEqual({ open: 7, assigned: 2, done: 1 })
  const running = await counts(
    `select rental_status::text as name, count(*)::int from rental_order
     where state = 'booked' and starts_at < timestamptz '2026-11-20 18:00Z' group by 1`,
  )
  expect(running).toEqual({ 86: expect.closeTo(75, -1.7) })
})

test('what is paid has a payment, and the books balance', async () => {
  const wrong = await counts(
    `select 'unpaid' as name, count(*)::int from rental_order o where paid and not exists (
       select from payment where order_id = o.id and state = 'paid' and due_cents = total_cents)
       and not (state = 'ended' and exists (select from order_event where order_id = o.id and code = 'imported'))`,
  )
  expect(wrong).toEqual({ unpaid: 0 })
  const accounts = await balances(database.db)
  expect(accounts.map(({ account }) => account)).toContain('donation')
  expect(accounts.reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
})

test('signing in as one of the named people shows a complete rental', async () => {
  const hers = await server
    .as(await signedInAs('guadalupe.jimenez76@example.com'))
    .read(dashboard, {})
  expect(hers.body.selectedRental).toMatchObject({
    rentalStatus: 86,
    daysLeft: 4,
    contractVersion: 1,
    contractAcceptedAt: expect.any(String),
    money: { deposit: { state: 'held' } },
  })
  expect(hers.body.selectedRental?.miles?.soFar).toBeGreaterThan(300)
  expect(hers.body.selectedRental?.timeline.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['booked', '91', '86', '88']),
  )
  expect(hers.body.selectedRental?.allowedActions).toContain('extendCar')
  expect(hers.body.notifications?.some((notice) => !notice.readAt)).toBe(true)
  expect(hers.body.drivers).toHaveLength(1)
  await verifiedEvidence(server, hers.body.selectedRental?.orderId ?? '')

  const him = server.as(await signedInAs('emilio.estrada@example.org'))
  const his = await him.read(dashboard, {})
  const ahead = his.body.rentals?.find((rental) => rental.rentalStatus === 85)
  const chosen = await him.read(dashboard, { order: ahead?.orderId ?? '' })
  expect(chosen.body.selectedRental).toMatchObject({
    confirmation: 'confirmed',
    appointment: { available: true },
    allowedActions: expect.arrayContaining(['acceptContract', 'acceptAppointment']),
  })
  // It names his appointment, so the version that he reads is the one that he accepts.
  const accepted = await him.send(acceptContract, { order: ahead?.orderId ?? '', version: 1 })
  expect(accepted.body).toMatchObject({ status: 1, contractAcceptedAt: expect.any(String) })
})

test('the included miles of a car are part of its rentals', async () => {
  const differing = await counts(
    `select o.id as name, 1 as count from rental_order o join car c on c.id = o.car_id
     where (o.quote -> 'terms' ->> 'includedMilesPerDay')::int <> c.included_miles_per_day`,
  )
  expect(differing).toEqual({})
  const withMiles = await counts(
    `select 'orders' as name, count(*)::int from rental_order o join car c on c.id = o.car_id
     where c.included_miles_per_day > 0`,
  )
  expect(withMiles.orders).toBeGreaterThan(0)
})

test('electric cars of the demo have a battery and were handed over with charge', async () => {
  const wrong = await counts(
    `select c.model as name, count(*)::int from rental_order o join car c on c.id = o.car_id
     where o.start_odometer is not null and (c.fuel = 'electric') <> (o.start_charge is not null)
     group by 1`,
  )
  expect(wrong).toEqual({})
})

test('whom the README names has friends who vouch, two requests that wait, two routes with jobs', async () => {
  const named = [
    'guadalupe.jimenez76@example.com',
    'hector.delacruz@example.org',
    'emilio.estrada@example.org',
  ]
  for (const email of named) {
    const token = await signedInAs(email)
    const { body } = await server.as(token).read(connections, {})
    expect(body.connections?.total).toBeGreaterThanOrEqual(4)
    expect(body.requestsIn?.items.map(({ comment }) => comment !== '')).toEqual([true, true])
    expect(body.recommendationsReceived?.total).toBeGreaterThanOrEqual(2)
    // Two friends vouch for whoever asks: half a vouch each at least.
    expect(body.requestsIn?.items.every(({ trust: value }) => (value ?? 0) >= 30)).toBe(true)
    const { routes = [] } = (await server.as(token).read(myRoutes, {})).body
    expect(routes.map((way) => way.matches >= 2 && way.week.pay >= 50)).toEqual([true, true])
  }
})

test('everybody who was invited has used an invitation of the person above them', async () => {
  const wrong = await counts(
    `select 'wrong' as name, count(*)::int from app_user u left join invitation i on i.used_by = u.id
     where u.referred_by is distinct from i.inviter_id`,
  )
  expect(wrong).toEqual({ wrong: 0 })
})

test('people are marked as demo and their addresses are not verified', async () => {
  const people = await counts(
    `select case when not demo or email_verified_at is not null then 'other'
         when exists (select from staff_member m where m.user_id = app_user.id) then 'staff' else 'demo' end as name,
       count(*)::int from app_user group by 1`,
  )
  expect(people).toEqual({ demo: 300, staff: 2 })
})

// @3-user-info @3-review-id @3-rating-criterion @3-area-id @3-language-languagename @3-car-id
// @3-car-rentalend @3-car-type @3-price-modifier @3-extras-option @3-appointment-appointmentid
// @3-driver-firstname @3-rental-orderid @3-rental-contracturl @3-waiting-list @3-payment-method
// @3-checkpoint-title
test('the answers carry every field of every entity', async () => {
  const answers = await entityAnswers(server, 'guadalupe.jimenez76@example.com')
  for (const [entity, objects] of Object.entries(answers)) {
    const fields = lacking(entity as SpecifiedEntity, objects)
    expect.soft({ entity, fields }).toEqual({ entity, fields: [] })
  }
})

test('a second load, and a second base, change nothing', async () => {
  const before = await counts(`select 'rows' as name, count(*)::int from occupancy`)
  await database.db.deleteFrom('extra').where('id', '=', 'delivery').execute()
  await loadBase(database)
  await loadDemo(database, testNow, server.services)
  expect(await counts(`select 'rows' as name, count(*)::int from occupancy`)).toEqual(before)
  expect(await counts(`select id as name, 1 as count from extra where id = 'delivery'`)).toEqual({})
})

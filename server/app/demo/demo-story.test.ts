import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roadMiles } from '#domain/jobs/jobs/job-price.ts'
import { milesBetween } from '#domain/fleet/places/sphere.ts'
import { staffClaims } from '#protocol/money/claims/claims.ts'
import { staffHelp } from '#protocol/help/help/staff-help.ts'
import { relocationGaps } from '#protocol/jobs/relocation/relocations.ts'
import { staffBookings } from '#protocol/staff/staff/staff-bookings.ts'
import { staffDocuments } from '#protocol/staff/staff/staff-documents.ts'
import { staffPayments } from '#protocol/staff/staff/staff-payments.ts'
import { staffToday } from '#protocol/staff/staff/staff-today.ts'
import { buildUser } from '#testing/factories.ts'
import { type Caller, serverOn, testNow, type TestServer } from '#testing/server.ts'
import { freshDatabase } from '#testing/test-database.ts'
import type { Database } from '../../platform/db/database.ts'
import { loadDemo } from './load-demo.ts'

let database: Database
let server: TestServer
let staff: Caller

beforeAll(async () => {
  database = await freshDatabase()
  server = await serverOn(database)
  await loadDemo(database, testNow, server.services)
  staff = server.as((await buildUser(server, { staff: true })).token)
})
afterAll(async () => {
  await database.close()
})

async function rowsOf<Row>(query: string): Promise<Row[]> {
  return (await sql<Row>`${sql.raw(query)}`.execute(database.db)).rows
}

/** Every order as a rental with the days that its car was away for it. */
const rentals = `(select o.*, t.returned_at, coalesce(o.picked_up_at, o.starts_at) as since,
    coalesce(o.ended_at, o.ends_at) as until, a.zone
  from rental_order o join rental_transaction t on t.id = o.transaction_id join area a on a.id = o.area_id
  where o.state in ('booked', 'ended') and o.rental_status <> 87)`

describe('what the sample data tell', () => {
  test('every review is of a rental of its two, or of a job, written while or after it was', async () => {
    const wrong = await rowsOf<{ id: string }>(
      `select r.id from review r join app_user w on w.id = r.reviewer_id
         left join ${rentals} o on o.transaction_id = r.transaction_id and o.car_id = r.car_id
       where r.job_id is null and not coalesce(
         case r.side when 'renter' then r.reviewer_id = o.user_id and r.subject_id is null
           when 'company' then r.subject_id = o.user_id and r.reviewer_id <> o.user_id end
         and r.period_start = (o.since at time zone o.zone)::date and r.period_end = (o.until at time zone o.zone)::date
         and case r.status
           when 'completed' then o.rental_status = 88
             and r.created_at between o.returned_at and o.returned_at + interval '14 days'
           when 'in-progress' then o.rental_status = 86 and r.created_at >= o.since + interval '7 days'
           else false end
         and r.created_at >= w.created_at and r.created_at <= timestamptz '${testNow.toISOString()}', false)`,
    )
    expect(wrong).toHaveLength(0)
    const [said] = await rowsOf<Record<string, number>>(
      `select count(*) filter (where side = 'renter')::int as renters,
         count(*) filter (where side = 'company')::int as company,
         count(*) filter (where status = 'in-progress')::int as running from review`,
    )
    expect(said?.renters).toBeGreaterThan(400)
    expect(said?.company).toBeGreaterThan(300)
    expect(said?.running).toBeGreaterThan(40)
  })

  test('nobody has a car while somebody else has it, by the books and by what is told', async () => {
    const twice = await rowsOf(
      `select a.id from ${rentals} a join ${rentals} b on a.car_id = b.car_id and a.id < b.id
       where tstzrange(a.since, a.until) && tstzrange(b.since, b.until)`,
    )
    expect(twice).toEqual([])
    const told = await rowsOf(
      `select a.id from review a join review b on a.car_id = b.car_id and a.id < b.id
         and a.transaction_id is distinct from b.transaction_id
       where daterange(a.period_start, a.period_end) && daterange(b.period_start, b.period_end)`,
    )
    expect(told).toHaveLength(0)
  })

  test('whoever has a car, had one or comes for one is old enough and was here before', async () => {
    const wrong = await rowsOf(
      `select o.id from ${rentals} o join app_user u on u.id = o.user_id
       where u.birth_date > (o.starts_at - interval '21 years')::date or u.created_at > o.created_at`,
    )
    expect(wrong).toHaveLength(0)
  })

  test('who has a car drives it, with papers that were verified until a day after its end', async () => {
    const [count] = await rowsOf<{ out: number; right: number }>(
      `select count(*)::int as out, count(*) filter (where exists (
         select from order_driver od join driver d on d.id = od.driver_id
         where od.order_id = o.id and d.user_id = o.user_id
           and d.license_verification = 'verified' and d.insurance_verification = 'verified'
           and least(d.license_expires, d.insurance_expires) > (o.ends_at at time zone o.zone)::date))::int as right
       from ${rentals} o where o.rental_status in (86, 91, 92, 93)`,
    )
    expect(count?.out).toBeGreaterThan(50)
    expect(count?.right).toBe(count?.out)
  })

  test('a car that is out was driven before: it has the miles of its days on the road, and more', async () => {
    const fresh = await rowsOf(
      'select id from rental_order where rental_status = 86 and coalesce(start_odometer, 0) = 0',
    )
    expect(fresh).toEqual([])
  })

  test('a way by road is as long as the product reckons it for its two towns, never shorter than a bird flies', async () => {
    const jobs = await rowsOf<Record<'fromLat' | 'fromLon' | 'toLat' | 'toLon' | 'miles', number>>(
      `select from_latitude as "fromLat", from_longitude as "fromLon", to_latitude as "toLat",
         to_longitude as "toLon", road_miles as miles from job where to_place_id is not null`,
    )
    expect(jobs.length).toBeGreaterThan(50)
    const wrong = jobs.filter(({ fromLat, fromLon, toLat, toLon, miles }) => {
      const [from, to] = [
        { latitude: fromLat, longitude: fromLon },
        { latitude: toLat, longitude: toLon },
      ]
      return Math.abs(miles - roadMiles(milesBetween(from, to))) > 0.001
    })
    expect(wrong).toHaveLength(0)
  })

  test('no seat of a ride is dearer than its share of the trip, also in an offer', async () => {
    const wrong = await rowsOf(
      `select j.id from job j left join job_application a on a.job_id = j.id and a.status in ('pending', 'accepted')
       where j.type = 'rideOffer' and greatest(j.price_cents, a.offer_cents) > j.trip_cost_cents / j.seats`,
    )
    expect(wrong).toHaveLength(0)
  })
})

describe('what the staff find on the first day', () => {
  test('somebody comes today, and the day’s lists have something to do', async () => {
    const { visits = [], waiting = {} } = (await staff.read(staffToday, {})).body
    expect(visits.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['pickup', 'return']))
    for (const list of ['bookings', 'documents', 'payments', 'claims', 'help', 'relocations'])
      expect.soft({ list, some: (waiting[list] ?? 0) > 0 }).toEqual({ list, some: true })
  })

  test('a booking waits whose papers and transfer wait too, each in its list', async () => {
    const { bookings = [] } = (await staff.read(staffBookings, { filter: 'pending' })).body
    const waiting = bookings.find(({ paid }) => !paid)
    expect(waiting).toMatchObject({ rentalStatus: 85, confirmation: 'pending' })
    const { documents = [] } = (await staff.read(staffDocuments, {})).body
    const papers = documents.filter(({ email }) => email === waiting?.email)
    expect(papers.map(({ kind }) => kind).toSorted()).toEqual(['insurance', 'license'])
    const [picture = ''] =
      papers.find(({ kind }) => kind === 'license')?.driver.license.pictures ?? []
    expect(picture).not.toBe('')
    const { payments = [] } = (await staff.read(staffPayments, {})).body
    expect(payments.map(({ orderId }) => orderId)).toContain(waiting?.orderId)
  })

  test('a claim, a call for help and cars that are wanted elsewhere are there', async () => {
    const { claims = [] } = (await staff.read(staffClaims, {})).body
    expect(claims).not.toEqual([])
    const { requests = [] } = (await staff.read(staffHelp, {})).body
    expect(requests).not.toEqual([])
    const { gaps = [] } = (await staff.read(relocationGaps, {})).body
    expect(gaps.map(({ reason }) => reason)).toContain('waiting')
  })

  test('an hour of the work that goes by itself leaves all of it there', async () => {
    server.passMinutes(60)
    await server.work()
    const { waiting = {} } = (await staff.read(staffToday, {})).body
    for (const list of ['bookings', 'documents', 'payments', 'claims', 'help', 'relocations'])
      expect.soft({ list, some: (waiting[list] ?? 0) > 0 }).toEqual({ list, some: true })
  })
})

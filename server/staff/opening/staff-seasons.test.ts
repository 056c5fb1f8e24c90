import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { booking } from '#protocol/rentals/bookings/booking.ts'
import { cars } from '#protocol/fleet/cars/cars.ts'
import {
  staffRemoveSeason,
  staffSaveSeason,
  staffSeasons,
  staffUndoSeason,
} from '#protocol/staff/opening/staff-seasons.ts'
import type { InputOf } from '#protocol/core/operation.ts'
import { staffCar } from '#protocol/staff/garage/staff-cars.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { pickedUp } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

const summer = {
  nameEn: 'Summer',
  nameEs: 'Verano',
  percent: '20',
  from: '2027-06-01',
  until: '2027-08-31',
}

async function desk() {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  await sql`delete from season_change`.execute(server.services.db)
  await sql`delete from season`.execute(server.services.db)
  return { server, me: server.as(staff.token) }
}
type Desk = Awaited<ReturnType<typeof desk>>

/** Says what is asked, and does it. */
async function saved({ me }: Desk, asked: InputOf<typeof staffSaveSeason>) {
  const { fingerprint } = (await me.send(staffSaveSeason, asked)).body
  return me.send(staffSaveSeason, { ...asked, fingerprint })
}
const listed = async ({ me }: Desk) => (await me.read(staffSeasons, {})).body

const noSeasons = (server: TestServer) =>
  server.services.db
    .selectFrom('season')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()

test('says what a season does, and does it at the second press; the calendar and the booking have it', async () => {
  const at = await desk()
  const car = await buildCar(at.server, { minimum_rental_days: 1 })
  const looked = await at.me.send(staffSaveSeason, { ...summer, minimumDays: '14' })
  expect(looked.body).toMatchObject({ isDone: false, orders: 0, changed: 0, before: 0, after: 0 })
  expect(looked.body.examples?.rentals).toEqual([
    { days: 7, before: 229, after: 274.8 },
    { days: 30, before: 849, after: 1018.8 },
    { days: 49, before: 1502, after: 1802.4 },
  ])
  expect(await noSeasons(at.server)).toEqual({ count: 0 })
  const done = await saved(at, { ...summer, minimumDays: '14' })
  expect(done.body.isDone).toBe(true)
  const { seasons = [], change } = await listed(at)
  expect(seasons).toMatchObject([{ nameEs: 'Verano', percent: 20, minimumDays: 14, areas: [] }])
  expect(change).toMatchObject({ kind: 'made', nameEn: 'Summer' })
  expect((await at.me.read(staffCar, { car })).body.car?.seasons).toMatchObject([
    { name: 'Summer', percent: 20, from: '2027-06-01' },
  ])
  const dates = { start: '2027-06-01T10:00', end: '2027-06-08T10:00' }
  const found = (await at.server.as().read(cars, { ...dates, car })).body
  expect(found.car).toMatchObject({ available: false, seasonMinimumDays: 14, bookingPrice: 274.8 })
  const short = await at.me.read(booking, { car, ...dates })
  expect(short).toMatchObject({
    http: 400,
    body: { errors: { end: 'This vehicle has 14 days minimum rental' } },
  })
  const long = await at.me.read(booking, { car, start: dates.start, end: '2027-06-15T10:00' })
  expect(long.body.calculatorData?.lines[1]).toMatchObject({
    code: 'season',
    label: 'Summer',
    quantity: 20,
    unitPrice: 458,
    amount: 91.6,
    rule: '+20% on the $458.00 of the days in this season.',
  })
})

test.each([
  [{ percent: '0' }, 'percent', 'Invalid data'],
  [{ percent: '301' }, 'percent', 'The value must be 300 or less'],
  [{ percent: '-91' }, 'percent', 'The value must be -90 or more'],
  [{ percent: '12.5' }, 'percent', 'This field only accepts numbers'],
  [{ percent: '' }, 'percent', 'Field is Required'],
  [{ until: '2027-05-31' }, 'until', 'Choose 01/06/2027 or later'],
  [{ until: '2028-06-01' }, 'until', 'Choose 31/05/2028 or an earlier day'],
  [{ from: '2024-06-01', until: '2024-07-01' }, 'until', 'Choose 20/11/2026 or later'],
  [{ from: 'June' }, 'from', 'Invalid data'],
  [{ areas: '1,nowhere' }, 'areas', 'Invalid data'],
  [{ types: 'boat' }, 'types', 'Invalid data'],
  [{ minimumDays: '1' }, 'minimumDays', 'The value must be 2 or more'],
  [{ minimumDays: '366' }, 'minimumDays', 'The value must be 365 or less'],
  [{ nameEs: ' ' }, 'nameEs', 'Field is Required'],
])('%o is refused at its field', async (wrong, field, error) => {
  const { me } = await desk()
  const { http, body } = await me.send(staffSaveSeason, { ...summer, ...wrong })
  expect(http).toBe(400)
  expect(Object.keys(body.errors ?? {})).toEqual([field])
  expect(body.errors?.[field]).toBe(error)
})

test('the database holds no season that nothing says, or that is none', async () => {
  const { server } = await desk()
  const insert = (percent: number, days: string, minimum: number | null) =>
    sql`insert into season (id, name_en, name_es, percent, first_day, last_day, minimum_days)
      values ('s', 'Summer', 'Verano', ${percent}::int, '2027-06-01', ${days}::date, ${minimum}::int)`.execute(
      server.services.db,
    )
  await expect(insert(0, '2027-06-30', null)).rejects.toThrow('season_says_something')
  await expect(insert(301, '2027-06-30', null)).rejects.toThrow('season_percent')
  await expect(insert(5, '2027-05-30', null)).rejects.toThrow('season_days')
  await expect(insert(5, '2029-05-30', null)).rejects.toThrow('season_days')
  await expect(insert(5, '2027-06-30', 1)).rejects.toThrow('season_minimum')
})

test('what a colleague set meanwhile is not written over', async () => {
  const at = await desk()
  const { fingerprint } = (await at.me.send(staffSaveSeason, summer)).body
  await saved(at, { ...summer, nameEn: 'July', from: '2027-07-01', until: '2027-07-31' })
  expect((await at.me.send(staffSaveSeason, { ...summer, fingerprint })).http).toBe(409)
  const [july] = (await listed(at)).seasons ?? []
  const change = { ...summer, season: july?.id ?? '', version: july?.version ?? '' }
  await saved(at, change)
  expect((await at.me.send(staffSaveSeason, change)).http).toBe(409)
  expect(
    (await at.me.send(staffRemoveSeason, { season: july?.id ?? '', version: 'old' })).http,
  ).toBe(409)
})

test('the last change is undone for an hour: what was made goes, what changed and went comes back', async () => {
  const at = await desk()
  const undo = async () =>
    (await at.me.send(staffUndoSeason, { change: (await listed(at)).change?.id ?? 'none' })).http
  const names = async () => (await listed(at)).seasons?.map(({ nameEn }) => nameEn)
  await saved(at, summer)
  expect(await undo()).toBe(200)
  expect([await names(), await undo()]).toEqual([[], 404])
  await saved(at, summer)
  const [one] = (await listed(at)).seasons ?? []
  const known = { season: one?.id ?? '', version: one?.version ?? '' }
  await saved(at, { ...summer, ...known, nameEn: 'High season' })
  expect(await names()).toEqual(['High season'])
  expect(await undo()).toBe(200)
  expect(await names()).toEqual(['Summer'])
  const { fingerprint } = (await at.me.send(staffRemoveSeason, known)).body
  expect(fingerprint).toBeDefined()
  expect((await at.me.send(staffRemoveSeason, { ...known, fingerprint })).http).toBe(200)
  expect(await names()).toEqual([])
  const gone = (await listed(at)).change
  expect(gone).toMatchObject({ kind: 'removed', nameEn: 'Summer' })
  at.server.setNow(new Date(at.server.services.clock().getTime() + 59 * 60_000))
  expect(await undo()).toBe(200)
  expect(await names()).toEqual(['Summer'])
  await saved(at, { ...summer, nameEn: 'Later', from: '2027-09-01', until: '2027-09-30' })
  const { change } = await listed(at)
  at.server.setNow(new Date(at.server.services.clock().getTime() + 61 * 60_000))
  expect((await listed(at)).change).toBeUndefined()
  expect((await at.me.send(staffUndoSeason, { change: change?.id ?? '' })).http).toBe(404)
})

test('orders of the last year are priced again on the same dates of the season’s year', async () => {
  const at = await desk()
  const { order } = await pickedUp(at.server)
  await at.server.services.db
    .updateTable('rental_order')
    .set({
      starts_at: new Date('2026-07-10T17:00:00Z'),
      ends_at: new Date('2026-07-17T17:00:00Z'),
    })
    .where('id', '=', order)
    .execute()
  const { body } = await at.me.send(staffSaveSeason, summer)
  expect(body).toMatchObject({ orders: 1, changed: 1, before: 229, after: 274.8 })
  const vans = (await at.me.send(staffSaveSeason, { ...summer, types: 'van' })).body
  expect(vans).toMatchObject({ orders: 1, changed: 0, before: 229, after: 229 })
})

import { beforeAll, beforeEach, expect, test } from 'vitest'
import { home } from '#protocol/fleet/operations.ts'
import { companyAreas, staffAudit, staffSaveArea } from '#protocol/staff/operations.ts'
import { booking, submitBooking } from '#protocol/rentals/operations.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { bookedCar } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let rosa: TestUser
/** Towns of the gazetteer by their names. */
let towns: Map<string, string>
beforeAll(async () => {
  server = await testServer()
  const rows = await server.services.db
    .selectFrom('place')
    .select(['id', 'name', 'state'])
    .where('name', 'in', ['Tampa', 'Pensacola', 'Fresno', 'Portland'])
    .execute()
  towns = new Map(rows.map(({ id, name, state }) => [`${name}, ${state}`, id]))
})
beforeEach(async () => {
  rosa = await buildUser(server, { staff: true })
})

const yard = {
  nameEn: 'Tampa Bay',
  nameEs: 'Bahía de Tampa',
  address: '12 Water Street, Tampa, FL 33602',
  opens: '07:30',
  closes: '19:00',
  slots: 2,
  gasPrice: 3.19,
  kwhPrice: 0.39,
}
const me = () => server.as(rosa.token)
const areas = async () => (await me().read(companyAreas, {})).body.areas ?? []
const areaOf = async (area: string) => {
  const found = (await areas()).find((one) => one.id === area)
  if (!found) throw new Error(`no area ${area}`)
  const { version, nameEn, nameEs, address, opens, closes, slots, gasPrice, kwhPrice } = found
  return { area, version, nameEn, nameEs, address, opens, closes, slots, gasPrice, kwhPrice }
}
const add = (more: Partial<typeof yard> & { town?: string; otherHours?: string } = {}) =>
  me().send(staffSaveArea, { ...yard, town: towns.get('Tampa, FL') ?? '', ...more })

test('an area is made from its town: clock, state, place on the map and the towns around it', async () => {
  const { body } = await add()
  const { area = '' } = body
  expect((await areas()).find(({ id }) => id === area)).toMatchObject({
    ...yard,
    state: 'FL',
    zone: 'America/New_York',
    cars: 0,
  })
  const shown = (await server.as().read(home, {}, { lang: 'es' })).body.areas
  expect(shown?.find(({ id }) => id === area)).toMatchObject({
    slug: 'tampa-bay',
    name: 'Bahía de Tampa',
    opens: '07:30',
    closes: '19:00',
    taxes: [],
  })
  const { db } = server.services
  const near = await db
    .selectFrom('place')
    .select(['area_id', 'name'])
    .where('state', '=', 'FL')
    .where('name', 'in', ['Saint Petersburg', 'St. Petersburg', 'Clearwater', 'Miami', 'Pensacola'])
    .execute()
  expect(near.length).toBeGreaterThan(2)
  const others: Record<string, string | null> = { Miami: '5', Pensacola: null }
  for (const { name, area_id: of } of near)
    expect([name, of]).toEqual([name, name in others ? others[name] : area])
  const log = (await me().read(staffAudit, { subject: area })).body.entries
  expect(log).toMatchObject([{ title: 'Changed an area' }])
  // A second of the same name has an address of its own.
  const twin = (await add()).body.area ?? ''
  const slugs = (await server.as().read(home, {})).body.areas?.map(({ slug }) => slug)
  expect(slugs).toContain(`tampa-bay-${twin}`)
})

test('the panhandle is on the clock of Chicago', async () => {
  const { area } = (await add({ town: towns.get('Pensacola, FL') ?? '' })).body
  expect((await areas()).find(({ id }) => id === area)?.zone).toBe('America/Chicago')
})

test('several that are made at once have numbers of their own', async () => {
  const made = await Promise.all([1, 2, 3, 4].map(() => add({ nameEn: 'At Once' })))
  expect(new Set(made.map(({ body }) => body.area)).size).toBe(4)
})

const halfHour = 'A time on the hour or half hour, like 09:00 or 17:30'
const hoursOfDay =
  'Each day needs a date of its own and two times like 09:00 and 17:30, the later one second'

// @5-time
test.each([
  [{ town: undefined }, 'town', 'Field is Required'],
  [{ town: 'nowhere' }, 'town', 'Invalid data'],
  [{ nameEn: 'x' }, 'nameEn', 'Min 2 characters'],
  [{ nameEs: 'x'.repeat(61) }, 'nameEs', 'Max 60 characters'],
  [{ address: '' }, 'address', 'Field is Required'],
  [{ opens: '7:30' }, 'opens', halfHour],
  [{ opens: '07:15' }, 'opens', halfHour],
  [{ opens: '25:00' }, 'opens', halfHour],
  [{ closes: '07:30' }, 'closes', 'Choose 07:30 or later'],
  [{ otherHours: 'sun 12:00-08:00' }, 'otherHours', hoursOfDay],
  [{ otherHours: '2026-02-30 closed' }, 'otherHours', hoursOfDay],
  [{ slots: 0 }, 'slots', 'The value must be 1 or more'],
  [{ slots: 51 }, 'slots', 'The value must be 50 or less'],
  [{ gasPrice: 0 }, 'gasPrice', 'The value must be 0.01 or more'],
  [{ kwhPrice: 1000 }, 'kwhPrice', 'The value must be 100 or less'],
])('%j is refused at its field, and nothing is made', async (wrong, field, sentence) => {
  const before = (await areas()).length
  const reply = await add(wrong)
  expect([reply.http, reply.body.errors]).toEqual([400, { [field]: sentence }])
  expect(await areas()).toHaveLength(before)
})

test('hours outside which visits are agreed are refused with the first of them', async () => {
  const { order } = await bookedCar(server)
  const at = { area_id: '1', starts_at: new Date('2026-11-24T18:30:00Z'), seat: 1 }
  await server.services.db
    .insertInto('appointment_seat')
    .values({ ...at, kind: 'return', order_id: order, price_cents: 0 })
    .execute()
  const now = await areaOf('1')
  const late = await me().send(staffSaveArea, { ...now, opens: '11:00', closes: '20:00' })
  expect(late.http).toBe(409)
  expect(late.body.message).toMatch(
    /agreed outside these hours, the first .+\. Move (it|them) first\.$/,
  )
  expect((await areaOf('1')).opens).toBe(now.opens)
  const wider = await me().send(staffSaveArea, { ...now, opens: '06:00', slots: 4 })
  expect(wider.body).toEqual({ status: 1, area: '1' })
  expect(await areaOf('1')).toMatchObject({ opens: '06:00', slots: 4 })
})

test('a day of its own is not closed over an agreed visit, and one that is closed has no visits', async () => {
  const now = await areaOf('1')
  // The visit of the test before this one is on that Tuesday.
  const closed = await me().send(staffSaveArea, { ...now, otherHours: 'tue closed' })
  expect([closed.http, closed.body.message]).toEqual([
    409,
    expect.stringMatching(/the first Tue(sday)?,? /),
  ])
  const car = await buildCar(server)
  const slotsOf = async (start: string) => {
    const asked = { car, start, end: `2027-01-10T10:00` }
    const { body } = await server.as().read(booking, asked)
    return (body.appointments ?? []).length
  }
  expect(await slotsOf('2026-12-25T10:00')).toBe(9)
  const days = 'sat 09:00-10:00;2026-12-25 closed'
  expect((await me().send(staffSaveArea, { ...now, otherHours: days })).http).toBe(200)
  expect((await areas()).find(({ id }) => id === '1')?.otherHours).toBe(days)
  expect(await slotsOf('2026-12-25T10:00')).toBe(0)
  // A Saturday.
  expect(await slotsOf('2026-12-26T10:00')).toBe(2)
  const renter = await buildUser(server)
  const asked = { car, start: '2026-12-25T10:00', end: '2027-01-10T10:00' }
  const held = await server
    .as(renter.token)
    .send(submitBooking, { ...asked, appt: 'pickup-20261225T1000-1' })
  expect(held.body.status).toBe(0)
  await me().send(staffSaveArea, { ...(await areaOf('1')), otherHours: '' })
})

test('bookings keep their clock: no town in another time zone, one in the same does', async () => {
  await bookedCar(server)
  const now = await areaOf('1')
  const away = await me().send(staffSaveArea, { ...now, town: towns.get('Tampa, FL') ?? '' })
  expect([away.http, away.body.message]).toEqual([
    409,
    'This area has bookings on the clock of America/Los_Angeles. For a town in another time zone, add an area of its own.',
  ])
  const moved = await me().send(staffSaveArea, { ...now, town: towns.get('Fresno, CA') ?? '' })
  expect(moved.body).toEqual({ status: 1, area: '1' })
  // Its place on the map alone is another: that leaves a line as well.
  const [line] = (await me().read(staffAudit, { subject: '1' })).body.entries ?? []
  expect(line?.details.to).toMatch(/^latitude: 36\.\d+\nlongitude: -119\.\d+$/)
})

test('of two who save one area the second is told, and one that is not there is not found', async () => {
  const now = await areaOf('3')
  const both = await Promise.all(
    [3.5, 3.6].map((gasPrice) => me().send(staffSaveArea, { ...now, gasPrice })),
  )
  expect(both.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409])
  const lost = await me().send(staffSaveArea, { ...now, area: 'nothing' })
  expect(lost.http).toBe(404)
  expect((await me().send(staffSaveArea, { ...yard, area: '3' })).http).toBe(409)
})

test('nobody but staff reads or saves them', async () => {
  const renter = server.as((await buildUser(server)).token)
  expect((await renter.read(companyAreas, {})).http).toBe(403)
  expect((await renter.send(staffSaveArea, yard)).http).toBe(403)
})

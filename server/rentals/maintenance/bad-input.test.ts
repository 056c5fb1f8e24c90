import { beforeAll, expect, test } from 'vitest'
import type { InputOf } from '#protocol/core/operation.ts'
import type { submitMaintenance } from '#protocol/rentals/maintenance/submit-maintenance.ts'
import { buildUser } from '#testing/factories.ts'
import { bookVisit, receipt, rentedWithPlan, statesOf, submit } from '#testing/maintenance.ts'
import { setWall, statusOf } from '#testing/rental-life.ts'
import { testNow, type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let rented: Awaited<ReturnType<typeof rentedWithPlan>>
let other: Awaited<ReturnType<typeof rentedWithPlan>>

beforeAll(async () => {
  server = await testServer()
  rented = await rentedWithPlan(server)
  server.setNow(testNow)
  other = await rentedWithPlan(server)
  await setWall(server, '2026-12-01T09:00')
  await bookVisit(server, rented, '2026-12-02T09:00')
})

const big = new File(['%PDF-1.4\n', new Uint8Array(2 * 1024 * 1024)], 'big.pdf', {
  type: 'application/pdf',
})
const text = new File(['hello'], 'receipt.txt', { type: 'text/plain' })

// @5-min-count @5-value-must @5-choose-today @5-choose-day @7-submitMaintenance
test.each<[string, Partial<InputOf<typeof submitMaintenance>>, string, string]>([
  ['no item', { item: '' }, 'item', 'Field is Required'],
  ['no day', { date: undefined }, 'date', 'Field is Required'],
  ['a day that there is not', { date: '2026-02-30' }, 'date', 'Invalid data'],
  ['tomorrow', { date: '2026-12-03' }, 'date', 'Choose today or an earlier day'],
  [
    'a day before the last service',
    { date: '2026-06-03' },
    'date',
    'Choose 04/06/2026 or a later day',
  ],
  ['an odometer in words', { odometer: 'many' }, 'odometer', 'This field only accepts numbers'],
  ['less miles than nothing', { odometer: -1 }, 'odometer', 'The value must be 0 or more'],
  [
    'less miles than at the keys',
    { odometer: 47_379 },
    'odometer',
    'The value must be 47380 or more',
  ],
  ['a digit too many', { odometer: 479_000 }, 'odometer', 'The value must be 62380 or less'],
  ['no shop', { shop: ' ' }, 'shop', 'Field is Required'],
  ['a novel for a shop', { shop: 'x'.repeat(121) }, 'shop', 'Max 120 characters'],
  ['no receipt', { receipt: [] }, 'receipt', 'Minimum 1 file(s) required'],
  ['a text for a receipt', { receipt: [text] }, 'receipt', 'Upload file type is not allowed'],
  ['a huge PDF', { receipt: [big] }, 'receipt', 'Upload file size must be less than 2MB'],
  ['a novel', { comment: 'x'.repeat(1_001) }, 'comment', 'Max 1000 characters'],
])('%s is told in a sentence and changes nothing', async (_what, wrong, field, sentence) => {
  await setWall(server, '2026-12-02T11:00')
  const reply = await submit(server, rented, wrong)
  expect(reply).toMatchObject({ http: 400, body: { errors: { [field]: sentence } } })
  expect(await statusOf(server, rented.user.token, rented.order)).toBe(93)
  expect(await statesOf(server, rented)).toEqual({ oil: 'booked', brakes: 'ok' })
})

test('somebody else’s item and a wrong order are not found', async () => {
  await setWall(server, '2026-12-02T11:00')
  const stranger = { ...rented, user: await buildUser(server) }
  expect((await submit(server, stranger)).http).toBe(404)
  const lost = await submit(server, rented, { order: 'nothing' })
  expect(lost).toMatchObject({
    http: 404,
    body: { message: 'Sorry, the order id was lost, please try again' },
  })
  expect((await submit(server, rented, { item: 'nothing' })).http).toBe(404)
  expect((await submit(server, rented, { car: 'nothing' })).http).toBe(404)
  expect((await submit(server, rented, { item: [rented.oil, other.oil] })).body.errors).toEqual({
    item: 'Invalid data',
  })
})

test('a picture of 30 megabytes is refused in words before anybody reads it', async () => {
  const photo = new File([new Uint8Array(30 * 1024 * 1024)], 'p.png', { type: 'image/png' })
  const reply = await submit(server, rented, { receipt: [photo] })
  expect([reply.http, reply.body.message]).toEqual([413, 'This is too large to send.'])
})

test('sent twice at once, one service is written down', async () => {
  server.setNow(testNow)
  const twice = await rentedWithPlan(server)
  await setWall(server, '2026-12-01T09:00')
  await bookVisit(server, twice, '2026-12-02T09:00')
  await setWall(server, '2026-12-02T11:00')
  const paper = [await receipt()]
  const replies = await Promise.all([1, 2].map(() => submit(server, twice, { receipt: paper })))
  expect(replies.map(({ http }) => http)).toEqual(expect.arrayContaining([200, 409]))
  const services = await server.services.db
    .selectFrom('maintenance_service')
    .select('id')
    .where('item_id', '=', twice.oil)
    .execute()
  expect(services).toHaveLength(1)
})

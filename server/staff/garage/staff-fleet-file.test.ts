import { beforeAll, beforeEach, expect, test } from 'vitest'
import { staffAudit, staffCars, staffReadFleetFile } from '#protocol/staff/operations.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let rosa: TestUser
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  rosa = await buildUser(server, { staff: true })
})

const me = () => server.as(rosa.token)
const csv = (text: string) => new File([text], 'cars.csv', { type: 'text/csv' })
const out = (user: TestUser | undefined) => {
  const headers = user ? { authorization: `Bearer ${user.token}` } : {}
  return server.app.inject({ method: 'GET', url: '/api/cars.csv', headers })
}

test('all cars go out as a file, which changes nothing when it comes in again', async () => {
  await buildCar(server, { note: 'Says "no", and more' })
  const file = await out(rosa)
  expect([file.statusCode, file.headers['content-disposition']]).toEqual([
    200,
    'attachment; filename="cars.csv"',
  ])
  const { body } = await me().send(staffReadFleetFile, { file: csv(file.body) })
  expect(body).toMatchObject({ isDone: false, added: 0, changed: 0, columns: {}, bad: [] })
  expect(body.unchanged).toBeGreaterThan(0)
})

test('a file says first what it does, and does that alone', async () => {
  const car = await buildCar(server, { plate: 'OUTIN1' })
  const cheaper = (await out(rosa)).body.replace('39,229,849', '39,229,799')
  const dry = await me().send(staffReadFleetFile, { file: csv(cheaper) })
  expect(dry.body).toMatchObject({ isDone: false, changed: 1, columns: { monthly_price_usd: 1 } })
  const month = async () => {
    const { db } = server.services
    const cheap = db.selectFrom('car').select('id').where('month_cents', '=', 79_900)
    return (await cheap.execute()).length
  }
  expect(await month()).toBe(0)
  const { fingerprint } = dry.body
  // Another file, and another fleet, than was looked at.
  const other = await me().send(staffReadFleetFile, {
    file: csv(cheaper.replace('39,229,849', '39,229,1')),
    fingerprint,
  })
  expect(other.http).toBe(409)
  await server.services.db
    .updateTable('car')
    .set({ day_cents: 4_000 })
    .where('id', '=', car)
    .execute()
  const late = await me().send(staffReadFleetFile, { file: csv(cheaper), fingerprint })
  expect(late).toMatchObject({
    http: 409,
    body: { message: expect.stringContaining('changed since') },
  })
  expect(await month()).toBe(0)

  await server.services.db
    .updateTable('car')
    .set({ day_cents: 3_900 })
    .where('id', '=', car)
    .execute()
  const done = await me().send(staffReadFleetFile, { file: csv(cheaper), fingerprint })
  expect(done.body).toMatchObject({ isDone: true, changed: 1 })
  expect(await month()).toBe(1)
  const [log] = (await me().read(staffAudit, { subject: 'company' })).body.entries ?? []
  expect(log?.details.to).toBe('added: 0\nchanged: 1\nmonthly_price_usd: 1')
})

test('a bad line is told with its number, nothing can be done with it, and 5 MB are the most', async () => {
  const [head = '', first = ''] = (await out(rosa)).body.split('\r\n')
  const bad = [head, first.replace('bay-area', 'atlantis')].join('\n')
  const { body } = await me().send(staffReadFleetFile, { file: csv(bad) })
  expect(body).toMatchObject({
    changed: 0,
    badInAll: 1,
    bad: [{ line: 2, reason: expect.stringContaining('unknown area: atlantis (you have: ') }],
  })
  expect(body.fingerprint).toBeUndefined()
  const large = csv('x'.repeat(5 * 1024 * 1024 + 1))
  expect((await me().send(staffReadFleetFile, { file: large })).body.errors).toEqual({
    file: 'Upload file size must be less than 5MB',
  })
})

test('the file is for who may change cars', async () => {
  const { db } = server.services
  const desk = await buildUser(server, { staff: true })
  await db
    .updateTable('staff_member')
    .set({ rights: ['desk'] })
    .where('user_id', '=', desk.id)
    .execute()
  const asked = [undefined, await buildUser(server), desk]
  const replies = await Promise.all(asked.map(out))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403])
  await db
    .updateTable('staff_member')
    .set({ rights: ['fleet'] })
    .where('user_id', '=', desk.id)
    .execute()
  expect((await out(desk)).statusCode).toBe(200)
  expect((await server.as(desk.token).read(staffCars, {})).http).toBe(200)
})

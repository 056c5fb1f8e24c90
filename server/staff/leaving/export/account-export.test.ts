import { beforeEach, describe, expect, it, test } from 'vitest'
import { accountExport, accountExports } from '#protocol/staff/leaving/account-export.ts'
import { report } from '#testing/conduct/people.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { archiveOf, downloadExport } from '#testing/leaving/archive.ts'
import { fullLife, marks } from '#testing/leaving/full-life.ts'
import { leave } from '#testing/leaving/leave.ts'
import { mailsTo } from '#testing/mail.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { csvLine } from '../../../platform/csv-line.ts'
import { topics } from './topics.ts'
import { type Entry, zipOf } from '../../../platform/zip-writer.ts'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})

const ask = (user: TestUser) => server.as(user.token).send(accountExport, {})

const download = (user?: TestUser) => downloadExport(server, user)

test('all that is held on a person is in a ZIP that they can read, and nothing private of others', async () => {
  const life = await fullLife(server)
  const { user, friend, parent, staff, order } = life
  const { db } = server.services
  const secret = { whatsapp: '+17865550199', phone: '+17865550166', birth_date: '1971-02-03' }
  for (const { id } of [friend, parent])
    await db.updateTable('app_user').set(secret).where('id', '=', id).execute()
  await report(server, friend, user, { text: 'What Bruno told staff in confidence' })

  // Mails of one moment have no order.
  server.passMinutes(1)
  expect((await ask(user)).body.export).toMatchObject({ state: 'making' })
  expect((await download(user)).statusCode).toBe(404)
  await server.work()
  const mail = mailsTo(server.dataDir, marks.email).at(-1)
  expect(mail?.headers.subject).toBe('Your data is ready')
  expect(mail?.text).toMatch(/\/personal\b/)
  expect((await server.as(user.token).read(accountExports, {})).body.export?.state).toBe('ready')

  const files = await archiveOf(server, user)
  const names = Object.keys(files)
  expect(names).toEqual(
    expect.arrayContaining(['read-me.html', ...topics.map(({ file }) => `${file}.csv`)]),
  )
  expect(names.filter((name) => /^files\/(license|insurance|avatar)-/.test(name))).toHaveLength(3)
  for (const { file } of topics) expect(files['read-me.html']).toContain(`href="${file}.csv"`)
  expect(files['account.csv']).toContain(marks.email)
  expect(files['drivers.csv']).toContain(marks.license)
  expect(files['orders.csv']).toContain(order)
  expect(files['contracts.csv']).toContain(marks.lastName)
  expect(files['messages.csv']).toContain(`This is ${marks.firstName}`)
  expect(files['connections.csv']).toContain('Bruno Prado,connected')
  expect(files['vouches.csv']).toContain('received,Bruno Prado,9')
  expect(files['reviews-about-you.csv']).toContain('company')

  const all = Object.values(files).join('\n')
  const others = [friend, parent, staff, life.child].flatMap(({ id, email }) => [id, email])
  for (const text of [...others, ...Object.values(secret), 'What Bruno told staff'])
    expect(all).not.toContain(text)
})

describe('the file', () => {
  it('is the person’s alone, for 7 days, and gone from the disk after that', async () => {
    const [user, other] = [await buildUser(server), await buildUser(server)]
    await ask(user)
    await server.work()
    expect((await download(user)).statusCode).toBe(200)
    expect((await download(user)).headers['cache-control']).toBe('no-store')
    expect((await download()).statusCode).toBe(401)
    expect((await download(other)).statusCode).toBe(404)
    const row = await server.services.db
      .selectFrom('account_export')
      .select('id')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow()
    server.passMinutes(7 * 24 * 60)
    expect((await download(user)).statusCode).toBe(404)
    await server.work()
    expect(await server.services.files.read(row.id)).toBeUndefined()
  })

  it('is made one at a time and once a day; a new one takes the place of the old', async () => {
    const user = await buildUser(server)
    const both = await Promise.all([ask(user), ask(user)])
    expect(both.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409])
    await server.work()
    expect((await ask(user)).body.message).toMatch(/^You already asked for your data today/)
    server.passMinutes(24 * 60)
    expect((await ask(user)).body.export).toMatchObject({ state: 'making' })
    await server.work()
    const rows = await server.services.db
      .selectFrom('account_export')
      .select('id')
      .where('user_id', '=', user.id)
      .execute()
    expect(rows).toHaveLength(1)
    expect((await download(user)).statusCode).toBe(200)
  })

  it('is gone with the account', async () => {
    const user = await buildUser(server)
    await ask(user)
    await server.work()
    const { id } = await server.services.db
      .selectFrom('account_export')
      .select('id')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow()
    await leave(server, user)
    await server.work()
    expect(await server.services.files.read(id)).toBeUndefined()
  })

  it('is refused to an address that nobody has confirmed', async () => {
    const fresh = await buildUser(server, { user: { email_verified_at: null } })
    expect((await ask(fresh)).body.message).toMatch(/^Confirm your e-mail first/)
  })
})

test('a ZIP is written while it is read: the next file is opened when the one before is out', async () => {
  const opened: string[] = []
  async function* bytes(path: string) {
    opened.push(path)
    yield new Uint8Array(100_000)
  }
  async function* entries(): AsyncGenerator<Entry> {
    for (const path of ['a', 'b', 'c']) yield { path, packed: true, bytes: bytes(path) }
  }
  const zip = zipOf(entries())
  const reader = zip[Symbol.asyncIterator]()
  await reader.next()
  expect(opened).toEqual(['a'])
  zip.destroy()
})

test('text that begins like a formula is none, and a number of a phone stays one', () => {
  expect(csvLine(['=1+1', '@a', '+1 786', '-5', 'a "b", c', null])).toBe(
    `'=1+1,'@a,+1 786,-5,"a ""b"", c",\r\n`,
  )
})

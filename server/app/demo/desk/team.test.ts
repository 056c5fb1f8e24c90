import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffTeam, staffToday } from '#protocol/staff/operations.ts'
import { userInfo } from '#protocol/people/operations.ts'
import { buildUser } from '#testing/factories.ts'
import { serverOn, testNow, type TestServer } from '#testing/server.ts'
import { freshDatabase } from '#testing/test-database.ts'
import { createSession } from '../../../platform/auth/sessions.ts'
import type { Database } from '../../../platform/db/database.ts'
import { loadTeam } from './team.ts'

let databases: Database[] = []
let server: TestServer

/** The team of an installation of its own. */
async function teamOf() {
  const database = await freshDatabase()
  databases = [...databases, database]
  server = await serverOn(database)
  await database.db.transaction().execute((tx) => loadTeam(tx, testNow))
  const owner = await buildUser(server, { staff: true })
  const { members = [] } = (await server.as(owner.token).read(staffTeam, {})).body
  return members.filter(({ id }) => id !== owner.id)
}

let members: Awaited<ReturnType<typeof teamOf>>
beforeAll(async () => {
  members = await teamOf()
})
afterAll(async () => {
  for (const database of databases) await database.close()
})

test('two colleagues with different rights, one with a limit, neither an owner', () => {
  expect(members).toMatchObject([
    { name: 'Marisol Quintana', rights: ['desk', 'money'], refundLimit: 50, passkeys: 1 },
    { name: 'Owen Tanaka', rights: ['fleet', 'content'], passkeys: 1 },
  ])
})

test('whoever read a code in their mailbox would be none of the staff', async () => {
  for (const { id } of members) {
    const token = await server.services.db
      .transaction()
      .execute((tx) => createSession(tx, id, testNow))
    const session = server.as(token)
    expect((await session.read(userInfo, {})).body.userInfo).toMatchObject({ id })
    expect((await session.read(staffToday, {})).http).toBe(403)
  }
})

test('their addresses are others in each installation', async () => {
  const [first, second] = [members, await teamOf()].map((team) => team.map(({ email }) => email))
  expect(first?.filter((email) => second?.includes(email))).toEqual([])
  expect(first?.every((email) => /^[a-z]+\.[2-9a-z]{12}@example\.com$/.test(email))).toBe(true)
})

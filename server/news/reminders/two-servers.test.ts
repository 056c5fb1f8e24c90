import { expect, test } from 'vitest'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar } from '#testing/journey.ts'
import { mailsTo } from '#testing/mail.ts'
import { pickedUp, schedule, setWall } from '#testing/rental-life.ts'
import { serverOn, type TestServer } from '#testing/server.ts'
import { freshDatabase } from '#testing/test-database.ts'

/** Mails to somebody, whichever server sent them. */
function subjects(servers: TestServer[], email: string): string[] {
  return servers
    .flatMap((server) => mailsTo(server.dataDir, email))
    .map((mail) => mail.headers.subject ?? '')
    .toSorted()
}

const counted = (all: string[]) =>
  Object.fromEntries([...new Set(all)].map((one) => [one, all.filter((two) => two === one).length]))

test('two servers and a clock that jumps: every reminder once, none forgotten, also after a crash', async () => {
  const database = await freshDatabase()
  const servers = [await serverOn(database), await serverOn(database)]
  const [first, second] = servers as [TestServer, TestServer]
  const rented = []
  for (let n = 0; n < 3; n++) {
    first.setNow(new Date('2026-11-20T18:00:00Z'))
    rented.push(await pickedUp(first))
  }
  for (const [index, { user, order }] of rented.entries()) {
    await setWall(first, '2027-01-05T10:01')
    await schedule(first, user, order, 92, `2027-01-12T1${index}:00`)
  }
  const holder = await buildUser(first)
  await holdCar(first, holder, await buildCar(first), {
    start: '2027-02-01T10:00',
    end: '2027-03-01T10:00',
  })
  for (const minutes of [26, 60, 8640, 1250, 60, 60]) {
    const now = new Date(first.services.clock().getTime() + minutes * 60_000)
    for (const server of servers) server.setNow(now)
    // The second one dies in the middle of a reminder: nothing of that attempt stays.
    await second.services.db
      .transaction()
      .execute(async (tx) => {
        await tx
          .insertInto('reminder')
          .values({ key: `crash ${minutes}`, at: now })
          .execute()
        throw new Error('dead')
      })
      .catch(() => {})
    await Promise.all([first.work(), second.work(), first.work(), second.work()])
    await Promise.all(servers.map((server) => server.work()))
  }
  expect(counted(subjects(servers, holder.email))).toEqual({ 'Five minutes left to pay': 1 })
  for (const { user } of rented) {
    const mails = counted(subjects(servers, user.email))
    // The clock jumps over the exact moments: each is told once, in the words that are true then.
    const told = (...days: string[]) =>
      days.reduce((sum, day) => sum + (mails[`Your appointment is ${day}`] ?? 0), 0)
    expect([told('tomorrow', 'today'), told('in two hours', 'soon')]).toEqual([1, 1])
  }
  const crashed = await database.db
    .selectFrom('reminder')
    .select('key')
    .where('key', 'like', 'crash %')
    .execute()
  expect(crashed).toEqual([])
  await database.close()
})

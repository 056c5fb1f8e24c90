import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { staffCloseMonth } from '#protocol/staff/month/books.ts'
import { staffMonth } from '#protocol/staff/month/staff-month.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { ledgerOfMonth } from '#testing/money/month.ts'
import { bookedCar, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let rosa: TestUser
beforeEach(async () => {
  server = await testServer()
  rosa = await buildUser(server, { staff: true })
})

const me = () => server.as(rosa.token)
const month = async (name?: string) => (await me().read(staffMonth, { month: name })).body

test('a closed month takes nothing any more: what comes later counts on the first open day', async () => {
  await bookedCar(server)
  await setWall(server, '2026-12-01T10:00')
  const before = await ledgerOfMonth(server, '2026-11')
  const first = await month('2026-11')
  expect(first).toMatchObject({ canClose: true })
  expect(first.closed).toBeUndefined()
  expect((await month('2026-12')).canClose).toBe(false)
  const early = await me().send(staffCloseMonth, { month: '2026-12', version: 'any' })
  expect(early.http).toBe(409)

  // Somebody books after it was read.
  const later = { start: '2026-12-10T10:00', end: '2027-01-12T10:00' }
  await setWall(server, '2026-11-29T10:00')
  await bookedCar(server, later)
  await setWall(server, '2026-12-01T10:00')
  const close = { month: '2026-11', version: first.version ?? '' }
  expect((await me().send(staffCloseMonth, close)).http).toBe(409)
  const now = await month('2026-11')
  const closed = await me().send(staffCloseMonth, { ...close, version: now.version ?? '' })
  expect(closed.body).toMatchObject({ status: 1 })
  expect((await me().send(staffCloseMonth, { ...close, version: now.version ?? '' })).http).toBe(
    409,
  )
  expect(await month('2026-11')).toMatchObject({
    canClose: false,
    closed: { by: expect.any(String) },
    openFrom: '2026-12-01',
  })
  const kept = await ledgerOfMonth(server, '2026-11')
  expect(kept).not.toEqual(before)

  const { balances } = await server.services.db
    .selectFrom('closed_month')
    .select('balances')
    .where('month', '=', '2026-11-01')
    .executeTakeFirstOrThrow()
  const even = Object.entries(kept).filter(([, sum]) => sum !== 0)
  expect(balances).toEqual(Object.fromEntries(even))

  await setWall(server, '2026-11-30T10:00')
  await bookedCar(server, later)
  expect(await ledgerOfMonth(server, '2026-11')).toEqual(kept)
  const { days } = (
    await sql<{
      days: string[]
    }>`select array_agg(distinct booked_on::text) as days from ledger_entry
      where booked_on >= '2026-12-01'`.execute(server.services.db)
  ).rows[0] ?? { days: [] }
  expect(days).toEqual(['2026-12-01'])
})

test('an entry that is being written holds the closing up, and one that comes during it waits', async () => {
  const { order } = await bookedCar(server)
  const { db } = server.services
  const { transaction_id } = await db
    .selectFrom('rental_order')
    .select('transaction_id')
    .where('id', '=', order)
    .executeTakeFirstOrThrow()
  const code = 'offer'
  const values = { order_id: order, transaction_id, code, at: new Date('2027-01-20T20:00:00Z') }
  await setWall(server, '2027-02-01T10:00')
  const { version = '' } = await month('2027-01')
  const [isWritten, written] = signal()
  const [mayGoOn, goOn] = signal()
  const writing = db.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('ledger_entry')
      .values(values)
      .returning(['id', 'booked_on'])
      .executeTakeFirstOrThrow()
    const lines = [
      { entry_id: row.id, account: 'rent', amount_cents: -5 },
      { entry_id: row.id, account: 'goodwill', amount_cents: 5 },
    ]
    await tx.insertInto('ledger_line').values(lines).execute()
    written()
    await mayGoOn
    return row.booked_on
  })
  await isWritten
  const closing = me().send(staffCloseMonth, { month: '2027-01', version })
  await waitedFor(db)
  goOn()
  expect(await writing).toBe('2027-01-20')
  // What was written meanwhile was not seen.
  expect((await closing).http).toBe(409)
})

/** A promise, and what fulfils it. */
function signal(): [Promise<void>, () => void] {
  let fulfil = () => {}
  return [new Promise<void>((resolve) => (fulfil = resolve)), () => fulfil()]
}

/** Until somebody waits for an advisory lock. */
async function waitedFor(db: TestServer['services']['db']): Promise<void> {
  await expect
    .poll(
      async () =>
        (
          await sql<{ waits: boolean }>`select exists (select from pg_locks
            where locktype = 'advisory' and not granted) as waits`.execute(db)
        ).rows[0]?.waits,
    )
    .toBe(true)
}

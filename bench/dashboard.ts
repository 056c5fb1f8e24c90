import pg from 'pg'
import * as z from 'zod/mini'
import type { LogEvent } from 'kysely'
import type { Operation } from '#protocol/core/operation.ts'
import { operations } from '#protocol/operations.ts'
import { backgroundWork } from '#server/app/wings.ts'
import { createSession } from '#server/platform/auth/sessions.ts'
import { openPostgres } from '#server/platform/db/database.ts'
import { fillWithBase } from '#testing/base-database.ts'
import { buildUser } from '#testing/factories.ts'
import { startPostgresCluster } from '#testing/postgres-cluster.ts'
import { type Caller, serverOn, type TestServer, testNow } from '#testing/server.ts'
import { personOf, seedRentals } from './support/seed-rentals.ts'

/*
 * What years of rentals cost. The dashboard, the staff's lists and the background work are timed
 * on PostgreSQL with few rentals and with many: what matters is the ratio, which is the same on
 * every machine (budget for a renter and for a round of background work: at most 3). Then each statement is explained, and those
 * that read the whole of a table that grows are named: there should be none for a renter or a tick.
 */

const few = 200
const many = 20_000
const rounds = 30

/** Tables that grow with every rental; all others have as many rows as the company has cars and areas. */
const growing =
  /^(app_user|driver|rental_|order_|occupancy|evidence|notification$|notice_mail|outgoing_mail|reminder|contract$|payment|refund|ledger|charge|claim|stored_file|inspection|help_|message|special_request|waiting_list_item|repeated_request|gateway_event|test_gateway|sign_in|audit|session|appointment_seat)/

type Statement = { sql: string; parameters: readonly unknown[] }
type Question = { name: string; ask: () => Promise<unknown> }

async function questionsOf(server: TestServer): Promise<Question[]> {
  const { db } = server.services
  const sessionOf = (id: string) => db.transaction().execute((tx) => createSession(tx, id, testNow))
  // One whose car is out, and one who waits.
  const renter = server.as(await sessionOf(personOf(96)))
  const waiting = server.as(await sessionOf(personOf(20)))
  const staff = server.as((await buildUser(server, { staff: true })).token)
  const lists = (Object.values(operations) as Operation[]).filter(
    ({ access, kind, input }) =>
      access === 'staff' && kind === 'query' && z.safeParse(input, {}).success,
  )
  const read = (caller: Caller, operation: Operation) => async () => {
    const { http } = await caller.read(operation, {})
    if (http !== 200) throw new Error(`${operation.name} answered ${http}`)
  }
  return [
    { name: 'dashboard', ask: read(renter, operations.dashboard) },
    { name: 'listWaitingLists', ask: read(waiting, operations.listWaitingLists) },
    ...lists.map((operation) => ({ name: operation.name, ask: read(staff, operation) })),
    ...backgroundWork.map((work) => ({
      name: `work: ${work.name}`,
      ask: () => work.run(server.services),
    })),
  ]
}

async function median(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = performance.now()
    await ask()
    times.push(performance.now() - before)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
}

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }

const scansOf = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(scansOf),
]

/** Growing tables that a statement reads as a whole. */
async function wholeTables(client: pg.Client, statement: Statement): Promise<string[]> {
  if (!/^\s*(select|with|update|delete|insert)/i.test(statement.sql)) return []
  const { rows } = await client.query(`explain (format json) ${statement.sql}`, [
    ...statement.parameters,
  ])
  const plan = rows[0]['QUERY PLAN'][0].Plan as Plan
  return [...new Set(scansOf(plan))].filter((table) => growing.test(table))
}

async function measure(url: string, count: number, judge: boolean): Promise<Map<string, number>> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database bench_${count}`)
  await admin.end()
  const address = new URL(url)
  address.pathname = `/bench_${count}`
  const statements: Statement[] = []
  const log = ({ query }: LogEvent) => void statements.push(query)
  const database = await openPostgres(address.toString(), {}, log)
  const client = new pg.Client({ connectionString: address.toString() })
  const times = new Map<string, number>()
  try {
    await fillWithBase(database)
    await seedRentals(database.db, count, testNow)
    await client.connect()
    const server = await serverOn(database)
    await server.work()
    const questions = await questionsOf(server)
    for (const { name, ask } of questions) {
      await ask()
      statements.length = 0
      await ask()
      const asked = [...statements]
      times.set(name, await median(ask))
      for (const statement of judge ? asked : []) {
        const tables = await wholeTables(client, statement)
        if (tables.length > 0)
          console.log(`${name} reads the whole of ${tables.join(', ')}: ${statement.sql.trim()}\n`)
      }
    }
  } finally {
    await client.end()
    await database.close()
  }
  return times
}

const cluster = await startPostgresCluster()
try {
  const before = await measure(cluster.url, few, false)
  const after = await measure(cluster.url, many, true)
  for (const [name, ms] of after) {
    const earlier = before.get(name) ?? 0
    const ratio = (ms / earlier).toFixed(1)
    console.log(
      `${name}: ${earlier.toFixed(1)} ms with ${few} rentals, ${ms.toFixed(1)} ms with ${many}: ${ratio} times`,
    )
  }
} finally {
  await cluster.stop()
}

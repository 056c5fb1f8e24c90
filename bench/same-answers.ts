import { writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Operation } from '#protocol/core/operation.ts'
import { operations } from '#protocol/operations.ts'
import { loadDemo } from '#server/app/demo/load-demo.ts'
import { type Database, openPostgres } from '#server/platform/db/database.ts'
import { googleKey, pretendGoogle } from '#testing/jobs/pretended-google.ts'
import { newPostgresDatabase } from '#testing/new-postgres-database.ts'
import { serverOn, testNow } from '#testing/server.ts'
import { prepared } from '#testing/test-database.ts'
import { compareAnswers } from './support/same/compared.ts'
import { holdChance } from './support/same/held-chance.ts'
import { masked } from './support/same/masked.ts'
import { type Recorded, recordCalls } from './support/same/recorded-app.ts'
import { parts } from './support/same/parts.ts'
import { benchPostgres } from './support/databases.ts'

/*
 * What every operation answers on the demo, with the clock and chance held, in one file: reads of the demo
 * as somebody of each kind, every operation with the sample fields as visitor, stranger, owner and staff,
 * the stories and random walks of the tests. `-- same-answers --out FILE` writes it, `--compare A B` says of
 * which operations the answers of two files differ. Of a PDF its text is kept, of a ZIP the texts in it, of a
 * picture its bytes; ids, codes, tokens and hashes are numbered in the order in which they appear.
 */

const valueOf = (flag: string, at = 1) => {
  const place = process.argv.indexOf(flag)
  return place < 0 ? undefined : process.argv[place + at]
}

/** What the database would date by its own clock is of the tests' moment, too. */
async function holdClockOf({ db }: Database): Promise<void> {
  const { rows } = await sql<{ said: string }>`
    select format('alter table %I alter column %I set default %L', table_name, column_name, ${testNow.toISOString()}::text) as said
    from information_schema.columns where table_schema = 'public' and column_default like 'now()%'`.execute(
    db,
  )
  for (const { said } of rows) await sql.raw(said).execute(db)
}

/** Makes the demo, which every part has a copy of. @returns the name of its database */
async function demoTemplate(): Promise<string> {
  const url = await newPostgresDatabase()
  const database = await prepared(await openPostgres(url))
  await holdClockOf(database)
  const server = await serverOn(database)
  await loadDemo(database, testNow, server.services)
  await server.work()
  await server.app.close()
  await database.close()
  return new URL(url).pathname.slice(1)
}

const brokeOff = { operation: 'broke off', asked: '', as: '', http: 0, type: '' }

/** No part draws as often. */
const drawsOfAPart = 1_000_000

async function played(): Promise<Recorded[]> {
  const chance = holdChance()
  const template = await demoTemplate()
  // Suggestions of addresses come from a map's service.
  const google = await pretendGoogle()
  const settings = { GOOGLE_MAPS_KEY: googleKey, GOOGLE_PLACES_URL: google.url }
  const only = new RegExp(process.env.BENCH_ONLY ?? '')
  const calls: Recorded[] = []
  for (const [at, [part, play]] of Object.entries(parts).entries()) {
    if (!only.test(part)) continue
    const began = performance.now()
    chance.beginAt(drawsOfAPart * (at + 1))
    const database = await openPostgres(await newPostgresDatabase(template))
    const server = await serverOn(database, settings)
    recordCalls(server.app, part, calls)
    // A story that breaks off is a difference like any other.
    await play(server).catch((error: Error) => {
      console.log(`${part} broke off: ${error.stack}`)
      calls.push({ ...brokeOff, part, answer: error.message })
    })
    await server.app.close()
    await database.close()
    console.log(
      `${part}: ${calls.length} answers, ${((performance.now() - began) / 1000).toFixed(0)} s`,
    )
  }
  await google.close()
  return calls
}

function sayCoverage(calls: readonly Recorded[]): void {
  const done = new Map<string, boolean>()
  for (const { operation, http, answer } of calls) {
    const isDone = http === 200 && (answer as { status?: number } | undefined)?.status === 1
    done.set(operation, isDone || (done.get(operation) ?? false))
  }
  const all = Object.values(operations) as Operation[]
  const names = all.map(({ objectType, name }) => objectType ?? name)
  const never = names.filter((name) => !done.has(name))
  const refused = names.filter((name) => done.get(name) === false)
  console.log(
    `${names.length - never.length} of ${names.length} operations were called, ${names.length - never.length - refused.length} of them with success.`,
  )
  if (never.length > 0) console.log(`Never called: ${never.join(', ')}`)
  if (refused.length > 0) console.log(`Only refused: ${refused.join(', ')}`)
}

async function write(file: string): Promise<void> {
  const cluster = await benchPostgres()
  process.env.TEST_POSTGRES_URL = cluster.url
  try {
    const calls = await played()
    const lines = calls.map((call) => JSON.stringify(call))
    writeFileSync(file, masked(`[\n${lines.join(',\n')}\n]\n`))
    console.log(`${calls.length} answers are kept in ${file}.`)
    sayCoverage(calls)
  } finally {
    await cluster.stop()
  }
}

const before = valueOf('--compare')
const after = valueOf('--compare', 2)
if (before && after) process.exitCode = compareAnswers(before, after)
else {
  await write(valueOf('--out') ?? '.tmp/answers.json')
  process.exit()
}

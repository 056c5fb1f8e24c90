import type { LogEvent } from 'kysely'
import { openPostgres } from '#server/platform/db/database.ts'
import { serverOn } from '#testing/server.ts'
import { useTestKey } from '#testing/test-database.ts'
import { bareServerApart, isBareServer } from './support/bare-server.ts'
import { benchPostgres, copyOf, fleetDatabase, tokenOf } from './support/databases.ts'
import { getRequest, inTurnFor, load, median, percentile } from './support/load.ts'
import { isRead, type Statement } from './support/plan-costs.ts'
import { openRaw } from './support/raw-sql.ts'
import { realServer } from './support/real-server.ts'

/*
 * How many reads of a mixed crowd a server answers at 64 connections, with 5,000 cars on PostgreSQL, beside
 * their statements alone and beside a bare server that answers the same bytes, in turns of one run. What a
 * person waits for says `fifty-people`; here no error is allowed, and memory is to stay flat.
 * `-- reads --minutes 10` goes on for so long; `--cars 300` has fewer; `--prof` writes a CPU profile.
 */

const option = (name: string, usual: number) => {
  const at = process.argv.indexOf(name)
  return at < 0 ? usual : Number(process.argv[at + 1])
}
const connections = 64
const rounds = 5

type Question = { name: string; fields: Record<string, string>; token?: string }

/** Of 20 calls: 9 searches, 4 cars, 2 home, 1 filters of the search, 4 of people who are signed in. */
function crowd(now: Date, cars: number): Question[] {
  const day = (days: number) =>
    new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
  const period = (n: number) => ({
    start: `${day(3 + n)}T10:00`,
    end: `${day(33 + n + (n % 3) * 7)}T17:00`,
  })
  return Array.from({ length: 12 }, (_, n): Question[] => {
    const area = String(1 + (n % 6))
    const person = 1 + ((n * 397) % cars)
    const token = tokenOf(person)
    const search = { objectType: 'cars', area, ...period(n) }
    const car = (k: number) => ({
      objectType: 'cars',
      car: `c${1 + (((n * 4 + k) * 31) % cars)}`,
      ...period(n),
    })
    return [
      { name: 'search', fields: search },
      { name: 'one car', fields: car(0) },
      { name: 'search', fields: { ...search, sort: 'rating' } },
      { name: 'signed in', fields: { objectType: 'userInfo' }, token },
      { name: 'search', fields: { ...search, features: 'bluetooth' } },
      { name: 'home', fields: { objectType: 'home' } },
      { name: 'search', fields: { ...search, subtypes: 'suv', features: 'awd' } },
      { name: 'one car', fields: car(1) },
      { name: 'search', fields: { ...search, lang: 'es' } },
      { name: 'signed in', fields: { objectType: 'noticeSettings' }, token },
      { name: 'search', fields: { ...search, ...period(n + 9) } },
      { name: 'one car', fields: car(2) },
      { name: 'search', fields: { objectType: 'cars', area } },
      { name: 'filters', fields: { objectType: 'carTypesFeatures' } },
      { name: 'search', fields: { ...search, types: 'van' } },
      { name: 'signed in', fields: { objectType: 'userInfo', lang: 'es' }, token },
      { name: 'one car', fields: car(3) },
      { name: 'home', fields: { objectType: 'home', lang: 'es' } },
      { name: 'search', fields: { ...search, sort: 'newest' } },
      { name: 'signed in', fields: search, token },
    ]
  }).flat()
}

/** What each question asks of the database and answers, learned without a socket. */
async function learn(url: string, questions: readonly Question[], now: Date) {
  const statements: Statement[] = []
  const database = await openPostgres(url, {}, ({ query }: LogEvent) => void statements.push(query))
  // As one that runs: what is kept in memory is kept while somebody listens.
  const signals = await database.signals({ heard: () => {}, missed: () => {} })
  const server = await serverOn(database)
  server.setNow(now)
  const asked: { statements: Statement[] }[] = []
  const answers = new Map<string, string>()
  for (const { fields, token } of questions) {
    const address = `/api?${new URLSearchParams(fields)}`
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const ask = () => server.app.inject({ method: 'GET', url: address, headers })
    await ask()
    statements.length = 0
    const { statusCode, body } = await ask()
    if (statusCode !== 200) throw new Error(`${address} answered ${statusCode}: ${body}`)
    asked.push({ statements: statements.filter(isRead) })
    answers.set(address, body)
  }
  await server.app.close()
  await signals.close()
  await database.close()
  return { asked, answers }
}

async function main() {
  const [cars, minutes] = [option('--cars', 5_000), option('--minutes', 1)]
  const now = new Date()
  useTestKey()
  const cluster = await benchPostgres()
  try {
    const template = new URL(await fleetDatabase(cluster.url, cars, now)).pathname.slice(1)
    const url = await copyOf(cluster.url, template, 'reads')
    const questions = crowd(now, cars)
    const { asked, answers } = await learn(url, questions, now)
    const bytes = questions.map(
      ({ fields }) => answers.get(`/api?${new URLSearchParams(fields)}`)?.length ?? 0,
    )
    const requests = questions.map(({ name, fields, token }) => ({
      name,
      request: getRequest(fields, token),
    }))
    const server = await realServer(
      url,
      process.argv.includes('--prof') ? ['--cpu-prof', '--cpu-prof-dir=.tmp/prof'] : [],
    )
    const bare = await bareServerApart(answers)
    const raw = await openRaw(url)
    try {
      const rawNext = (ms: number) => {
        const end = performance.now() + ms
        let at = 0
        return () => (performance.now() < end ? asked[at++ % asked.length] : undefined)
      }
      // What is asked for the first time is planned and compiled.
      await load(server.url, connections, inTurnFor(5_000, requests))
      await load(bare.url, connections, inTurnFor(1_500, requests))
      await raw.run(rawNext(1_000))
      const rates = { http: [] as number[], raw: [] as number[], bare: [] as number[] }
      const times: number[] = []
      const before = await server.usage()
      const memory = [before.megabytes]
      let errors = 0
      const ms = (minutes * 60_000) / rounds
      for (let round = 0; round < rounds; round++) {
        const http = await load(server.url, connections, inTurnFor(ms * 0.6, requests))
        const nothing = await load(
          bare.url,
          connections,
          inTurnFor(Math.min(ms * 0.2, 5_000), requests),
        )
        const alone = await raw.run(rawNext(Math.min(ms * 0.2, 5_000)))
        rates.http.push(http.calls / http.seconds)
        rates.bare.push(nothing.calls / nothing.seconds)
        rates.raw.push(alone.calls / alone.seconds)
        errors += http.errors + nothing.errors
        times.push(...http.times)
        memory.push((await server.usage()).megabytes)
      }
      const cpu = ((await server.usage()).cpuMs - before.cpuMs) / times.length
      const [http, alone, nothing] = [median(rates.http), median(rates.raw), median(rates.bare)]
      const statements = asked.reduce((sum, one) => sum + one.statements.length, 0) / asked.length
      const size = bytes.reduce((sum, one) => sum + one, 0) / bytes.length / 1024
      console.log(
        '| cars | calls | statements a call | kB a call | raw SQL /s | bare /s | HTTP /s | HTTP / bare | HTTP / raw | CPU ms a call | p50 ms | p99 ms | errors | memory MB |',
      )
      console.log(`|${' --- |'.repeat(14)}`)
      const cells = [
        cars,
        times.length,
        statements.toFixed(2),
        size.toFixed(1),
        alone.toFixed(0),
        nothing.toFixed(0),
        http.toFixed(0),
        (http / nothing).toFixed(2),
        (http / alone).toFixed(2),
        cpu.toFixed(2),
        percentile(times, 0.5).toFixed(1),
        percentile(times, 0.99).toFixed(1),
        errors,
        memory.join(', '),
      ]
      console.log(`| ${cells.join(' | ')} |`)
      if (errors > 0) process.exitCode = 1
    } finally {
      await raw.close()
      await bare.close()
      await server.stop()
    }
  } finally {
    await cluster.stop()
  }
}

if (!isBareServer()) await main()

import { Agent, get } from 'node:http'
import { openPostgres } from '#server/platform/db/database.ts'
import { loadDemo } from '#server/app/demo/load-demo.ts'
import { startPostgresCluster } from '#testing/postgres-cluster.ts'
import { serverOn, testNow } from '#testing/server.ts'
import { prepared } from '#testing/test-database.ts'
import { bareServer } from './support/bare-server.ts'

/*
 * How many searches the demo answers in a second of the processor (asked for: 400), over HTTP, each
 * another one than the one before. Asking costs too, in the same process: a bare server that answers the
 * bytes of one search says how much, in turns of one run. The higher number is without half of that. Then how
 * many it answers in a second at 1, 16 and 64 connections, by the clock.
 */

const [rounds, each, connections] = [6, 150, 8]
const agent = new Agent({ keepAlive: true })
const day = (days: number) =>
  new Date(testNow.getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** The same searches in each run: areas, dates, orders and filters in turn. */
function question(n: number): string {
  const fields: Record<string, string> = { objectType: 'cars', area: String((n % 6) + 1) }
  if (n % 5) {
    fields.start = `${day(3 + (n % 40))}T10:00`
    fields.end = `${day(10 + (n % 40) + (n % 37))}T17:00`
  }
  fields.sort = ['price', 'rating', 'newest', 'distance'][n % 4] ?? 'price'
  if (n % 3 === 0) fields.features = 'bluetooth'
  if (n % 7 === 0) fields.subtypes = 'suv'
  return `/api?${new URLSearchParams(fields)}`
}

const ask = (url: string) =>
  new Promise<string>((resolve, reject) => {
    get(url, { agent }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece
      })
      response.on('end', () =>
        response.statusCode === 200 ? resolve(text) : reject(new Error(text)),
      )
    }).on('error', reject)
  })

/** Milliseconds of the processor for one answer. */
async function cost(origin: string, first: number): Promise<number> {
  let next = first
  const before = process.cpuUsage()
  const connection = async () => {
    while (next < first + each) await ask(origin + question(next++))
  }
  await Promise.all(Array.from({ length: connections }, connection))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / each
}

/** Searches a second over so many connections, four times as many as are counted for their cost. */
async function rate(at: number, first: number): Promise<number> {
  let next = first
  const began = performance.now()
  const connection = async () => {
    while (next < first + 4 * each) await ask(origin + question(next++))
  }
  await Promise.all(Array.from({ length: at }, connection))
  return (4 * each * 1000) / (performance.now() - began)
}

const median = (costs: number[]) => costs.toSorted((a, b) => a - b)[costs.length >> 1] ?? 0

const cluster = await startPostgresCluster()
const database = await prepared(await openPostgres(cluster.url))
const server = await serverOn(database)
await loadDemo(database, testNow, server.services)
const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
const bare = await bareServer()
bare.answers(await ask(origin + question(1)))
const costs: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
for (let round = 0; round < rounds; round++) {
  costs.bare.push(await cost(bare.url, round * each))
  costs.ours.push(await cost(origin, round * each))
}
const [ours, least] = [median(costs.ours), median(costs.bare)]
console.log(
  `a search ${ours.toFixed(2)} ms of the processor with its asking, a bare answer ${least.toFixed(2)} (${(ours / least).toFixed(1)} times); ` +
    `${Math.round(1000 / (ours - least * 0.5))} to ${Math.round(1000 / ours)} searches a second of one core`,
)
for (const at of [1, 16, 64]) {
  const rates: number[] = []
  for (let round = 0; round < rounds; round++) rates.push(await rate(at, round * 4 * each))
  console.log(`at ${at} connections ${Math.round(median(rates))} searches a second`)
}
agent.destroy()
await bare.close()
await server.app.close()
await database.close()
await cluster.stop()

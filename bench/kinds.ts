import { useTestKey } from '#testing/test-database.ts'
import { benchPostgres, copyOf, fleetDatabase, tokenOf } from './support/databases.ts'
import { getRequest, inTurnFor, load } from './support/load.ts'
import { realServer } from './support/real-server.ts'

/*
 * What one call of each kind costs the server's processor at 8 connections, with 5,000 cars on PostgreSQL.
 * The last asks for nothing that there is: what a call costs before anything is done for it. `--prof` writes
 * a CPU profile; BENCH_ONLY names the kinds (a pattern).
 */

const connections = 8
const [firstMs, warmMs, ms] = [8_000, 1_000, 2_500]
const now = new Date()
useTestKey()
const cars = 5_000
const cluster = await benchPostgres()
const template = new URL(await fleetDatabase(cluster.url, cars, now)).pathname.slice(1)
const url = await copyOf(cluster.url, template, 'reads')
const day = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
const period = { start: `${day(5)}T10:00`, end: `${day(40)}T17:00` }
const token = tokenOf(7)
const kinds: [string, Record<string, string>, string?][] = [
  ['search', { objectType: 'cars', area: '1', ...period }],
  [
    'search suv awd',
    { objectType: 'cars', area: '1', subtypes: 'suv', features: 'awd', ...period },
  ],
  ['search no dates', { objectType: 'cars', area: '1' }],
  ['search small area', { objectType: 'cars', area: '5', ...period }],
  ['one car', { objectType: 'cars', car: 'c31', ...period }],
  ['home', { objectType: 'home' }],
  ['filters', { objectType: 'carTypesFeatures' }],
  ['userInfo', { objectType: 'userInfo' }, token],
  ['nothing', { objectType: 'nothing' }],
]
const server = await realServer(
  url,
  process.argv.includes('--prof') ? ['--cpu-prof', '--cpu-prof-dir=.tmp/prof'] : [],
)
try {
  console.log('| kind | CPU ms a call | calls a second |\n| --- | --- | --- |')
  // What a server does first, and what is planned and compiled once, belongs to no kind.
  const all = kinds.map(([name, fields, who]) => ({ name, request: getRequest(fields, who) }))
  await load(server.url, connections, inTurnFor(firstMs, all), () => true, false)
  const only = new RegExp(process.env.BENCH_ONLY ?? '')
  for (const [name, fields, who] of kinds.filter(([n]) => only.test(n))) {
    const requests = [{ name, request: getRequest(fields, who) }]
    // What does not exist is answered with 400.
    const ask = (time: number) =>
      load(server.url, connections, inTurnFor(time, requests), () => true, name !== 'nothing')
    await ask(warmMs)
    const before = await server.usage()
    const done = await ask(ms)
    const after = await server.usage()
    console.log(
      `| ${name} | ${((after.cpuMs - before.cpuMs) / done.calls).toFixed(2)} | ${(done.calls / done.seconds).toFixed(0)} |`,
    )
  }
} finally {
  await server.stop()
  await cluster.stop()
}

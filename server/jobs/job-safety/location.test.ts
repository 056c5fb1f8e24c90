import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import {
  answerJobLocation,
  askJobLocation,
  jobApplicationRemove,
  jobCancel,
  jobCompletion,
  jobLocation,
  markJobDone,
  shareJobLocation,
  stopJobLocation,
} from '#protocol/jobs/operations.ts'
import { topics } from '#server/staff/leaving/export/topics.ts'
import { act } from '#testing/community/network.ts'
import type { TestUser } from '#testing/factories.ts'
import { assignedJob, driver, jobRating, onTheWay } from '#testing/jobs/jobs.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let ana: TestUser
let ben: TestUser
let id: string
beforeEach(async () => {
  server = await testServer()
  ana = await driver(server, 'Ana')
  ben = await driver(server, 'Ben')
  id = await assignedJob(server, ana, ben)
  server.setNow(onTheWay)
  // Another one for each test, since they share a database.
  here.latitude = Math.round(here.latitude * 1e6 + 1) / 1e6
})

const as = (who: TestUser) => server.as(who.token)
const read = async (who: TestUser) => (await as(who).read(jobLocation, { id })).body.location
const ask = (who: TestUser) => as(who).send(askJobLocation, { id })
const answer = (who: TestUser, said: 'allow' | 'refuse') =>
  as(who).send(answerJobLocation, { id, answer: said })
const here = { latitude: 37.654321, longitude: -122.123457, accuracy: 12.3, age: 4 }
const share = (who: TestUser, more: Partial<typeof here> = {}) =>
  as(who).send(shareJobLocation, { id, ...here, ...more })
const newsOf = async (who: TestUser) =>
  (await as(who).read(dashboard, {})).body.notifications?.map(({ title }) => title)

/** Ana asked, Ben allows it and sends where he is. */
async function shared() {
  await ask(ana)
  await answer(ben, 'allow')
  expect((await share(ben)).body).toEqual({ status: 1 })
}

/** The tables in which a text stands anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const { db } = server.services
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const found = []
  for (const { name } of rows) {
    const hits = await sql`
      select from ${sql.table(name)} t where t::text like ${`%${text}%`} limit 1`.execute(db)
    if (hits.rows.length > 0) found.push(name)
  }
  return found
}

it('one asks, the other allows it and shares, and only who asked reads where', async () => {
  expect(await read(ana)).toMatchObject({
    name: 'Ben',
    mine: { state: 'none', allowedActions: [] },
    theirs: { state: 'none', allowedActions: ['ask'] },
    until: '2026-11-22T12:00',
  })
  expect((await ask(ana)).body).toEqual({ status: 1 })
  expect(await newsOf(ben)).toContain('Ana asks where you are')
  expect((await read(ben))?.mine).toEqual({ state: 'asked', allowedActions: ['allow', 'refuse'] })
  await answer(ben, 'allow')
  expect(await newsOf(ana)).toContain('Ben shares their location with you')
  expect((await read(ana))?.theirs).toEqual({ state: 'allowed', allowedActions: ['read'] })
  await share(ben)
  expect((await read(ana))?.theirs.position).toEqual({
    latitude: here.latitude,
    longitude: here.longitude,
    accuracy: 13,
    measuredAt: '2026-11-22T16:59:56.000Z',
    measured: '2026-11-22T08:59',
    isOld: false,
  })
  const own = await read(ben)
  expect(own?.mine).toMatchObject({ state: 'allowed', sharedAt: onTheWay.toISOString() })
  // Ana has not been asked: hers is nobody's business.
  expect(own?.theirs).toEqual({ state: 'none', allowedActions: ['ask'] })
  expect((await share(ana)).body).toMatchObject({ status: 0, result: false })
})

it('the last position takes the place of the one before, however late an earlier one comes', async () => {
  await shared()
  server.passMinutes(1)
  await share(ben, { latitude: 37.5, age: 1 })
  await share(ben, { latitude: 37.6, age: 55 })
  expect((await read(ana))?.theirs.position?.latitude).toBe(37.5)
  const rows = await server.services.db
    .selectFrom('job_location')
    .select('latitude')
    .where('job_id', '=', id)
    .execute()
  expect(rows).toEqual([{ latitude: 37.5 }])
  expect(await tablesWith(String(here.latitude))).toEqual([])
})

it('a position is shown as old after ten minutes', async () => {
  await shared()
  server.passMinutes(9)
  expect((await read(ana))?.theirs.position?.isOld).toBe(false)
  server.passMinutes(1)
  expect((await read(ana))?.theirs.position?.isOld).toBe(true)
})

it('whoever says no is told nothing more, and asked again after half an hour', async () => {
  await ask(ana)
  await answer(ben, 'refuse')
  expect(await newsOf(ana)).toContain('Ben does not share their location')
  expect((await read(ana))?.theirs).toEqual({ state: 'refused', allowedActions: [] })
  expect((await ask(ana)).body).toMatchObject({
    status: 0,
    message: 'They said no. You can ask again from 09:30.',
  })
  expect((await share(ben)).body.status).toBe(0)
  server.passMinutes(30)
  expect((await ask(ana)).body.status).toBe(1)
})

it('whoever stops is forgotten at once, and can be asked anew', async () => {
  await shared()
  await as(ben).send(stopJobLocation, { id })
  expect((await read(ana))?.theirs).toEqual({ state: 'none', allowedActions: ['ask'] })
  expect(await tablesWith(String(here.latitude))).toEqual([])
  const again = await share(ben)
  expect(again.body).toMatchObject({ message: 'You do not share your location now.' })
})

const ratings = jobRating('rideRequest', 'assignee')
it.each<[string, () => Promise<unknown>]>([
  ['it is marked done', () => as(ben).send(markJobDone, { id })],
  ['it is confirmed', () => as(ana).send(jobCompletion, { id, ...ratings })],
  ['who does it leaves', () => as(ben).send(jobApplicationRemove, { id })],
  ['it is canceled', () => as(ana).send(jobCancel, { id })],
  ['one blocks the other', () => act(server, ana, ben, 'block')],
])('nothing is left when %s', async (_what, end) => {
  await shared()
  expect(await tablesWith(String(here.latitude))).toEqual(['job_location'])
  await end()
  expect(await tablesWith(String(here.latitude))).toEqual([])
  for (const who of [ana, ben]) {
    const { http, body } = await as(who).read(jobLocation, { id })
    expect([200, 404]).toContain(http)
    expect(body.location).toBeUndefined()
  }
  expect((await share(ben)).body.status).toBe(0)
  expect((await ask(ana)).body.status).toBe(0)
})

it('with the window it ends for everybody, and background work forgets it', async () => {
  await shared()
  server.setNow(new Date('2026-11-22T20:00:00Z'))
  expect(await read(ana)).toBeUndefined()
  expect((await share(ben)).body).toMatchObject({ message: 'The time for this job is over.' })
  expect(await tablesWith(String(here.latitude))).toEqual(['job_location'])
  await server.work()
  expect(await tablesWith(String(here.latitude))).toEqual([])
})

it('before the window there is nothing to ask', async () => {
  server.setNow(new Date('2026-11-22T15:59:59Z'))
  expect(await read(ana)).toBeUndefined()
  expect((await ask(ana)).body).toMatchObject({ message: 'This job has not started yet.' })
})

it('an export holds where one is oneself, and not where the other is', async () => {
  await shared()
  const rowsOf = async (who: TestUser) => {
    const topic = topics.find(({ file }) => file === 'job-location')
    return topic ? (await topic.rows(who.id, onTheWay).execute(server.services.db)).rows : []
  }
  expect(await rowsOf(ben)).toMatchObject([{ state: 'allowed', latitude: here.latitude }])
  expect(await rowsOf(ana)).toEqual([])
})

it('answers that are kept for repetitions say nothing of where anybody is', async () => {
  await ask(ana)
  await answer(ben, 'allow')
  const sent = await as(ben).send(shareJobLocation, { id, ...here }, { requestId: 'R1' })
  expect(JSON.stringify(sent.body)).not.toContain('37.6')
  expect(await tablesWith(String(here.latitude))).toEqual(['job_location'])
})

import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { deleteAccount } from '#protocol/staff/operations.ts'
import { jobCompletion } from '#protocol/jobs/operations.ts'
import { act } from '#testing/community/network.ts'
import type { TestUser } from '#testing/factories.ts'
import { assignedJob, driver, jobRating, onTheWay, postJob } from '#testing/jobs/jobs.ts'
import { leave } from '#testing/leaving/leave.ts'
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
})

type Row = {
  job: string
  sharer: string
  state: string
  answered: Date | null
  latitude: number | null
  accuracy: number | null
  measured: Date | null
  at: Date
}

/** A row as nobody of ours would write it past the handlers. */
async function write(row: Partial<Row> = {}) {
  const { job, sharer, state, answered, latitude, accuracy, measured, at } = {
    job: id,
    sharer: ben.id,
    state: 'allowed',
    answered: onTheWay,
    latitude: 37.5,
    accuracy: 10,
    measured: onTheWay,
    at: onTheWay,
    ...row,
  }
  await sql`
    insert into job_location (job_id, sharer_id, state, asked_at, answered_at, latitude, longitude, accuracy,
      measured_at, updated_at)
    values (${job}, ${sharer}, ${state}, ${onTheWay}::timestamptz, ${answered}::timestamptz, ${latitude}::float8,
      ${latitude === null ? null : -122}::float8, ${accuracy}::int, ${measured}::timestamptz, ${at}::timestamptz)`.execute(
    server.services.db,
  )
}

const ms = 1
const later = (moment: Date, by: number) => new Date(moment.getTime() + by)
const ends = new Date('2026-11-22T20:00:00Z')

it('the database holds a location for one of the two, within the window, once', async () => {
  await write()
  await expect(write()).rejects.toMatchObject({ code: '23505' })
  await write({ sharer: ana.id, at: later(ends, -ms) })
})

it.each<[string, () => Promise<Partial<Row>>, string]>([
  ['nobody else', async () => ({ sharer: (await driver(server, 'Cleo')).id }), 'while_it_runs'],
  ['a job that is open', async () => ({ job: await postOpen() }), 'while_it_runs'],
  ['before the window', async () => ({ ...at(new Date('2026-11-22T15:59:59Z')) }), 'while_it_runs'],
  ['once the window is over', async () => ({ at: ends }), 'while_it_runs'],
  ['two of whom one blocked the other', blocked, 'while_it_runs'],
  ['a position that nobody allowed', async () => ({ state: 'refused' }), 'allowed'],
  ['a question that was answered', async () => ({ ...nowhere, state: 'asked' }), 'answered'],
  ['half a position', async () => ({ accuracy: null }), 'whole'],
  ['a time to come', async () => ({ measured: later(onTheWay, ms) }), 'measured'],
  ['no place on Earth', async () => ({ latitude: 90.1 }), 'latitude_check'],
  ['no number', async () => ({ latitude: Number.NaN }), 'latitude_check'],
  ['any accuracy', async () => ({ accuracy: 100_001 }), 'accuracy_check'],
])('and none of %s', async (_what, row, constraint) => {
  await expect(write(await row())).rejects.toMatchObject({
    code: '23514',
    constraint: `job_location_${constraint}`,
  })
})

const at = (moment: Date) => ({ at: moment, measured: moment, answered: moment })
const nowhere = { latitude: null, accuracy: null, measured: null }
async function blocked() {
  await act(server, ben, ana, 'block')
  return {}
}
async function postOpen() {
  server.setNow(new Date('2026-11-20T18:00:00Z'))
  return postJob(server, ben)
}

it('a job that ends by whatever way takes it along', async () => {
  await write()
  const { db } = server.services
  await db.transaction().execute(async (tx) => {
    await sql`update job_application set status = 'withdrawn', ended_at = now() where job_id = ${id}`.execute(
      tx,
    )
    await sql`update job set status = 'open', assignee_id = null where id = ${id}`.execute(tx)
  })
  const left = await db.selectFrom('job_location').selectAll().where('job_id', '=', id).execute()
  expect(left).toEqual([])
})

it('nobody leaves for good while it is shared, and nothing of it stays with the account', async () => {
  await write()
  const asked = await server.as(ben.token).send(deleteAccount, {})
  expect(asked.body.status).toBe(0)
  await server.as(ana.token).send(jobCompletion, { id, ...jobRating('rideRequest', 'assignee') })
  await leave(server, ben)
  const left = await server.services.db
    .selectFrom('job_location')
    .selectAll()
    .where('sharer_id', '=', ben.id)
    .execute()
  expect(left).toEqual([])
})

import { sql } from 'kysely'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { notificationPreferences, noticeHours } from '#protocol/rentals/dashboard/notifications.ts'
import {
  job,
  jobAccept,
  jobApplicationRemove,
  jobCancel,
  jobCompletion,
} from '#protocol/jobs/operations.ts'
import type { TestUser } from '#testing/factories.ts'
import { assignedJob, driver, jobRating } from '#testing/jobs/jobs.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let owner: TestUser
let ben: TestUser
beforeEach(async () => {
  server = await testServer()
  owner = await driver(server, 'Olga')
  ben = await driver(server, 'Ben')
})

const as = (who: TestUser) => server.as(who.token)
/** Sunday, 22 November 2026, 14:00 to 18:00 in Oakland. */
const afternoon = { start: '2026-11-22T14:00', end: '2026-11-22T18:00' } as const
const given = (more: Parameters<typeof assignedJob>[3] = afternoon) =>
  assignedJob(server, owner, ben, more)

/** Runs the work at a moment in Oakland, where it is eight hours earlier than in Greenwich. */
async function workAt(wall: string) {
  server.setNow(new Date(`${wall}:00-08:00`))
  await server.work()
}

type Told = { title_en: string; title_es: string; text_en: string }
/** What a person was told by mail, each once; `app` is what stands in the app. */
async function toldTo({ id }: TestUser, table: 'notice_mail' | 'notification' = 'notice_mail') {
  const { rows } = await sql<Told>`
    select title_en, title_es, text_en from ${sql.table(table)} where user_id = ${id}
    and (title_en like 'Your job %' or title_en like 'Your rating%') order by created_at, id`.execute(
    server.services.db,
  )
  return rows
}
const titles = async (who: TestUser, table?: 'notice_mail' | 'notification') =>
  (await toldTo(who, table)).map((row) => row.title_en)

describe('the window of an assigned job', () => {
  it('is reminded of the day before and two hours before, both sides once each, on its own clock', async () => {
    await given()
    await workAt('2026-11-21T13:59')
    expect(await titles(owner)).toEqual([])
    await workAt('2026-11-21T14:00')
    for (const who of [owner, ben])
      expect(await toldTo(who)).toEqual([
        {
          title_en: 'Your job is tomorrow',
          title_es: 'Tu trabajo es mañana',
          text_en: 'Ride to San Jose: Sunday, November 22, 2026, 14:00, Oakland',
        },
      ])
    await workAt('2026-11-21T19:00')
    await workAt('2026-11-22T11:59')
    expect(await titles(ben)).toEqual(['Your job is tomorrow'])
    await workAt('2026-11-22T12:00')
    await workAt('2026-11-22T13:30')
    await workAt('2026-11-22T14:00')
    for (const who of [owner, ben])
      expect(await titles(who)).toEqual(['Your job is tomorrow', 'Your job starts in two hours'])
    expect(await titles(ben, 'notification')).toEqual(['Your job starts in two hours'])
  })

  it('wakes nobody: each is told within the hours of the day that they chose', async () => {
    await as(ben).send(noticeHours, { from: 6, to: 9 })
    await given({ start: '2026-11-22T08:00', end: '2026-11-22T12:00' })
    await workAt('2026-11-21T08:00')
    await workAt('2026-11-22T05:59')
    expect(await titles(ben)).toEqual(['Your job is tomorrow'])
    await workAt('2026-11-22T06:00')
    expect(await titles(ben)).toEqual(['Your job is tomorrow', 'Your job starts in two hours'])
    // The owner’s day begins at eight, and with it the job.
    await workAt('2026-11-22T07:59')
    await workAt('2026-11-22T08:00')
    expect(await titles(owner)).toEqual(['Your job is tomorrow'])
  })

  it('is told in the morning when the day before begins at night', async () => {
    await given({ start: '2026-11-22T22:00', end: '2026-11-22T23:30' })
    await workAt('2026-11-21T22:00')
    expect(await titles(ben)).toEqual([])
    await workAt('2026-11-22T08:00')
    expect(await titles(ben)).toEqual(['Your job is today'])
  })

  it('is not told to who has just agreed to it', async () => {
    server.setNow(new Date('2026-11-22T17:00:00Z'))
    await given()
    await workAt('2026-11-22T09:30')
    expect(await titles(ben)).toEqual([])
    await workAt('2026-11-22T12:00')
    expect(await titles(ben)).toEqual(['Your job starts in two hours'])
  })

  it('is told as it is after a pause, and not at all once it has begun', async () => {
    await given()
    await workAt('2026-11-22T09:00')
    expect(await titles(ben)).toEqual(['Your job is today'])
    await workAt('2026-11-22T13:40')
    expect(await titles(ben)).toEqual(['Your job is today', 'Your job starts soon'])
    await given({ start: '2026-11-23T14:00', end: '2026-11-23T18:00' })
    await workAt('2026-11-23T14:01')
    expect(await titles(owner)).toEqual(['Your job is today', 'Your job starts soon'])
  })

  it('is not told of a job that was left or canceled, and what was told is settled', async () => {
    const [left, cancelled] = [await given(), await given()]
    await workAt('2026-11-21T14:00')
    expect(await titles(ben)).toHaveLength(2)
    await as(ben).send(jobApplicationRemove, { id: left })
    await as(owner).send(jobCancel, { id: cancelled })
    const { rows } = await sql<{ user_id: string }>`
      select user_id from notification where read_at is null and title_en like 'Your job %'`.execute(
      server.services.db,
    )
    expect(rows.filter(({ user_id: id }) => [owner.id, ben.id].includes(id))).toEqual([])
    await workAt('2026-11-22T12:00')
    expect(await titles(ben)).toEqual(['Your job is tomorrow', 'Your job is tomorrow'])
    expect(await titles(owner)).toEqual(['Your job is tomorrow', 'Your job is tomorrow'])
  })

  it('comes by the ways that a person left on', async () => {
    const topic = { topic: 'jobs' } as const
    await as(ben).send(notificationPreferences, { ...topic, inApp: true, mail: false })
    await as(owner).send(notificationPreferences, { ...topic, inApp: false, mail: false })
    await given()
    await workAt('2026-11-21T14:00')
    expect([await titles(ben), await titles(ben, 'notification')]).toEqual([
      [],
      ['Your job is tomorrow'],
    ])
    expect([await titles(owner), await titles(owner, 'notification')]).toEqual([[], []])
    await as(owner).send(notificationPreferences, { ...topic, inApp: false, mail: true })
    await workAt('2026-11-22T12:00')
    expect([await titles(owner), await titles(owner, 'notification')]).toEqual([
      ['Your job starts in two hours'],
      [],
    ])
  })

  it('reaches everybody when there are more than fit one round', async () => {
    const first = await given()
    await workAt('2026-11-21T14:00')
    const { db } = server.services
    await db.transaction().execute(async (tx) => {
      for (const [table, fields] of [
        ['job', sql`jsonb_build_object('id', 'many' || n)`],
        [
          'job_application',
          sql`jsonb_build_object('id', 'many' || n, 'job_id', 'many' || n, 'status', 'accepted')`,
        ],
      ] as const) {
        const of = table === 'job' ? sql`id` : sql`job_id`
        const { rows } = await sql<{ name: string }>`
          select column_name as name from information_schema.columns
          where table_name = ${table} and is_generated = 'NEVER'`.execute(tx)
        const columns = sql.join(rows.map(({ name }) => sql.ref(name)))
        await sql`insert into ${sql.table(table)} (${columns})
          select ${columns} from (
            select (jsonb_populate_record(null::${sql.table(table)}, to_jsonb(one) || ${fields})).*
            from ${sql.table(table)} one, generate_series(1, 230) n where one.${of} = ${first}) copies`.execute(
          tx,
        )
      }
    })
    await workAt('2026-11-21T14:01')
    expect(await titles(ben)).toHaveLength(231)
    expect(await titles(owner)).toHaveLength(231)
  })
})

const missing = 'Your rating of this job is still missing'

describe('a review that is missing', () => {
  it('is reminded of once, ten days after a job is completed, and only to who has not rated', async () => {
    const id = await given()
    server.setNow(new Date('2026-11-22T23:00:00Z'))
    await as(owner).send(jobCompletion, { id, ...jobRating('rideRequest', 'assignee') })
    await workAt('2026-12-02T14:00')
    expect(await titles(ben)).not.toContain(missing)
    await workAt('2026-12-02T15:00')
    expect((await toldTo(ben)).at(-1)).toMatchObject({
      title_en: missing,
      text_en: expect.stringContaining('Ride to San Jose. You have until Sunday, December 6, 2026'),
    })
    for (const day of ['03', '05', '08']) await workAt(`2026-12-${day}T15:00`)
    expect((await titles(ben)).filter((title) => title === missing)).toHaveLength(1)
    expect(await titles(owner)).not.toContain(missing)
  })

  it('is asked of both when a job was canceled late, until one of them rates', async () => {
    const id = await given()
    server.setNow(new Date('2026-11-22T18:00:00Z'))
    await as(owner).send(jobCancel, { id })
    await as(ben).send(jobCompletion, { id, ...jobRating('rideRequest', 'owner') })
    await workAt('2026-12-03T10:00')
    expect(await titles(owner)).toEqual([missing])
    expect(await titles(ben)).toEqual([])
    expect((await as(owner).read(job, { id })).body.job?.allowedActions).toContain('rate')
  })

  it('is not asked for when the time is over, nor of a job that was canceled in time', async () => {
    const [late, early] = [
      await given(),
      await given({ start: '2026-12-20T14:00', end: '2026-12-20T18:00' }),
    ]
    await as(owner).send(jobCancel, { id: early })
    server.setNow(new Date('2026-11-22T18:00:00Z'))
    await as(owner).send(jobCancel, { id: late })
    // Off until the fifteenth day.
    await workAt('2026-12-07T10:00')
    expect([await titles(owner), await titles(ben)]).toEqual([[], []])
  })
})

test('somebody who leaves and is taken again is told once of the same window', async () => {
  const id = await given()
  await workAt('2026-11-21T14:00')
  await as(ben).send(jobApplicationRemove, { id })
  await as(ben).send(jobAccept, { id, offer: 30 })
  const applications = (await as(owner).read(job, { id })).body.job?.applications
  const application = applications?.find(({ status }) => status === 'pending')?.id ?? ''
  await as(owner).send(jobAccept, { id, application, version: 1 })
  await workAt('2026-11-21T15:00')
  expect(await titles(ben)).toEqual(['Your job is tomorrow'])
})

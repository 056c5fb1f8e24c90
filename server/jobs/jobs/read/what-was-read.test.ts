import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { InputOf } from '#protocol/core/operation.ts'
import { job, jobAccept, jobCompletion, updateJob } from '#protocol/jobs/operations.ts'
import type { TestUser } from '#testing/factories.ts'
import {
  assignedJob,
  driver,
  jobRating,
  onTheWay,
  postJob,
  rideRequest,
} from '#testing/jobs/jobs.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let owner: TestUser
let ben: TestUser
let cleo: TestUser
beforeAll(async () => {
  server = await testServer()
  owner = await driver(server, 'Olga')
  ben = await driver(server, 'Ben')
  cleo = await driver(server, 'Cleo')
})

const as = (who: TestUser) => server.as(who.token)
const read = async (who: TestUser, id: string) => (await as(who).read(job, { id })).body.job
const offerOf = async (id: string, who: TestUser) =>
  (await read(owner, id))?.applications.find(({ person }) => person.id === who.id)
const edit = (id: string, more: Partial<InputOf<typeof updateJob>>) =>
  as(owner).send(updateJob, { ...rideRequest, id, ...more })
const message = (reply: { http: number; body: object }) =>
  'message' in reply.body ? `${reply.http} ${String(reply.body.message)}` : String(reply.http)

/** A ride for $40 with an offer of Ben's for $60. */
async function offered(): Promise<string> {
  const id = await postJob(server, owner)
  await as(ben).send(jobAccept, { id, offer: 60, comment: 'I have a van.' })
  return id
}

describe('accepting an offer', () => {
  it('carries the version that was read', async () => {
    const id = await offered()
    const { id: application = '' } = (await offerOf(id, ben)) ?? {}
    const { http, body } = await as(owner).send(jobAccept, { id, application })
    expect([http, body]).toMatchObject([400, { errors: { version: expect.any(String) } }])
    expect((await read(owner, id))?.status).toBe('open')
  })

  // @4.2-jobs-update
  it('is refused when the offer was raised, with what it is and was', async () => {
    const id = await offered()
    const { id: application = '', version } = (await offerOf(id, ben)) ?? {}
    await as(ben).send(jobAccept, { id, offer: 5000 })
    const late = await as(owner).send(jobAccept, { id, application, version })
    expect(message(late)).toBe('409 The offer is now $5,000.00; it was $60.00 when you read it.')
    const spanish = await as(owner).send(jobAccept, { id, application, version }, { lang: 'es' })
    expect(message(spanish)).toBe(
      '409 La oferta ahora es de $5,000.00; era de $60.00 cuando la leíste.',
    )
    expect((await read(owner, id))?.status).toBe('open')
    const now = await offerOf(id, ben)
    const done = await as(owner).send(jobAccept, { id, application, version: now?.version })
    expect(done.body.job?.status).toBe('assigned')
  })

  it('is refused when only its words changed', async () => {
    const id = await offered()
    const { id: application = '', version } = (await offerOf(id, ben)) ?? {}
    await as(ben).send(jobAccept, { id, offer: 60, comment: 'I have no van.' })
    expect(message(await as(owner).send(jobAccept, { id, application, version }))).toBe(
      '409 This offer changed after you read it. Please look at it again.',
    )
  })
})

describe('an edit', () => {
  // @7-updateJob
  it.each<[string, Partial<InputOf<typeof updateJob>>, string]>([
    ['the price', { price: 45 }, 'The price is now $45.00; it was $40.00.'],
    ['no price', { price: undefined }, 'The price is now up to the offers; it was $40.00.'],
    [
      'the time',
      { end: '2026-11-22T13:00' },
      'The time is now Sun 22 Nov 2026, 08:00–13:00; it was Sun 22 Nov 2026, 08:00–12:00.',
    ],
    ['the seats', { seats: 2 }, 'Seats: now 2; it was 1.'],
    [
      'the destination',
      { to: rideRequest.from },
      'It now goes to Oakland; it was San Jose. The exact place changed.',
    ],
    [
      'the exact place',
      { from: { ...rideRequest.from, address: '1 Broadway' } },
      'The exact place changed.',
    ],
    ['the towns on the way', { via: ['5392171'] }, 'The towns on the way changed.'],
  ])('of %s asks whoever made an offer again', async (_, change, said) => {
    const id = await offered()
    expect((await edit(id, change)).body.status).toBe(1)
    expect(await read(ben, id)).toMatchObject({ role: 'applicant', askedAgain: said })
    const set = await offerOf(id, ben)
    expect(set).toMatchObject({ status: 'pending', setAside: true })
    expect((await read(owner, id))?.allowedActions).not.toContain('accept')
    const { id: application = '', version } = set ?? {}
    expect(message(await as(owner).send(jobAccept, { id, application, version }))).toBe(
      '409 You changed this job after the offer was made, so it waits until that person says yes again.',
    )
    // One press, with the offer as it was, for the job as it is.
    const yes = { id, offer: 60, comment: 'I have a van.', version: (await read(ben, id))?.version }
    expect((await as(ben).send(jobAccept, yes)).body.status).toBe(1)
    expect((await read(ben, id))?.askedAgain).toBeUndefined()
    const stands = await offerOf(id, ben)
    expect([stands?.setAside, stands?.version]).toEqual([undefined, (version ?? 0) + 1])
    // Whoever still has the old page open reads it first.
    expect((await as(owner).send(jobAccept, { id, application, version })).http).toBe(409)
    const done = await as(owner).send(jobAccept, { id, application, version: stands?.version })
    expect(done.body.job?.status).toBe('assigned')
  })

  it('of words leaves offers as they are', async () => {
    const id = await offered()
    await edit(id, { description: 'One passenger, three bags.' })
    const { id: application = '', version, setAside } = (await offerOf(id, ben)) ?? {}
    expect(setAside).toBeUndefined()
    const done = await as(owner).send(jobAccept, { id, application, version })
    expect(done.body.job?.status).toBe('assigned')
  })

  it('that is taken back leaves them as they were', async () => {
    const id = await offered()
    await edit(id, { price: 5 })
    await edit(id, {})
    expect((await read(ben, id))?.askedAgain).toBeUndefined()
    expect((await offerOf(id, ben))?.setAside).toBeUndefined()
  })

  it('is told to whoever made an offer, with what changed', async () => {
    const id = await offered()
    await edit(id, { price: 45 })
    const notice = await server.services.db
      .selectFrom('notification')
      .select(['title_en', 'title_es', 'text_en'])
      .where('user_id', '=', ben.id)
      .where('thread', '=', `job ${id}`)
      .where('read_at', 'is', null)
      .executeTakeFirst()
    expect(notice).toEqual({
      title_en: 'This job changed. Does your offer still stand?',
      title_es: 'Este trabajo cambió. ¿Sigue en pie tu oferta?',
      text_en: 'The price is now $45.00; it was $40.00.',
    })
  })
})

describe('applying', () => {
  it('to a job that changed since it was read is refused with what changed', async () => {
    const id = await postJob(server, owner)
    const version = (await read(ben, id))?.version
    await edit(id, { price: 12, seats: 3 })
    expect(message(await as(ben).send(jobAccept, { id, offer: 40, version }))).toBe(
      '409 This job changed since you opened it. The price is now $12.00; it was $40.00. Seats: now 3; it was 1.',
    )
    expect((await read(owner, id))?.offers).toBe(0)
    await edit(id, { price: 12, seats: 3, description: 'Four bags.' })
    expect(message(await as(ben).send(jobAccept, { id, offer: 40, version: 2 }))).toBe(
      '409 This job changed since you opened it. Its description, photos or other details changed.',
    )
  })

  it('needs no more than an offer', async () => {
    const id = await postJob(server, owner)
    await edit(id, { price: 12 })
    expect((await as(ben).send(jobAccept, { id, offer: 40 })).body.status).toBe(1)
    expect((await offerOf(id, ben))?.setAside).toBeUndefined()
  })
})

it('the database assigns nobody for a job as it was, and changes nothing that was agreed', async () => {
  const id = await offered()
  await edit(id, { price: 45 })
  const { db } = server.services
  const accepted = db.transaction().execute(async (tx) => {
    await sql`update job_application set status = 'accepted' where job_id = ${id}`.execute(tx)
    await sql`update job set status = 'assigned', assignee_id = ${ben.id} where id = ${id}`.execute(
      tx,
    )
  })
  await expect(accepted).rejects.toMatchObject({ constraint: 'job_accepted_as_it_is' })
  const assigned = await assignedJob(server, owner, ben)
  const changed = sql`update job set size = 'large' where id = ${assigned}`.execute(db)
  await expect(changed).rejects.toMatchObject({ constraint: 'job_edited_while_open' })
})

it('a rating is of who was read, also when somebody else does the job by then', async () => {
  const id = await assignedJob(server, owner, ben)
  await as(cleo).send(jobAccept, { id })
  const [of] = (await read(owner, id))?.applications ?? []
  server.setNow(onTheWay)
  const rating = jobRating('rideRequest', 'assignee')
  const wrong = await as(owner).send(jobCompletion, { id, ...rating, application: 'none' })
  expect(message(wrong)).toBe('409 Somebody else does this job now. Please look at it again.')
  const done = await as(owner).send(jobCompletion, { id, ...rating, application: of?.id })
  expect(done.body.job?.status).toBe('completed')
})

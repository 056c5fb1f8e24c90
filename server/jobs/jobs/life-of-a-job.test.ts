import { beforeEach, describe, expect, it } from 'vitest'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import {
  job,
  jobAccept,
  jobApplicationRemove,
  jobCancel,
  jobCompletion,
  jobs,
  markJobDone,
  updateJob,
} from '#protocol/jobs/operations.ts'
import { reviews } from '#protocol/community/operations.ts'
import { act } from '#testing/community/network.ts'
import type { TestUser } from '#testing/factories.ts'
import { driver, jobRating, postJob, rideRequest } from '#testing/jobs/jobs.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let owner: TestUser
let ben: TestUser
let cleo: TestUser
beforeEach(async () => {
  server = await testServer()
  owner = await driver(server, 'Olga')
  ben = await driver(server, 'Ben')
  cleo = await driver(server, 'Cleo')
})

const as = (who: TestUser) => server.as(who.token)
const read = async (who: TestUser, id: string) => (await as(who).read(job, { id })).body.job
const offer = (who: TestUser, id: string, dollars: number) =>
  as(who).send(jobAccept, { id, offer: dollars, comment: 'I drive there anyway.' })
const ofDriver = jobRating('rideRequest', 'assignee')
const ofRider = jobRating('rideRequest', 'owner')
const titles = async (who: TestUser) =>
  (await as(who).read(dashboard, {})).body.notifications?.flatMap(({ title, readAt }) =>
    readAt ? [] : title,
  )

/** The application of a person as the owner reads it. */
async function applicationOf(id: string, who: TestUser) {
  const found = (await read(owner, id))?.applications.find(({ person }) => person.id === who.id)
  return { application: found?.id ?? '', version: found?.version }
}
const accept = async (id: string, who: TestUser) =>
  as(owner).send(jobAccept, { id, ...(await applicationOf(id, who)) })

describe('a ride that somebody asks for', () => {
  // @4.2-jobs-update @7-updateJob
  it('is offered by two, given to one, done, confirmed and rated by both', async () => {
    const id = await postJob(server, owner)
    expect((await as(ben).read(jobs, {})).body.jobs).toMatchObject([
      {
        id,
        status: 'open',
        from: { name: 'Oakland' },
        to: { name: 'San Jose' },
        price: 40,
        role: 'other',
        isNew: true,
      },
    ])
    expect((await offer(ben, id, 38)).body).toMatchObject({
      status: 1,
      job: { role: 'applicant', offer: 38 },
    })
    await offer(cleo, id, 35)
    expect(await titles(owner)).toEqual(['You have a new offer'])
    expect((await read(owner, id))?.allowedActions).toEqual(['accept', 'edit', 'cancel'])
    expect((await accept(id, cleo)).body).toMatchObject({
      job: { status: 'assigned', assignee: { name: 'Cleo P.' } },
    })
    expect(await titles(cleo)).toEqual(['Your offer was accepted'])
    expect(await titles(ben)).toEqual(['This job went to somebody else'])
    expect((await read(ben, id))?.exactFrom).toBeUndefined()
    expect((await read(cleo, id))?.exactFrom).toEqual({ address: '500 Broadway' })
    expect((await as(cleo).send(markJobDone, { id })).body).toMatchObject({
      status: 0,
      result: false,
      message: 'This job has not started yet.',
    })
    server.setNow(new Date('2026-11-22T18:00:00Z'))
    expect((await as(cleo).send(markJobDone, { id })).body).toMatchObject({
      job: { status: 'done' },
    })
    expect(
      (await as(owner).send(jobCompletion, { id, ...ofDriver, comments: 'On time.' })).body,
    ).toMatchObject({ job: { status: 'completed' } })
    expect((await read(cleo, id))?.allowedActions).toEqual(['rate', 'message'])
    expect((await as(cleo).send(jobCompletion, { id, ...ofRider })).body.status).toBe(1)
    expect((await as(cleo).send(jobCompletion, { id, ...ofRider })).body).toMatchObject({
      status: 0,
      result: false,
    })
    expect((await read(owner, id))?.history.map(({ text }) => text)).toEqual([
      'Posted',
      'An offer came in',
      'An offer came in',
      'An offer was accepted',
      'Marked as done',
      'Confirmed',
    ])
  })

  // @4.2-jobs-update
  it('is cancelled and restored: offers wait again, nobody is assigned', async () => {
    const id = await postJob(server, owner)
    await offer(ben, id, 38)
    await accept(id, ben)
    expect((await as(owner).send(jobCancel, { id })).body).toMatchObject({
      job: { status: 'cancelled' },
    })
    expect(await titles(ben)).toEqual(['This job was canceled'])
    expect((await as(owner).send(jobCancel, { id, restore: true })).body).toMatchObject({
      job: { status: 'open', offers: 1 },
    })
    expect((await read(ben, id))?.role).toBe('applicant')
    await as(owner).send(jobCancel, { id })
    server.passMinutes(24 * 60)
    expect((await as(owner).send(jobCancel, { id, restore: true })).body.message).toMatch(
      /^A canceled job can be restored/,
    )
  })

  // @7-updateJob
  it('is left late with a mark, and open again for whoever was declined', async () => {
    const id = await postJob(server, owner)
    await offer(ben, id, 38)
    await offer(cleo, id, 35)
    await accept(id, ben)
    server.setNow(new Date('2026-11-22T10:00:00Z'))
    expect((await read(ben, id))?.isLate).toBe(true)
    await as(ben).send(jobApplicationRemove, { id })
    expect(await titles(owner)).toContain(
      'The person you chose left this job late. It is open again',
    )
    expect((await read(owner, id))?.history.at(-1)?.text).toBe('The assigned person left, late')
    expect((await offer(cleo, id, 45)).body).toMatchObject({ job: { role: 'applicant' } })
  })

  // @7-updateJob
  it('expires with its window; what is done confirms itself after 72 hours', async () => {
    const [first, second] = [await postJob(server, owner), await postJob(server, owner)]
    await offer(ben, first, 38)
    await offer(ben, second, 38)
    await accept(second, ben)
    server.setNow(new Date('2026-11-22T18:00:00Z'))
    await as(ben).send(markJobDone, { id: second })
    server.passMinutes(71 * 60)
    await server.work()
    expect((await read(owner, first))?.status).toBe('expired')
    expect((await read(owner, second))?.status).toBe('done')
    server.passMinutes(61)
    await server.work()
    expect(await read(owner, second)).toMatchObject({ status: 'completed' })
    expect((await read(ben, second))?.allowedActions).toEqual(['rate', 'message'])
  })
})

describe('a job that is cancelled late', () => {
  // @7-updateJob
  it('is rated by both as canceled, and no longer tells where', async () => {
    const id = await postJob(server, owner)
    await offer(ben, id, 38)
    await accept(id, ben)
    server.setNow(new Date('2026-11-22T10:00:00Z'))
    await as(owner).send(jobCancel, { id })
    expect(await titles(ben)).toEqual(['This job was canceled late'])
    expect((await read(ben, id))?.exactFrom).toBeUndefined()
    for (const [who, ratings] of [
      [owner, ofDriver],
      [ben, ofRider],
    ] as const) {
      expect((await read(who, id))?.allowedActions).toContain('rate')
      expect((await as(who).send(jobCompletion, { id, ...ratings })).body.status).toBe(1)
    }
    const { body } = await as(ben).read(reviews, { userId: ben.id })
    expect(body.reviews).toMatchObject([{ status: 'canceled', job: 'Ride to San Jose' }])
  })

  it('is not rated when nobody relied on it', async () => {
    const id = await postJob(server, owner)
    await as(owner).send(jobCancel, { id })
    expect((await as(owner).send(jobCompletion, { id, ...ofDriver })).body).toMatchObject({
      result: false,
      message: 'This job was canceled.',
    })
  })
})

describe('who may not', () => {
  it('apply to an own job, without a verified license, or after a block', async () => {
    const id = await postJob(server, owner)
    expect((await offer(owner, id, 1)).body).toMatchObject({
      result: false,
      message: 'This is your own job, so you cannot apply to it.',
    })
    const fresh = await driver(server, 'Dora', { verified: false })
    expect((await read(fresh, id))?.notApplied).toMatch(/^This job includes driving/)
    expect((await offer(fresh, id, 30)).body.message).toMatch(/^This job includes driving/)
    await offer(ben, id, 30)
    await act(server, owner, ben, 'block')
    expect((await offer(ben, id, 30)).http).toBe(404)
    expect((await read(owner, id))?.offers).toBe(0)
  })

  it('be given a job once their license is no longer verified', async () => {
    const id = await postJob(server, owner)
    await offer(ben, id, 38)
    const license = (verification: string) =>
      server.services.db
        .updateTable('driver')
        .set({ license_verification: verification })
        .where('id', '=', ben.driverId)
        .execute()
    await license('rejected')
    expect((await accept(id, ben)).body).toMatchObject({
      result: false,
      message: 'This person’s license is not verified any more, so they cannot do this job now.',
    })
    await license('verified')
    expect((await accept(id, ben)).body.status).toBe(1)
  })

  it('do what is another’s', async () => {
    const id = await postJob(server, owner)
    const only = 'Only the owner of this job can do that.'
    expect((await as(ben).send(jobCancel, { id })).body).toMatchObject({
      result: false,
      message: only,
    })
    expect((await as(ben).send(updateJob, { ...rideRequest, id })).body).toMatchObject({
      result: false,
      message: only,
    })
    expect((await as(ben).send(markJobDone, { id })).body.message).toBe(
      'Only the person who does this job can do that.',
    )
    expect((await as(ben).send(jobApplicationRemove, { id })).body.message).toBe(
      'You have no open offer on this job.',
    )
  })

  // @7-jobs
  it('see what is only for the network', async () => {
    const id = await postJob(server, owner, { visibility: 'network' })
    expect((await as(ben).read(job, { id })).http).toBe(404)
    const ids = (await as(ben).read(jobs, { limit: 500 })).body.jobs?.map((one) => one.id)
    expect(ids).not.toContain(id)
    await act(server, owner, ben)
    await act(server, ben, owner, 'confirm')
    expect((await read(ben, id))?.role).toBe('other')
  })
})

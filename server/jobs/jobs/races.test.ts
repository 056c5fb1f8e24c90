import { beforeAll, beforeEach, expect, it } from 'vitest'
import {
  job,
  jobAccept,
  jobApplicationRemove,
  jobCancel,
  jobCompletion,
  markJobDone,
  updateJob,
} from '#protocol/jobs/operations.ts'
import { act } from '#testing/community/network.ts'
import type { TestUser } from '#testing/factories.ts'
import { driver, jobRating, postJob, rideRequest } from '#testing/jobs/jobs.ts'
import { serverOn, type TestServer, testServer } from '#testing/server.ts'

const rounds = 20
let server: TestServer
/** Another server on the same database. */
let second: TestServer
let owner: TestUser
let ben: TestUser
let cleo: TestUser
beforeAll(async () => {
  server = await testServer()
  second = await serverOn({ db: server.services.db })
})
/* Nobody of them posts and offers so much in an hour that it is too much. */
beforeEach(async () => {
  owner = await driver(server, 'Olga')
  ben = await driver(server, 'Ben')
  cleo = await driver(server, 'Cleo')
})

const read = async (who: TestUser, id: string) =>
  (await server.as(who.token).read(job, { id })).body.job

/** A job with an offer of each, and the ids of these. */
async function offered(): Promise<{ id: string; of: (who: TestUser) => string }> {
  const id = await postJob(server, owner)
  for (const who of [ben, cleo]) await server.as(who.token).send(jobAccept, { id })
  const applications = (await read(owner, id))?.applications ?? []
  return { id, of: (who) => applications.find(({ person }) => person.id === who.id)?.id ?? '' }
}

/** Both at once, each on a server of its own, in either order. */
async function both<First, Second>(
  round: number,
  first: (on: TestServer) => Promise<First>,
  other: (on: TestServer) => Promise<Second>,
): Promise<[First, Second]> {
  const [one, two] = round % 2 === 0 ? [server, second] : [second, server]
  return Promise.all([first(one), other(two)])
}

const everyRound = async (race: (round: number) => Promise<void>) => {
  for (let round = 0; round < rounds; round++) await race(round)
}

// @4.2-jobs-update
it('two offers that are accepted at once: one is', async () => {
  await everyRound(async (round) => {
    const { id, of } = await offered()
    const accept = (who: TestUser) => (on: TestServer) =>
      on.as(owner.token).send(jobAccept, { id, application: of(who), version: 1 })
    const replies = await both(round, accept(ben), accept(cleo))
    expect(replies.map(({ body }) => body.status).toSorted((a, b) => a - b)).toEqual([0, 1])
    const statuses = (await read(owner, id))?.applications.map(({ status }) => status)
    expect(statuses).toEqual(['accepted', 'declined'])
  })
})

it('an offer that is accepted while it is taken back: it was one or the other first', async () => {
  const outcomes = new Set<string>()
  await everyRound(async (round) => {
    const { id, of } = await offered()
    const [accepted, removed] = await both(
      round,
      (on) => on.as(owner.token).send(jobAccept, { id, application: of(ben), version: 1 }),
      (on) => on.as(ben.token).send(jobApplicationRemove, { id }),
    )
    const { status, assignee } = (await read(owner, id)) ?? {}
    // Taken back after it was accepted is leaving the job.
    expect(removed.body.status).toBe(1)
    expect([status, assignee]).toEqual(['open', undefined])
    outcomes.add(String(accepted.body.status))
  })
  expect(outcomes.size).toBeGreaterThan(0)
})

// @7-updateJob
it('an offer that is raised while it is accepted is accepted at what was read, or not at all', async () => {
  await everyRound(async (round) => {
    const { id, of } = await offered()
    const [accepted, raised] = await both(
      round,
      (on) => on.as(owner.token).send(jobAccept, { id, application: of(ben), version: 1 }),
      (on) => on.as(ben.token).send(jobAccept, { id, offer: 5000 }),
    )
    const { status, applications = [] } = (await read(owner, id)) ?? {}
    const offer = applications.find(({ person }) => person.id === ben.id)?.offer
    expect([accepted.http, raised.body.status, status, offer]).toEqual(
      accepted.http === 200 ? [200, 0, 'assigned', 40] : [409, 1, 'open', 5000],
    )
  })
})

it('a job that changes while an offer on it is accepted goes to nobody who did not agree', async () => {
  const outcomes = new Set<number>()
  await everyRound(async (round) => {
    const { id, of } = await offered()
    const accept = (on: TestServer) =>
      on.as(owner.token).send(jobAccept, { id, application: of(ben), version: 1 })
    const change = (on: TestServer) =>
      on.as(owner.token).send(updateJob, { ...rideRequest, id, price: 5 })
    // Whoever asks first is mostly first: each of them is, in turn.
    const [accepted, changed] =
      round % 4 < 2
        ? await both(round, accept, change)
        : (await both(round, change, accept)).toReversed()
    const { status, price } = (await read(owner, id)) ?? {}
    expect([accepted?.http, changed?.body.status, status, price]).toEqual(
      accepted?.http === 200 ? [200, 0, 'assigned', 40] : [409, 1, 'open', 5],
    )
    outcomes.add(accepted?.http ?? 0)
  })
  expect(outcomes.size).toBe(2)
})

it('a job that is cancelled while it is marked done is one of both', async () => {
  await everyRound(async (round) => {
    server.setNow(new Date('2026-11-20T18:00:00Z'))
    const { id, of } = await offered()
    await server.as(owner.token).send(jobAccept, { id, application: of(ben), version: 1 })
    for (const one of [server, second]) one.setNow(new Date('2026-11-22T17:00:00Z'))
    const [cancelled, done] = await both(
      round,
      (on) => on.as(owner.token).send(jobCancel, { id }),
      (on) => on.as(ben.token).send(markJobDone, { id }),
    )
    const outcome = (await read(owner, id))?.status
    expect([cancelled.body.status, done.body.status, outcome]).toEqual(
      outcome === 'done' ? [0, 1, 'done'] : [1, 0, 'cancelled'],
    )
  })
})

it('two ratings of one side at once are one', async () => {
  server.setNow(new Date('2026-11-20T18:00:00Z'))
  const { id, of } = await offered()
  await server.as(owner.token).send(jobAccept, { id, application: of(ben), version: 1 })
  for (const one of [server, second]) one.setNow(new Date('2026-11-22T17:00:00Z'))
  const rate = (on: TestServer) =>
    on.as(owner.token).send(jobCompletion, { id, ...jobRating('rideRequest', 'assignee') })
  const replies = await both(0, rate, rate)
  expect(replies.map(({ body }) => body.status).toSorted((a, b) => a - b)).toEqual([0, 1])
})

it('two offers of one person at once are one', async () => {
  server.setNow(new Date('2026-11-20T18:00:00Z'))
  second.setNow(new Date('2026-11-20T18:00:00Z'))
  owner = await driver(server, 'Ofelia')
  await everyRound(async (round) => {
    const id = await postJob(server, owner)
    const offer = (dollars: number) => (on: TestServer) =>
      on.as(ben.token).send(jobAccept, { id, offer: dollars })
    const replies = await both(round, offer(30), offer(31))
    expect(replies.map(({ body }) => body.status)).toEqual([1, 1])
    expect((await read(owner, id))?.applications).toHaveLength(1)
  })
})

it('an offer and a change of the job, or a block, at once leave no offer that should not be', async () => {
  await everyRound(async (round) => {
    const [dora, emil] = [await driver(server, 'Dora'), await driver(server, 'Emil')]
    const id = await postJob(server, dora)
    const [changed] = await both(
      round,
      (on) => on.as(dora.token).send(updateJob, { ...rideRequest, id, price: 20 }),
      (on) => on.as(emil.token).send(jobAccept, { id }),
    )
    expect(changed.body.status).toBe(1)
    const other = await postJob(server, dora)
    const [, offer] = await both(
      round,
      (on) => act(on, dora, emil, 'block'),
      (on) => on.as(emil.token).send(jobAccept, { id: other }),
    )
    expect([200, 404, 409]).toContain(offer.http)
    for (const one of [id, other]) expect((await read(dora, one))?.offers).toBe(0)
  })
})

it('an offer that is accepted while its writer is blocked is accepted or withdrawn, and both are answered', async () => {
  await everyRound(async (round) => {
    const [dora, emil] = [await driver(server, 'Dora'), await driver(server, 'Emil')]
    const id = await postJob(server, dora)
    await server.as(emil.token).send(jobAccept, { id })
    const application = (await read(dora, id))?.applications[0]?.id
    const [accepted, blocked] = await both(
      round,
      (on) => on.as(dora.token).send(jobAccept, { id, application, version: 1 }),
      (on) => act(on, dora, emil, 'block'),
    )
    const outcome = (await read(dora, id))?.applications[0]?.status
    expect([accepted.body.status, blocked, outcome]).toEqual(
      accepted.body.status === 1 ? [1, 'blocked', 'accepted'] : [0, 'blocked', 'withdrawn'],
    )
  })
})

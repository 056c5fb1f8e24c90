import { beforeAll, expect, it } from 'vitest'
import {
  answerJobLocation,
  askJobLocation,
  jobApplicationRemove,
  jobCancel,
  jobLocation,
  markJobDone,
  shareJobLocation,
  stopJobLocation,
} from '#protocol/jobs/operations.ts'
import { act } from '#testing/community/network.ts'
import type { TestUser } from '#testing/factories.ts'
import { assignedJob, driver, onTheWay } from '#testing/jobs/jobs.ts'
import { serverOn, testNow, type TestServer, testServer } from '#testing/server.ts'

const rounds = 20
let server: TestServer
/** Another server on the same database. */
let second: TestServer
let ana: TestUser
let ben: TestUser
beforeAll(async () => {
  server = await testServer()
  second = await serverOn({ db: server.services.db })
  ana = await driver(server, 'Ana')
  ben = await driver(server, 'Ben')
})

const here = { latitude: 37.5, longitude: -122.5, accuracy: 20, age: 3 }

/** A ride of two people under way, on which one of them shares where they are. */
async function shared(owner = ana, assignee = ben): Promise<string> {
  for (const one of [server, second]) one.setNow(testNow)
  const id = await assignedJob(server, owner, assignee)
  for (const one of [server, second]) one.setNow(onTheWay)
  await server.as(owner.token).send(askJobLocation, { id })
  await server.as(assignee.token).send(answerJobLocation, { id, answer: 'allow' })
  return id
}

const rowsOf = (id: string) =>
  server.services.db.selectFrom('job_location').selectAll().where('job_id', '=', id).execute()

type End = (on: TestServer, id: string) => Promise<{ body: { status: number } }>
it.each<[string, End]>([
  ['marked done', (on, id) => on.as(ben.token).send(markJobDone, { id })],
  ['left', (on, id) => on.as(ben.token).send(jobApplicationRemove, { id })],
  ['canceled', (on, id) => on.as(ana.token).send(jobCancel, { id })],
  ['stopped', (on, id) => on.as(ben.token).send(stopJobLocation, { id })],
])('a position that comes while the job is %s leaves nothing behind', async (_what, end) => {
  for (let round = 0; round < rounds; round++) {
    const id = await shared()
    const [one, two] = round % 2 === 0 ? [server, second] : [second, server]
    const [sent, ended, again] = await Promise.all([
      one.as(ben.token).send(shareJobLocation, { id, ...here }),
      end(two, id),
      one.as(ben.token).send(shareJobLocation, { id, ...here }),
    ])
    expect(ended.body.status).toBe(1)
    for (const { http } of [sent, again]) expect([200, 404]).toContain(http)
    expect(await rowsOf(id)).toEqual([])
  }
})

it('a position that comes while one blocks the other leaves nothing behind', async () => {
  for (let round = 0; round < rounds; round++) {
    const [dora, emil] = [await driver(server, 'Dora'), await driver(server, 'Emil')]
    const id = await shared(dora, emil)
    const [one, two] = round % 2 === 0 ? [server, second] : [second, server]
    const [sent, blocked] = await Promise.all([
      one.as(emil.token).send(shareJobLocation, { id, ...here }),
      act(two, dora, emil, 'block'),
    ])
    expect([200, 409]).toContain(sent.http)
    expect(blocked).toBe('blocked')
    expect(await rowsOf(id)).toEqual([])
  }
})

it('who asks each other at once are both asked, and two questions of one are one', async () => {
  for (let round = 0; round < rounds; round++) {
    for (const one of [server, second]) one.setNow(testNow)
    const id = await assignedJob(server, ana, ben)
    for (const one of [server, second]) one.setNow(onTheWay)
    const replies = await Promise.all([
      server.as(ana.token).send(askJobLocation, { id }),
      second.as(ana.token).send(askJobLocation, { id }),
      second.as(ben.token).send(askJobLocation, { id }),
    ])
    expect(replies.filter(({ body }) => body.status === 1)).toHaveLength(2)
    for (const who of [ana, ben]) {
      const { location } = (await server.as(who.token).read(jobLocation, { id })).body
      expect([location?.mine.state, location?.theirs.state]).toEqual(['asked', 'asked'])
    }
  }
})

it('yes and no at once are one of both', async () => {
  for (let round = 0; round < rounds; round++) {
    for (const one of [server, second]) one.setNow(testNow)
    const id = await assignedJob(server, ana, ben)
    for (const one of [server, second]) one.setNow(onTheWay)
    await server.as(ana.token).send(askJobLocation, { id })
    const [yes, no] = await Promise.all([
      server.as(ben.token).send(answerJobLocation, { id, answer: 'allow' }),
      second.as(ben.token).send(answerJobLocation, { id, answer: 'refuse' }),
    ])
    // Whoever said no first may still say yes; not the other way round.
    expect(yes.body.status).toBe(1)
    const [row] = await rowsOf(id)
    expect(row?.state).toBe('allowed')
    expect([0, 1]).toContain(no.body.status)
  }
})

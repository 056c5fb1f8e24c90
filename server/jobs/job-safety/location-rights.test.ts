import { beforeEach, expect, it } from 'vitest'
import {
  answerJobLocation,
  askJobLocation,
  job,
  jobAccept,
  jobLocation,
  jobSafety,
  shareJobLocation,
  stopJobLocation,
} from '#protocol/jobs/operations.ts'
import { act } from '#testing/community/network.ts'
import { blockFor } from '#testing/conduct/people.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { driver, onTheWay, postJob } from '#testing/jobs/jobs.ts'
import { type TestServer, testServer } from '#testing/server.ts'

const viewers = [
  'visitor',
  'owner',
  'assigned',
  'declined',
  'other',
  'blocked',
  'blocker',
  'staff',
] as const
type Viewer = (typeof viewers)[number]

let server: TestServer
let id: string
const people = {} as Record<Exclude<Viewer, 'visitor'>, TestUser>

/** A ride under way; its owner asked, and who drives shares where they are. */
beforeEach(async () => {
  server = await testServer()
  for (const [at, name] of (
    ['owner', 'assigned', 'declined', 'other', 'blocked', 'blocker'] as const
  ).entries())
    people[name] = await driver(server, `P${at}`)
  people.staff = await buildUser(server, { staff: true })
  id = await postJob(server, people.owner)
  for (const name of ['assigned', 'declined', 'blocked'] as const)
    await as(name).send(jobAccept, { id, offer: 30 })
  const { body } = await as('owner').read(job, { id })
  const chosen = body.job?.applications.find(({ person }) => person.id === people.assigned.id)
  await as('owner').send(jobAccept, { id, application: chosen?.id, version: 1 })
  await act(server, people.owner, people.blocked, 'block')
  await act(server, people.blocker, people.owner, 'block')
  server.setNow(onTheWay)
  await as('owner').send(askJobLocation, { id })
  await as('assigned').send(answerJobLocation, { id, answer: 'allow' })
  await as('assigned').send(shareJobLocation, { id, ...here })
})

const here = { latitude: 37.654321, longitude: -122.123457, accuracy: 12, age: 4 }
const as = (who: Viewer) => server.as(who === 'visitor' ? undefined : people[who].token)

const statusFor = (who: Viewer) =>
  who === 'visitor' ? 401 : who === 'owner' || who === 'assigned' ? 200 : 404

it.each(viewers)('what %s reads of locations and the emergency card', async (who) => {
  const safety = await as(who).read(jobSafety, { id })
  const location = await as(who).read(jobLocation, { id })
  expect([safety.http, location.http]).toEqual([statusFor(who), statusFor(who)])
  const isParty = who === 'owner' || who === 'assigned'
  expect(safety.body.emergency).toEqual(isParty ? {} : undefined)
  // Whose it is reads that it is shared; where, only the other one does.
  const text = JSON.stringify([safety.body, location.body])
  expect(text.includes(String(here.latitude))).toBe(who === 'owner')
  expect(location.body.location?.mine.state).toBe(
    isParty ? { owner: 'none', assigned: 'allowed' }[who] : undefined,
  )
  expect(location.body.location?.theirs.position?.accuracy).toBe(who === 'owner' ? 12 : undefined)
})

it('nowhere else is it told, not on the page of the job either', async () => {
  for (const who of viewers) {
    const { body } = await as(who).read(job, { id })
    expect(JSON.stringify(body)).not.toContain(String(here.latitude))
  }
})

type Reply = { http: number; body: { status: number; result?: unknown } }
/** Whoever is not named is refused; the two read why, others not even that it is there. */
const may: Record<string, { who: readonly Viewer[]; call: (who: Viewer) => Promise<Reply> }> = {
  ask: { who: ['assigned'], call: (who) => as(who).send(askJobLocation, { id }) },
  allow: {
    who: ['owner'],
    call: (who) => as(who).send(answerJobLocation, { id, answer: 'allow' }),
  },
  refuse: {
    who: [],
    call: (who) => as(who).send(answerJobLocation, { id, answer: 'refuse' }),
  },
  share: {
    who: ['owner', 'assigned'],
    call: (who) => as(who).send(shareJobLocation, { id, ...here }),
  },
  stop: { who: ['owner', 'assigned'], call: (who) => as(who).send(stopJobLocation, { id }) },
}

it('each act in turn is refused to whoever the table does not name', async () => {
  const rows = async () =>
    server.services.db
      .selectFrom('job_location')
      .selectAll()
      .where('job_id', '=', id)
      .orderBy('sharer_id')
      .execute()
  for (const [action, { who: allowed, call }] of Object.entries(may)) {
    for (const who of viewers.filter((one) => !allowed.includes(one))) {
      const before = await rows()
      const { http, body } = await call(who)
      const result = statusFor(who) === 200 ? false : undefined
      expect([action, who, http, body.status, body.result]).toEqual([
        action,
        who,
        statusFor(who),
        0,
        result,
      ])
      expect(await rows()).toEqual(before)
    }
    for (const who of allowed)
      expect([action, who, (await call(who)).body.status]).toEqual([action, who, 1])
  }
})

it('whose account is blocked stops, and does nothing else', async () => {
  await as('owner').send(askJobLocation, { id })
  await as('assigned').send(answerJobLocation, { id, answer: 'allow' })
  await blockFor(server, people.staff, people.assigned)
  expect((await as('assigned').send(shareJobLocation, { id, ...here })).http).toBe(409)
  expect((await as('assigned').send(askJobLocation, { id })).http).toBe(409)
  expect((await as('assigned').send(stopJobLocation, { id })).body).toEqual({ status: 1 })
})

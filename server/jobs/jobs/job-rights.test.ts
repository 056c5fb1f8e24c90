import { beforeEach, expect, it } from 'vitest'
import { type Job, JobCard } from '#protocol/jobs/jobs/job.ts'
import {
  job,
  jobAccept,
  jobApplicationRemove,
  jobCancel,
  jobCompletion,
  jobFilters,
  jobs,
  markJobDone,
  updateJob,
} from '#protocol/jobs/operations.ts'
import { act } from '#testing/community/network.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { driver, jobRating, postJob, rideRequest } from '#testing/jobs/jobs.ts'
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

beforeEach(async () => {
  server = await testServer()
  for (const [at, name] of (
    ['owner', 'assigned', 'declined', 'other', 'blocked', 'blocker'] as const
  ).entries())
    people[name] = await driver(server, `P${at}`)
  people.staff = await buildUser(server, { staff: true })
  id = await postJob(server, people.owner, {
    to: {
      place: rideRequest.to.place,
      address: '1 Market Street',
      latitude: 37.33,
      longitude: -121.9,
    },
  })
  for (const name of ['assigned', 'declined', 'blocked'] as const)
    await as(name).send(jobAccept, { id, offer: 30, comment: `From ${name}` })
  const { body } = await as('owner').read(job, { id })
  const chosen = body.job?.applications.find(({ person }) => person.id === people.assigned.id)
  await as('owner').send(jobAccept, { id, application: chosen?.id, version: chosen?.version })
  await act(server, people.owner, people.blocked, 'block')
  await act(server, people.blocker, people.owner, 'block')
})

const as = (who: Viewer) => server.as(who === 'visitor' ? undefined : people[who].token)

const everybody = ['owner', 'assigned', 'declined', 'other', 'staff'] as const
const parties = ['owner', 'assigned'] as const
const applicants = ['assigned', 'declined'] as const
const nobody = [] as const

/** Who is told what of a job that is assigned; a field without a line fails. */
const told: Record<keyof typeof Job.shape, readonly Viewer[]> = {
  id: everybody,
  type: everybody,
  status: everybody,
  jobOwnerId: everybody,
  owner: everybody,
  title: everybody,
  language: everybody,
  area: everybody,
  from: everybody,
  to: everybody,
  via: everybody,
  start: everybody,
  end: everybody,
  price: everybody,
  seats: everybody,
  size: nobody,
  maxDetour: nobody,
  miles: everybody,
  offers: everybody,
  visibility: everybody,
  isNew: everybody,
  role: everybody,
  offer: applicants,
  comment: applicants,
  applicationStatus: applicants,
  description: everybody,
  photos: everybody,
  exactFrom: parties,
  exactTo: parties,
  tripCost: everybody,
  gasCost: everybody,
  highestSeat: everybody,
  minutes: everybody,
  applications: everybody,
  assignee: parties,
  phone: parties,
  history: everybody,
  allowedActions: everybody,
  notApplied: nobody,
  askedAgain: nobody,
  isLate: everybody,
  restorableUntil: nobody,
  confirmsItselfAt: nobody,
  rules: everybody,
  version: everybody,
}

/** Who learns not even that it is there. */
const answered: Partial<Record<Viewer, number>> = { visitor: 401, blocked: 404, blocker: 404 }

// @3-job-id
it.each(viewers)('what of an assigned job %s is told stands in the table', async (who) => {
  const { http, body } = await as(who).read(job, { id })
  expect(http).toBe(answered[who] ?? 200)
  const given = Object.keys(body.job ?? {}).toSorted()
  const wanted = Object.entries(told).flatMap(([field, to]) => (to.includes(who) ? field : []))
  expect(given).toEqual(wanted.toSorted())
  const theirs: Partial<Record<Viewer, number>> = { owner: 3, assigned: 1, declined: 1 }
  expect(body.job?.applications.length ?? 0).toBe(theirs[who] ?? 0)
  // Nowhere else either, in whatever text.
  const text = JSON.stringify(body)
  for (const secret of ['500 Broadway', '1 Market Street', '37.33,', '+13055550123'])
    expect(text.includes(secret)).toBe(parties.some((party) => party === who))
  expect(text).not.toContain('@example.com')
  expect(text.includes('From blocked')).toBe(who === 'owner')
})

// @7-jobs
it('the list tells of each no more than its page does', async () => {
  for (const who of everybody) {
    const card = (await as(who).read(jobs, { limit: 500 })).body.jobs?.find((one) => one.id === id)
    const given = Object.keys(card ?? {}).toSorted()
    const wanted = Object.keys(JobCard.shape).filter((field) =>
      told[field as keyof typeof told].includes(who),
    )
    expect(given).toEqual(wanted.toSorted())
  }
  for (const who of ['blocked', 'blocker'] as const) {
    const listed = (await as(who).read(jobs, { limit: 500 })).body.jobs
    expect(listed?.map((one) => one.id)).not.toContain(id)
  }
})

/** Of a job that is assigned and has begun. */
const may: Record<
  string,
  {
    who: readonly Viewer[]
    call: (who: Viewer) => Promise<{ http: number; body: { status: number; result?: unknown } }>
  }
> = {
  edit: {
    who: nobody,
    call: (who) => as(who).send(updateJob, { ...rideRequest, start: '2026-11-22T08:00', id }),
  },
  apply: { who: nobody, call: (who) => as(who).send(jobAccept, { id, offer: 10 }) },
  accept: {
    who: nobody,
    call: (who) => as(who).send(jobAccept, { id, application: 'none', version: 1 }),
  },
  restore: { who: nobody, call: (who) => as(who).send(jobCancel, { id, restore: true }) },
  markDone: { who: ['assigned'], call: (who) => as(who).send(markJobDone, { id }) },
  leave: { who: nobody, call: (who) => as(who).send(jobApplicationRemove, { id }) },
  complete: {
    who: ['owner', 'assigned'],
    call: (who) => {
      const rated = who === 'assigned' ? 'owner' : 'assignee'
      return as(who).send(jobCompletion, { id, ...jobRating('rideRequest', rated) })
    },
  },
  cancel: { who: nobody, call: (who) => as(who).send(jobCancel, { id }) },
}

// @4.2-jobs-update
it('each act in turn is refused to whoever the table does not name, and changes nothing', async () => {
  server.setNow(new Date('2026-11-22T17:00:00Z'))
  const state = async () =>
    server.services.db
      .selectFrom('job')
      .select(['status', 'assignee_id', 'version'])
      .where('id', '=', id)
      .executeTakeFirst()
  for (const [action, { who: allowed, call }] of Object.entries(may)) {
    for (const who of viewers.filter((one) => !allowed.includes(one))) {
      const before = await state()
      const { http, body } = await call(who)
      const result = answered[who] ? undefined : false
      expect([action, who, http, body.status, body.result]).toEqual([
        action,
        who,
        answered[who] ?? 200,
        0,
        result,
      ])
      expect(await state()).toEqual(before)
    }
    for (const who of allowed)
      expect([action, who, (await call(who)).body.status]).toEqual([action, who, 1])
  }
})

// @7-jobs
it('the filters count what each sees', async () => {
  const counts = async (who: Viewer) => (await as(who).read(jobFilters, {})).body.owners?.[0]?.count
  const all = await counts('other')
  expect(all).toBeGreaterThan(0)
  expect(await counts('owner')).toBe(all)
  // Those of other tests are everybody's.
  expect(await counts('blocked')).toBe((all ?? 0) - 1)
})

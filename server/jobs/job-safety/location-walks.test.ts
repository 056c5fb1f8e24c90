import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { shortOr, walks } from '#testing/walk/length.ts'
import { locationActions } from '#domain/jobs/jobs/job-safety.ts'
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
import { assignedJob, driver } from '#testing/jobs/jobs.ts'
import { type TestServer, testNow, testServer } from '#testing/server.ts'

const attempts = locationActions.filter((action) => action !== 'read')
type Attempt = (typeof attempts)[number]
const ends = ['done', 'leave', 'cancel', 'block'] as const
type Step = {
  who: number
  what: Attempt | (typeof ends)[number] | 'minutes' | 'work'
  amount: number
}

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.nat(2),
  what: fc.oneof(
    { weight: 16, arbitrary: fc.constantFrom(...attempts) },
    { weight: 4, arbitrary: fc.constantFrom('minutes' as const, 'work' as const) },
    { weight: 1, arbitrary: fc.constantFrom(...ends) },
  ),
  amount: fc.nat(1_000),
})

type World = { server: TestServer; people: TestUser[]; id: string; begins: number }

/** A ride of two, which begins in one to four hours, and somebody who has nothing to do with it. */
async function aRide(begins: number): Promise<World> {
  const server = await testServer()
  const people = []
  for (const name of ['Ana', 'Ben', 'Cleo']) people.push(await driver(server, name))
  const [ana, ben] = people
  if (!ana || !ben) throw new Error('an empty world')
  const wall = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00`
  // It is ten there.
  const window = { start: wall(10 + begins), end: wall(13 + begins) }
  const id = await assignedJob(server, ana, ben, window)
  server.setNow(new Date(testNow.getTime() + begins * 3_600_000 - 10 * 60_000))
  return { server, people, id, begins }
}

const done = new Set<string>()
const refused = new Set<string>()

async function attempt({ server, people, id }: World, { who, amount }: Step, what: Attempt) {
  const me = people[who]
  if (!me) throw new Error('an empty world')
  const caller = server.as(me.token)
  const { location } = (await caller.read(jobLocation, { id })).body
  const offered = [
    ...(location?.theirs.allowedActions ?? []),
    ...(location?.mine.allowedActions ?? []),
  ]
  const here = {
    latitude: (amount % 180) - 90,
    longitude: amount / 10,
    accuracy: amount,
    age: amount % 600,
  }
  const calls: Record<Attempt, () => Promise<{ http: number; body: { status: number } }>> = {
    ask: () => caller.send(askJobLocation, { id }),
    allow: () => caller.send(answerJobLocation, { id, answer: 'allow' }),
    refuse: () => caller.send(answerJobLocation, { id, answer: 'refuse' }),
    share: () => caller.send(shareJobLocation, { id, ...here }),
    stop: () => caller.send(stopJobLocation, { id }),
  }
  const { http, body } = await calls[what]()
  expect([200, 404]).toContain(http)
  expect(body.status === 1).toBe(offered.includes(what))
  ;(body.status === 1 ? done : refused).add(what)
}

async function otherwise({ server, people, id }: World, { what, amount }: Step) {
  const [ana, ben] = people
  if (!ana || !ben) throw new Error('an empty world')
  if (what === 'minutes') server.passMinutes(1 + (amount % 40))
  else if (what === 'work') await server.work()
  else if (what === 'done') await server.as(ben.token).send(markJobDone, { id })
  else if (what === 'leave') await server.as(ben.token).send(jobApplicationRemove, { id })
  else if (what === 'cancel') await server.as(ana.token).send(jobCancel, { id })
  else await act(server, amount % 2 === 0 ? ana : ben, amount % 2 === 0 ? ben : ana, 'block')
}

/** What must never be, by its name; empty when all is well. */
async function broken({ server, id }: World): Promise<Record<string, number>> {
  const now = server.services.clock()
  const { rows } = await sql<Record<string, number>>`
    select
      count(*) filter (where j.status <> 'assigned')::int as "of a job that is over",
      count(*) filter (where l.sharer_id not in (j.owner_id, j.assignee_id))::int as "of somebody else",
      count(*) filter (where l.measured_at is not null and l.state <> 'allowed')::int as "not allowed",
      count(*) filter (where l.updated_at < j.starts_at or l.updated_at >= j.ends_at)::int as "outside the window",
      count(*) filter (where l.measured_at > ${now}::timestamptz)::int as "to come",
      count(*) filter (where exists (select from person_block b where b.blocker_id in (j.owner_id, j.assignee_id)
        and b.blocked_id in (j.owner_id, j.assignee_id)))::int as "between blocked people"
    from job_location l join job j on j.id = l.job_id where j.id = ${id}`.execute(
    server.services.db,
  )
  return Object.fromEntries(Object.entries(rows[0] ?? {}).filter(([, many]) => many > 0))
}

test('random steps: what a page offers is what is done, and nothing is kept that should not be', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(step, { minLength: 30, maxLength: 45, size: 'max' }),
      async (begins, steps) => {
        const world = await aRide(begins)
        for (const one of steps) {
          const what = attempts.find((name) => name === one.what)
          if (what) await attempt(world, one, what)
          else await otherwise(world, one)
          expect(await broken(world)).toEqual({})
        }
      },
    ),
    walks({ short: 4, thorough: 8, seed: 20_261_123 }),
  )
  expect(done.size).toBeGreaterThanOrEqual(shortOr(1, attempts.length))
  expect(refused.size).toBeGreaterThanOrEqual(shortOr(1, attempts.length))
}, 600_000)

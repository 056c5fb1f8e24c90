import { sql } from 'kysely'
import { type JobAction, jobActions } from '#domain/jobs/jobs/job-moves.ts'
import type { Command } from '#protocol/core/operation.ts'
import type { Job } from '#protocol/jobs/jobs/job.ts'
import {
  job,
  jobAccept,
  jobApplicationRemove,
  jobCancel,
  jobCompletion,
  markJobDone,
  updateJob,
} from '#protocol/jobs/operations.ts'
import { act } from '../../community/network.ts'
import type { TestUser } from '../../factories.ts'
import { driver, jobRating, postJob, rideRequest } from '../../jobs/jobs.ts'
import { type TestServer, testServer } from '../../server.ts'
import { workOverlookingNothing } from '../../work/overlooked-work.ts'

/** A few people with a few jobs, none of them known to others who ran before. */
export type JobWorld = { server: TestServer; people: TestUser[]; jobs: string[] }

export async function aJobWorld(given?: TestServer): Promise<JobWorld> {
  const server = given ?? (await testServer())
  const people = []
  for (const name of ['Ana', 'Ben', 'Cleo', 'Dora']) people.push(await driver(server, name))
  const world: JobWorld = { server, people, jobs: [] }
  for (const owner of people.slice(0, 2)) world.jobs.push(await postJob(server, owner))
  return world
}

/** What somebody tries about a job, allowed or not; the rest is what happens around it. */
export const attempts = jobActions.filter((action) => action !== 'message')
export const surroundings = ['post', 'block', 'unblock', 'hours', 'days', 'work'] as const

export type JobStep = {
  who: number
  other: number
  job: number
  what: (typeof attempts)[number] | (typeof surroundings)[number]
  amount: number
  /** Mostly it is tried by whoever may; else by anybody. */
  isFit: boolean
}

/** What came of a step: whether the page had offered it, and whether it was done. */
export type Outcome = { what: string; offered: boolean; done: boolean } | undefined

export async function stepOfJobs(world: JobWorld, step: JobStep): Promise<Outcome> {
  const { server, people, jobs } = world
  const me = people[step.who % people.length]
  const other = people[step.other % people.length]
  const id = jobs[step.job % jobs.length]
  if (!me || !other || id === undefined) throw new Error('an empty world')
  const { what } = step
  if (what === 'post') jobs.push(await postNow(server, me))
  else if (what === 'block' || what === 'unblock') await act(server, me, other, what)
  else if (what === 'hours') server.passMinutes((1 + (step.amount % 24)) * 60)
  else if (what === 'days') server.passMinutes((1 + (step.amount % 4)) * 24 * 60)
  else if (what === 'work') await workOverlookingNothing(server)
  else return attempt(server, (step.isFit && (await fitFor(world, id, what))) || me, id, step, what)
  return undefined
}

const ofAssignee: readonly string[] = ['markDone', 'leave', 'rate']
const ofOwner: readonly string[] = ['accept', 'edit', 'complete', 'cancel', 'restore']

/** Whose an attempt is, if the job has such a person. */
async function fitFor({ server, people }: JobWorld, id: string, what: string) {
  const row = await server.services.db
    .selectFrom('job')
    .select(['owner_id', 'assignee_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const of = ofAssignee.includes(what)
    ? row.assignee_id
    : ofOwner.includes(what)
      ? row.owner_id
      : undefined
  return people.find((person) => person.id === of)
}

const wall = (at: Date) => at.toISOString().slice(0, 16)

/** A ride that begins tomorrow, as far as a clock of another zone can say. */
async function postNow(server: TestServer, who: TestUser): Promise<string> {
  const now = server.services.clock().getTime()
  const start = wall(new Date(now + 24 * 3_600_000))
  return postJob(server, who, { start, end: wall(new Date(now + 30 * 3_600_000)) })
}

async function attempt(
  server: TestServer,
  me: TestUser,
  id: string,
  { isFit, amount }: JobStep,
  wanted: (typeof attempts)[number],
): Promise<Outcome> {
  const caller = server.as(me.token)
  const { http, body } = await caller.read(job, { id })
  const page = body.job
  const open = attempts.filter((one) => page?.allowedActions.includes(one))
  // Whoever looks first takes what the page offers.
  const what =
    (isFit && !open.includes(wanted) && open[amount % Math.max(1, open.length)]) || wanted
  const send = async (operation: Command, input: object) =>
    (await caller.send(operation, input)).body.status === 1
  const rateIt = () =>
    send(jobCompletion, {
      id,
      ...jobRating('rideRequest', page?.role === 'owner' ? 'assignee' : 'owner', 8),
    })
  const calls: Record<(typeof attempts)[number], () => Promise<boolean>> = {
    apply: () => send(jobAccept, { id, offer: 20 + (amount % 10) }),
    changeApplication: () => send(jobAccept, { id, offer: 20 + (amount % 10) }),
    removeApplication: () => send(jobApplicationRemove, { id }),
    leave: () => send(jobApplicationRemove, { id }),
    accept: () => send(jobAccept, { id, ...chosen(page, amount) }),
    edit: () => send(updateJob, edited(page, id, amount)),
    markDone: () => send(markJobDone, { id }),
    complete: rateIt,
    rate: rateIt,
    cancel: () => send(jobCancel, { id }),
    restore: () => send(jobCancel, { id, restore: true }),
  }
  // One operation stands for two actions of different people: either of them is an offer of it.
  const twins: Partial<Record<JobAction, JobAction[]>> = {
    apply: ['apply', 'changeApplication'],
    changeApplication: ['apply', 'changeApplication'],
    removeApplication: ['removeApplication', 'leave'],
    leave: ['removeApplication', 'leave'],
    complete: ['complete', 'rate'],
    rate: ['complete', 'rate'],
  }
  const offered =
    http === 200 && (twins[what] ?? [what]).some((one) => page?.allowedActions.includes(one))
  return { what, offered, done: await calls[what]() }
}

const chosen = (page: Job | undefined, amount: number) => {
  const waiting =
    page?.applications.filter((one) => one.status === 'pending' && !one.setAside) ?? []
  const read = waiting[amount % Math.max(1, waiting.length)]
  return { application: read?.id ?? 'none', version: read?.version ?? 1 }
}

const edited = (page: Job | undefined, id: string, amount: number) => ({
  ...rideRequest,
  id,
  version: page?.version,
  start: page?.start ?? rideRequest.start,
  end: page?.end ?? rideRequest.end,
  price: 20 + (amount % 20),
})

/** What must never be, by its name; empty when all is well. */
export async function brokenJobs({ server, jobs }: JobWorld): Promise<Record<string, number>> {
  const of = sql`j.id = any(${jobs}::text[])`
  const { rows } = await sql<Record<string, number>>`
    select
      (select count(*)::int from job j where ${of} and (j.status in ('assigned', 'done', 'completed'))
        <> exists (select from job_application a where a.job_id = j.id and a.status = 'accepted'
          and a.applicant_id = j.assignee_id)) as "assigned to nobody who was accepted",
      (select count(*)::int from job_application a join job j on j.id = a.job_id
        where ${of} and a.status = 'pending' and j.status <> 'open') as "waits for a job that is not open",
      (select count(*)::int from job_application a join job j on j.id = a.job_id
        where ${of} and a.status = 'accepted' and a.terms <> j.terms) as "accepted for what it was",
      (select count(*)::int from job_application a join job j on j.id = a.job_id
        where ${of} and a.applicant_id = j.owner_id) as "applied to their own",
      (select count(*)::int from job_application a join job j on j.id = a.job_id join person_block b
          on (b.blocker_id, b.blocked_id) in ((j.owner_id, a.applicant_id), (a.applicant_id, j.owner_id))
        where ${of} and a.status = 'pending') as "waits between blocked people",
      (select count(*)::int from (select e.status_from, lag(e.status_to) over (partition by e.job_id order by e.id) as before
          from job_event e join job j on j.id = e.job_id where ${of} and e.status_to is not null) steps
        where before is distinct from status_from and status_from is not null) as "history that skips a status",
      (select count(*)::int from job j where ${of} and j.status <> (select e.status_to from job_event e
        where e.job_id = j.id and e.status_to is not null order by e.id desc limit 1)) as "history of another status",
      (select count(*)::int from review r join job j on j.id = r.job_id where ${of}
        and not (j.status = 'completed' or j.cancelled_late)) as "rated before it was over"
  `.execute(server.services.db)
  return Object.fromEntries(Object.entries(rows[0] ?? {}).filter(([, many]) => many > 0))
}

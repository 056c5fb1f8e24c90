import type { JobType } from '#domain/jobs/jobs/job.ts'
import { jobCriteria } from '#domain/jobs/jobs/job-criteria.ts'
import type { InputOf } from '#protocol/core/operation.ts'
import { job, jobAccept, updateJob, updateRoute } from '#protocol/jobs/operations.ts'
import { buildUser, type TestUser } from '../factories.ts'
import type { TestServer } from '../server.ts'

/** Towns of the gazetteer. */
export const oakland = '5378538'
export const sanJose = '5392171'

/** Somebody who drives; the last name is Prado. */
export const driver = (server: TestServer, firstName: string, { verified = true } = {}) =>
  buildUser(server, {
    user: { first_name: firstName, last_name: 'Prado' },
    driver: verified
      ? { license_verification: 'verified', insurance_verification: 'verified' }
      : { license_verification: 'submitted' },
  })

/** Oakland to San Jose on Sunday, 22 November 2026, from 8:00 to 12:00, for $40. */
export const rideRequest = {
  type: 'rideRequest',
  title: 'Ride to San Jose',
  description: 'One passenger, two bags.',
  from: { place: oakland, address: '500 Broadway' },
  to: { place: sanJose },
  start: '2026-11-22T08:00',
  end: '2026-11-22T12:00',
  price: 40,
  seats: 1,
} as const satisfies InputOf<typeof updateJob>

/** An hour after it has begun. */
export const onTheWay = new Date('2026-11-22T17:00:00Z')

/** Posts a ride request, or what `more` makes of it. @returns its id */
export async function postJob(
  server: TestServer,
  who: TestUser,
  more: Partial<InputOf<typeof updateJob>> = {},
): Promise<string> {
  const { body } = await server.as(who.token).send(updateJob, { ...rideRequest, ...more })
  if (!body.job) throw new Error(`not posted: ${JSON.stringify(body)}`)
  return body.job.id
}

/** Posts a job that somebody offers on and is given. @returns its id */
export async function assignedJob(
  server: TestServer,
  owner: TestUser,
  assignee: TestUser,
  more: Partial<InputOf<typeof updateJob>> = {},
): Promise<string> {
  const id = await postJob(server, owner, more)
  await giveJob(server, owner, assignee, id)
  return id
}

/** Somebody offers on a job and is given it. */
export async function giveJob(
  server: TestServer,
  owner: TestUser,
  assignee: TestUser,
  id: string,
): Promise<void> {
  const { body } = await server.as(assignee.token).send(jobAccept, { id, offer: 38 })
  if (body.job?.role !== 'applicant') throw new Error(`no offer: ${JSON.stringify(body)}`)
  const { applications = [] } = (await server.as(owner.token).read(job, { id })).body.job ?? {}
  const read = applications.find(
    ({ status, person }) => status === 'pending' && person.id === assignee.id,
  )
  const chosen = { application: read?.id ?? '', version: read?.version }
  await server.as(owner.token).send(jobAccept, { id, ...chosen })
}

/** A value for each criterion that one side of such a job is rated by. */
export const jobRating = (type: JobType, rated: 'owner' | 'assignee', value = 9) =>
  Object.fromEntries(jobCriteria(type, rated).map((id) => [`id${id}`, value]))

/** Oakland to San Jose on Sundays from 9:00 to 11:00, with a seat free. */
export const commute = {
  stops: [oakland, sanJose],
  days: ['0'],
  leaves: '09:00',
  arrives: '11:00',
  detour: 5,
  seats: 1,
} as const satisfies InputOf<typeof updateRoute>

/** Saves that route, or what `more` makes of it. @returns its id */
export async function saveRoute(
  server: TestServer,
  who: TestUser,
  more: Partial<InputOf<typeof updateRoute>> = {},
): Promise<string> {
  const { body } = await server.as(who.token).send(updateRoute, { ...commute, ...more })
  if (!body.route) throw new Error(`not saved: ${JSON.stringify(body)}`)
  return body.route.id
}

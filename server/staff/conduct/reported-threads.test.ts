import { beforeEach, expect, it } from 'vitest'
import { staffReadJobThread } from '#protocol/staff/conduct/staff-read-job-thread.ts'
import { staffPeople } from '#protocol/staff/conduct/staff-people.ts'
import { messages, sendMessage } from '#protocol/help/help/thread.ts'
import { jobApplicationRemove } from '#protocol/jobs/operations.ts'
import { staffAudit } from '#protocol/staff/staff/staff-audit.ts'
import { decideOn, report, reportedThread } from '#testing/conduct/people.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { driver, giveJob } from '#testing/jobs/jobs.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let staff: TestUser
let thread: Awaited<ReturnType<typeof reportedThread>>
beforeEach(async () => {
  server = await testServer()
  staff = await buildUser(server, { staff: true })
  thread = await reportedThread(server)
})

const read = (who: TestUser = staff) => server.as(who.token).send(staffReadJobThread, thread.fields)
const reportsOn = async ({ id: find }: TestUser) =>
  (await server.as(staff.token).read(staffPeople, { find })).body.people?.[0]?.reports

it('staff read what the two of an open report wrote about a job, and the audit log says so', async () => {
  const { doer, fields } = thread
  const job = { id: fields.job, title: 'Ride to San Jose' }
  expect(await reportsOn(doer)).toMatchObject([{ id: fields.report, jobs: [job] }])
  // Beside a report they read no thread of members.
  expect((await server.as(staff.token).read(messages, { job: fields.job })).http).toBe(404)
  expect((await read()).body).toEqual({
    status: 1,
    messages: [
      expect.objectContaining({
        author: 'assignee',
        name: 'Ben',
        mine: false,
        text: 'You will regret it.',
      }),
    ],
  })
  const { entries } = (await server.as(staff.token).read(staffAudit, { subject: fields.job })).body
  expect(entries?.slice(0, 1)).toMatchObject([
    {
      title: 'Read the messages of a reported job',
      renter: 'Ben Prado',
      details: { report: fields.report },
    },
  ])
})

it('nothing of it is read by others, nor once the report is decided', async () => {
  const { owner, doer } = thread
  for (const one of [owner, doer]) expect((await read(one)).http).toBe(403)
  await server.services.db
    .insertInto('staff_member')
    .values({ user_id: doer.id, rights: ['owner'] })
    .execute()
  expect((await read(doer)).http).toBe(403)
  await decideOn(server, staff, doer, { decision: 'dismiss' })
  expect((await read()).http).toBe(404)
  expect(await reportsOn(doer)).toMatchObject([{ jobs: [] }])
})

it('what was written with somebody who came later is not among it', async () => {
  const { owner, doer, fields } = thread
  await server.as(doer.token).send(jobApplicationRemove, { id: fields.job })
  server.passMinutes(1)
  const cleo = await driver(server, 'Cleo')
  await giveJob(server, owner, cleo, fields.job)
  await server.as(cleo.token).send(sendMessage, { job: fields.job, text: 'The gate code?' })
  expect((await read()).body.messages?.map(({ text }) => text)).toEqual(['You will regret it.'])
  // Who had nothing to do with it has no thread to be read.
  await report(server, cleo, doer)
  const jobs = (await reportsOn(doer))?.map((one) => one.jobs.length)
  expect(jobs?.toSorted((a, b) => a - b)).toEqual([0, 1])
})

import { expect, it } from 'vitest'
import { deleteAccount } from '#protocol/staff/operations.ts'
import { job, jobAccept, markJobDone } from '#protocol/jobs/operations.ts'
import { driver, postJob } from '#testing/jobs/jobs.ts'
import { leave } from '#testing/leaving/leave.ts'
import { testServer } from '#testing/server.ts'

// @7-updateJob
it('who leaves cancels their open jobs, takes their offers back, and is named nowhere', async () => {
  const server = await testServer()
  const ana = await driver(server, 'Ana')
  const ben = await driver(server, 'Ben')
  const [own, other] = [await postJob(server, ana), await postJob(server, ben)]
  await server.as(ben.token).send(jobAccept, { id: own })
  await server.as(ana.token).send(jobAccept, { id: other, comment: 'Call me, Ana' })
  await leave(server, ana)
  const me = server.as(ben.token)
  const gone = (await me.read(job, { id: own })).body.job
  expect(gone).toMatchObject({ status: 'cancelled', title: '—', description: '' })
  expect(gone?.owner).toEqual({ name: 'Former member' })
  expect((await me.read(job, { id: other })).body.job).toMatchObject({
    status: 'open',
    offers: 0,
    applications: [{ status: 'withdrawn', comment: '', person: { name: 'Former member' } }],
  })
})

it('nobody leaves in the middle of a job', async () => {
  const server = await testServer()
  const ana = await driver(server, 'Ana')
  const ben = await driver(server, 'Ben')
  const id = await postJob(server, ana)
  await server.as(ben.token).send(jobAccept, { id })
  const { body } = await server.as(ana.token).read(job, { id })
  await server
    .as(ana.token)
    .send(jobAccept, { id, application: body.job?.applications[0]?.id, version: 1 })
  for (const who of [ana, ben]) {
    const asked = await server.as(who.token).send(deleteAccount, {})
    expect(asked.body).toMatchObject({
      status: 0,
      message: expect.stringMatching(/^A job of yours/),
    })
  }
  server.setNow(new Date('2026-11-22T18:00:00Z'))
  await server.as(ben.token).send(markJobDone, { id })
  expect((await server.as(ben.token).send(deleteAccount, {})).body.status).toBe(0)
})

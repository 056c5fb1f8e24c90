import { expect, it } from 'vitest'
import { job, jobCompletion } from '#protocol/jobs/operations.ts'
import { userDetails } from '#protocol/community/operations.ts'
import type { TestUser } from '#testing/factories.ts'
import { assignedJob, driver } from '#testing/jobs/jobs.ts'
import { testServer } from '#testing/server.ts'

const helpWanted = {
  type: 'movingHelp',
  to: undefined,
  seats: undefined,
  size: 'large',
} as const
it('a rating of a job asks for what fits who is rated, and for nothing else', async () => {
  const server = await testServer()
  const owner = await driver(server, 'Olga')
  const ben = await driver(server, 'Ben')
  const as = (who: TestUser) => server.as(who.token)
  const id = await assignedJob(server, owner, ben, { ...helpWanted })
  server.setNow(new Date('2026-11-22T18:00:00Z'))
  const cars = { id1: 9, id2: 9, id3: 9, id4: 9, id5: 9 }
  const { http, body } = await as(owner).send(jobCompletion, { id, ...cars })
  expect([http, body.errors]).toEqual([
    400,
    {
      id1: 'This field is not used here',
      id2: 'This field is not used here',
      id7: 'Field is Required',
    },
  ])
  expect((await as(owner).read(job, { id })).body.job?.status).toBe('assigned')
  await as(owner).send(jobCompletion, { id, id7: 10, id3: 8, id4: 9, id5: 9 })
  await as(ben).send(jobCompletion, { id, id8: 6, id3: 6, id4: 6, id5: 6 })
  const ratingOf = async ({ id: userId }: TestUser) =>
    (await as(owner).read(userDetails, { userId })).body.userDetails?.rating
  expect(await ratingOf(ben)).toEqual({ 3: 8, 4: 9, 5: 9, 7: 10 })
  expect(await ratingOf(owner)).toEqual({ 3: 6, 4: 6, 5: 6, 8: 6 })
})

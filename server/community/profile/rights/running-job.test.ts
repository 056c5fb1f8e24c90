import { expect, it } from 'vitest'
import { jobAccept, jobApplicationRemove } from '#protocol/jobs/operations.ts'
import { userDetails } from '#protocol/community/profile/user-details.ts'
import { act } from '#testing/community/network.ts'
import type { TestUser } from '#testing/factories.ts'
import { driver, giveJob, postJob } from '#testing/jobs/jobs.ts'
import { testServer } from '#testing/server.ts'

it('the two of a job see each other’s contacts while it runs, and nobody else’s', async () => {
  const server = await testServer()
  const seenBy = async (who: TestUser, of: TestUser) =>
    (await server.as(who.token).read(userDetails, { userId: of.id })).body.userDetails
  const [owner, ben] = [await driver(server, 'Olga'), await driver(server, 'Ben')]
  const applies = await driver(server, 'Cleo')
  const id = await postJob(server, owner)
  await server.as(applies.token).send(jobAccept, { id, offer: 30 })
  const both: [TestUser, TestUser][] = [
    [owner, ben],
    [ben, owner],
  ]
  const seen = async ([who, of]: [TestUser, TestUser]) => (await seenBy(who, of))?.email
  for (const pair of both) expect(await seen(pair)).toBeUndefined()
  await giveJob(server, owner, ben, id)
  for (const pair of both) {
    expect(await seenBy(...pair)).toMatchObject({ email: pair[1].email, phone: '+13055550123' })
  }
  expect(await seen([applies, owner])).toBeUndefined()
  expect(await seen([owner, applies])).toBeUndefined()
  await act(server, owner, ben, 'block')
  expect(await seen([owner, ben])).toBeUndefined()
  await act(server, owner, ben, 'unblock')
  expect(await seen([owner, ben])).toBe(ben.email)
  await server.as(ben.token).send(jobApplicationRemove, { id })
  for (const pair of both) expect(await seen(pair)).toBeUndefined()
})

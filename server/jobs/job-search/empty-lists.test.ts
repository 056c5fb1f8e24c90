import { expect, it } from 'vitest'
import { jobs } from '#protocol/jobs/operations.ts'
import { driver } from '#testing/jobs/jobs.ts'
import { testServer } from '#testing/server.ts'

// @8-message-fields
it('a list of jobs that is empty says so in a sentence', async () => {
  const server = await testServer()
  const ana = await driver(server, 'Ana')
  const me = server.as(ana.token)
  const messageOf = async (input: Parameters<typeof me.read<typeof jobs>>[1]) =>
    (await me.read(jobs, input)).body.message
  expect(await messageOf({ jobOwnerId: ana.id })).toBe('You have not posted a job yet.')
  expect(await messageOf({ jobOwnerId: `-${ana.id}` })).toMatch(/^You have not /)
  expect(await messageOf({ jobOwnerId: ana.id, type: 'delivery' })).toBe(
    'No jobs match these filters right now.',
  )
})

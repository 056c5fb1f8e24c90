import { beforeAll, expect, it } from 'vitest'
import type { Db } from '#server/platform/db/database.ts'
import { insertRows } from '#server/platform/db/insert-rows.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { manyJobs, manyWays, matchesByHand, measured } from '#testing/jobs/many-jobs.ts'
import { testNow, testServer } from '#testing/server.ts'
import { jobsAlong } from './along.ts'

let db: Db
let viewer: TestUser
let owner: TestUser
beforeAll(async () => {
  const server = await testServer()
  db = server.services.db
  viewer = await buildUser(server)
  owner = await buildUser(server)
})

it('what the index finds along 200 routes is what measuring every job finds, in its order', async () => {
  const rows = await db.selectFrom('area').select(['id', 'slug']).execute()
  const areas = new Map(rows.map(({ id, slug }) => [slug, id]))
  const made = manyJobs(1_000, { seed: 20, owner: owner.id, now: testNow, areas })
  await insertRows(db, 'job', made)
  const jobs = made.map(measured)
  let matches = 0
  for (const way of manyWays(200, 7)) {
    const found = await jobsAlong(db, { id: viewer.id, staff: false }, way, testNow)
    const byHand = matchesByHand(jobs, way, testNow)
    expect(found.map(({ id, detour }) => [id, detour])).toEqual(byHand)
    matches += byHand.length
  }
  expect(matches).toBeGreaterThan(1_000)
})

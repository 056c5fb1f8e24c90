import { beforeEach, expect, test } from 'vitest'
import { jobFilters, jobs } from '#protocol/jobs/operations.ts'
import type { TestUser } from '#testing/factories.ts'
import { driver, oakland, postJob, sanJose } from '#testing/jobs/jobs.ts'
import { testServer } from '#testing/server.ts'

/* Where there are fewer than five, other people's jobs are not listed (docs/product/jobs.md#where-there-are-enough). */

const server = await testServer()
const { db } = server.services
let ana: TestUser
let luis: TestUser
beforeEach(async () => {
  await db.deleteFrom('area_with_jobs').execute()
  await db.updateTable('job').set({ status: 'expired' }).where('status', '=', 'open').execute()
  await db.updateTable('company').set({ jobs: 'byFive' }).execute()
  ana = await driver(server, 'Ana')
  luis = await driver(server, 'Luis')
})

const titles = async (who: TestUser, input: object = {}) => {
  const { body } = await server.as(who.token).read(jobs, { limit: 50, ...input })
  return (body.jobs ?? []).map(({ title }) => title).filter((title) => title.startsWith('Near '))
}
/** In Oakland, the middle of its area. */
const near = (who: TestUser, title: string) =>
  postJob(server, who, { title, from: { place: oakland }, to: { place: sanJose } })

test('four are listed to nobody but who posted them, and the fifth shows all of them', async () => {
  for (const at of [1, 2, 3, 4]) await near(ana, `Near ${at}`)
  expect(await titles(luis)).toEqual([])
  expect((await titles(ana)).length).toBe(4)
  const { owners } = (await server.as(luis.token).read(jobFilters, { status: 'open' })).body
  expect(owners?.[0]?.count).toBe(0)
  await near(luis, 'Near 5')
  expect((await titles(luis)).length).toBe(5)
})

test('for thirty days they stay in the list, though there are fewer again', async () => {
  const posted = await Promise.all([1, 2, 3, 4, 5].map((at) => near(ana, `Near ${at}`)))
  await db
    .updateTable('job')
    .set({ status: 'expired' })
    .where('id', '=', posted[0] ?? '')
    .execute()
  expect((await titles(luis, { status: 'open' })).length).toBe(4)
  const long = new Date(server.services.clock().getTime() - 31 * 86_400_000)
  await db.updateTable('area_with_jobs').set({ reached_at: long }).execute()
  expect(await titles(luis, { status: 'open' })).toEqual([])
})

test('along a way they are found, however few', async () => {
  await near(ana, 'Near 1')
  expect(await titles(luis, { stops: [oakland, sanJose] })).toEqual(['Near 1'])
})

test('a company that always lists them lists the first', async () => {
  await db.updateTable('company').set({ jobs: 'always' }).execute()
  await near(ana, 'Near 1')
  expect(await titles(luis, { status: 'open' })).toEqual(['Near 1'])
})

import { expect, it } from 'vitest'
import { job, jobCancel, updateJob } from '#protocol/jobs/operations.ts'
import { act } from '#testing/community/network.ts'
import type { TestUser } from '#testing/factories.ts'
import { uploaded } from '#testing/inspection.ts'
import { driver, postJob, rideRequest } from '#testing/jobs/jobs.ts'
import { testServer } from '#testing/server.ts'

it('photos are seen by whoever sees the job, kept as long as it names them, and used once', async () => {
  const server = await testServer()
  const ana = await driver(server, 'Ana')
  const ben = await driver(server, 'Ben')
  const cleo = await driver(server, 'Cleo')
  const me = server.as(ana.token)
  const open = async (who: TestUser, id: string) => {
    const headers = { authorization: `Bearer ${who.token}` }
    return (await server.app.inject({ url: `/files/${id}`, headers })).statusCode
  }
  const [one, two] = [await uploaded(server, ana, 'job'), await uploaded(server, ana, 'job')]
  expect(await open(ben, one)).toBe(404)
  const id = await postJob(server, ana, { photos: [one, two] })
  expect((await server.as(ben.token).read(job, { id })).body.job?.photos).toEqual([one, two])
  expect([await open(ben, one), await open(ben, two)]).toEqual([200, 200])
  await act(server, ana, cleo, 'block')
  expect(await open(cleo, one)).toBe(404)

  // What a job names is no loose file.
  server.setNow(new Date('2026-11-30T18:00:00Z'))
  await server.work()
  expect(await open(ana, one)).toBe(200)
  server.setNow(new Date('2026-11-20T18:00:00Z'))

  const other = await postJob(server, ana)
  const reuse = await me.send(updateJob, { ...rideRequest, photos: [one] })
  expect(reuse.http).toBe(409)
  const stolen = await server.as(ben.token).send(updateJob, { ...rideRequest, photos: [two] })
  expect(stolen.http).toBe(409)
  expect((await me.read(job, { id: other })).body.job?.photos).toEqual([])

  // Nobody reads the photos of a job that was canceled before they had to do with it.
  await me.send(jobCancel, { id })
  expect(await open(ben, one)).toBe(404)
  expect(await open(ana, one)).toBe(200)
})

import { beforeEach, expect, it } from 'vitest'
import { jobCancel, jobSafety } from '#protocol/jobs/operations.ts'
import type { TestUser } from '#testing/factories.ts'
import { assignedJob, driver, onTheWay } from '#testing/jobs/jobs.ts'
import { pickedUp } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let ana: TestUser
beforeEach(async () => {
  server = await testServer()
  ana = await driver(server, 'Ana')
})

const read = async (who: TestUser, id: string) =>
  (await server.as(who.token).read(jobSafety, { id })).body.emergency

it('stands on the pages of the two from two hours before until a day after, while it is on', async () => {
  const ben = await driver(server, 'Ben')
  const id = await assignedJob(server, ana, ben)
  const moments: [string, boolean][] = [
    ['2026-11-22T13:59:59Z', false],
    ['2026-11-22T14:00:00Z', true],
    ['2026-11-23T19:59:59Z', true],
    ['2026-11-23T20:00:00Z', false],
  ]
  for (const [moment, stands] of moments) {
    server.setNow(new Date(moment))
    for (const who of [ana, ben]) expect(await read(who, id)).toEqual(stands ? {} : undefined)
  }
  server.setNow(onTheWay)
  await server.as(ana.token).send(jobCancel, { id })
  expect(await read(ana, id)).toBeUndefined()
})

it('names the rented car to whoever drives it, plate and all, and to nobody else', async () => {
  const { user, order } = await pickedUp(server, { user: await driver(server, 'Ben') })
  const { db } = server.services
  // While the car is out: whatever the clock of the rental says.
  const now = server.services.clock()
  const wall = (hours: number) =>
    new Date(now.getTime() + hours * 3_600_000).toISOString().slice(0, 16)
  const id = await assignedJob(server, ana, user, { start: wall(-8), end: wall(-6) })
  const { make, model, year, colour, plate } = await db
    .selectFrom('car')
    .innerJoin('rental_order', 'rental_order.car_id', 'car.id')
    .select(['make', 'model', 'year', 'colour', 'plate'])
    .where('rental_order.id', '=', order)
    .executeTakeFirstOrThrow()
  expect(await read(user, id)).toEqual({
    car: { name: `${year} ${make} ${model}`, color: colour, plate },
  })
  expect(await read(ana, id)).toEqual({})
})

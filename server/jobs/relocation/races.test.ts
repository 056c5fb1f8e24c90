import { beforeAll, expect, it } from 'vitest'
import { submitBooking } from '#protocol/rentals/operations.ts'
import {
  credits,
  job,
  jobCancel,
  postRelocation,
  relocationStart,
} from '#protocol/jobs/operations.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { driver } from '#testing/jobs/jobs.ts'
import {
  accepted,
  carBrought,
  confirmed,
  indoors,
  photographed,
  posted,
  toLosAngeles,
  windowOpens,
} from '#testing/jobs/relocation.ts'
import { serverOn, type TestServer, testNow, testServer } from '#testing/server.ts'

const rounds = 20
let server: TestServer
/** Another server on the same database. */
let second: TestServer
let staff: TestUser
let renter: TestUser
beforeAll(async () => {
  server = await testServer()
  second = await serverOn({ db: server.services.db })
  staff = await buildUser(server, { staff: true })
  renter = await buildUser(server)
})

const setNow = (now: Date) => {
  for (const one of [server, second]) one.setNow(now)
}

/** Both at once, each on a server of its own, in either order. */
async function both<First, Second>(
  round: number,
  first: (on: TestServer) => Promise<First>,
  other: (on: TestServer) => Promise<Second>,
): Promise<[First, Second]> {
  const [one, two] = round % 2 === 0 ? [server, second] : [second, server]
  return Promise.all([first(one), other(two)])
}

const everyRound = async (race: (round: number) => Promise<void>) => {
  for (let round = 0; round < rounds; round++) {
    setNow(testNow)
    await race(round)
  }
}

const balance = async (who: TestUser) => (await server.as(who.token).read(credits, {})).body.balance
/** How often the calendar and the jobs have a car. */
async function keptBy(car: string) {
  const { db } = server.services
  const held = await db.selectFrom('occupancy').select('kind').where('car_id', '=', car).execute()
  const jobs = await db
    .selectFrom('relocation')
    .select('job_id')
    .where('car_id', '=', car)
    .execute()
  return { held: held.map(({ kind }) => kind), jobs: jobs.length }
}

it('a car that is posted twice at once is posted once', async () => {
  await everyRound(async (round) => {
    const car = await buildCar(server)
    const post = (on: TestServer) =>
      on.as(staff.token).send(postRelocation, { ...toLosAngeles, car })
    const replies = await both(round, post, post)
    const statuses = replies.map(({ body }) => body.status).toSorted((a, b) => a - b)
    expect(statuses).toEqual([0, 1])
    expect(await keptBy(car)).toEqual({ held: ['relocation'], jobs: 1 })
  })
})

it('a car that is booked while it is posted is one or the other', async () => {
  const outcomes = new Set<string>()
  await everyRound(async (round) => {
    const car = await buildCar(server)
    const trip = { start: '2026-11-22T10:00', end: '2026-12-22T10:00' }
    const [post, booking] = await both(
      round,
      (on) => on.as(staff.token).send(postRelocation, { ...toLosAngeles, car }),
      (on) => on.as(renter.token).send(submitBooking, { car, ...trip }),
    )
    const done = [post.body.status === 1, booking.body.status === 1]
    expect(done.filter(Boolean)).toHaveLength(1)
    const wins = done[0] ? 'relocation' : 'hold'
    expect(await keptBy(car)).toEqual({ held: [wins], jobs: done[0] ? 1 : 0 })
    outcomes.add(wins)
    setNow(new Date(testNow.getTime() + 31 * 60_000))
    await server.work()
  })
  expect(outcomes.size).toBeGreaterThan(0)
})

it('a relocation that is called off while its keys are taken is one or the other', async () => {
  await everyRound(async (round) => {
    const ben = await driver(server, 'Ben')
    const { id, car } = await posted(server, staff)
    await accepted(server, staff, id, ben)
    setNow(windowOpens)
    await photographed(server, ben, id, 'start')
    const [taken, cancelled] = await both(
      round,
      (on) => on.as(ben.token).send(relocationStart, { id, odometer: 100, ...indoors }),
      (on) => on.as(staff.token).send(jobCancel, { id }),
    )
    expect([taken.body.status, cancelled.body.status].toSorted((a, b) => a - b)).toEqual([0, 1])
    const { body } = await server.as(staff.token).read(job, { id })
    expect(body.job?.status).toBe(taken.body.status === 1 ? 'assigned' : 'cancelled')
    expect((await keptBy(car)).held).toEqual(taken.body.status === 1 ? ['relocation'] : [])
  })
}, 240_000)

it('a relocation that is confirmed twice at once, or confirms itself meanwhile, is one credit', async () => {
  await everyRound(async (round) => {
    const { id, who } = await carBrought(server, staff)
    setNow(new Date('2026-11-25T03:00:00Z'))
    const confirm = (on: TestServer) => confirmed(on, staff, id)
    const itself = async (on: TestServer) => on.work()
    await both<unknown, unknown>(round, confirm, round % 3 === 0 ? itself : confirm)
    expect(await balance(who)).toBe(90)
  })
}, 240_000)

it('credit that two bookings want at once is taken once', async () => {
  await everyRound(async (round) => {
    const { id, who } = await carBrought(server, staff)
    await confirmed(server, staff, id)
    setNow(new Date('2026-11-22T03:00:00Z'))
    const trip = { start: '2026-11-26T10:00', end: '2026-12-26T10:00' }
    const cars = [await buildCar(server), await buildCar(server)] as const
    const book = (car: string) => (on: TestServer) =>
      on.as(who.token).send(submitBooking, { car, ...trip })
    const replies = await both(round, book(cars[0]), book(cars[1]))
    const taken = replies.flatMap(({ body }) =>
      (body.calculatorData?.lines ?? []).filter(({ code }) => code === 'credit'),
    )
    expect(taken).toMatchObject([{ amount: -90 }])
    expect(await balance(who)).toBe(0)
  })
}, 240_000)

import { beforeEach, expect, it } from 'vitest'
import {
  jobCancel,
  postRelocation,
  relocationCars,
  relocationGaps,
} from '#protocol/jobs/operations.ts'
import { staffToday } from '#protocol/staff/staff/staff-today.ts'
import { addWaitingList } from '#protocol/rentals/operations.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { bookedCar } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let staff: TestUser
beforeEach(async () => {
  server = await testServer()
  await server.services.db.deleteFrom('waiting_list_item').execute()
  await server.services.db.updateTable('car').set({ status: 'retired' }).execute()
  staff = await buildUser(server, { staff: true })
})

const gaps = async () => (await server.as(staff.token).read(relocationGaps, {})).body.gaps
/** Somebody who looks for a car in an area for a month. */
const waits = async (area: string) =>
  server.as((await buildUser(server)).token).send(addWaitingList, {
    area,
    start: '2026-12-01T10:00',
    end: '2026-12-31T10:00',
  })

it('a car that somebody waits for elsewhere is a gap, and one press posts it', async () => {
  const car = await buildCar(server)
  await waits('2')
  expect(await gaps()).toMatchObject([
    {
      car: { id: car },
      reason: 'waiting',
      because: 'Somebody in Los Angeles waits for a car like this for 30 days.',
      sentence: 'Moving this car to Los Angeles earns $849 in the next 30 days; offer $105.',
      from: { name: 'Oakland' },
      toArea: '2',
      earns: 849,
      reward: 105,
    },
  ])
  const waiting = async () =>
    (await server.as(staff.token).read(staffToday, {})).body.waiting?.relocations
  expect(await waiting()).toBe(1)
  const [gap] = (await gaps()) ?? []
  if (!gap) throw new Error('no gap')
  const fields = { car, to: gap.to.id, reward: gap.reward, start: gap.start, end: gap.end }
  const sent = await server.as(staff.token).send(postRelocation, { ...fields, reason: gap.reason })
  expect(sent.body).toMatchObject({ job: { status: 'open', price: 105 } })
  expect(await gaps()).toEqual([])
  expect(await waiting()).toBe(0)
  // The next car is for the next who waits, not for the same wish again.
  const second = await buildCar(server)
  expect(await gaps()).toEqual([])
  await waits('2')
  expect(await gaps()).toMatchObject([{ car: { id: second } }])
  await server.as(staff.token).send(jobCancel, { id: sent.body.job?.id ?? '' })
  expect(await gaps()).not.toEqual([])
})

it('no road leads over the sea, so no car is offered from or to Hawaii', async () => {
  await buildCar(server)
  await waits('6')
  const { body } = await server.as(staff.token).read(relocationGaps, {})
  expect([body.gaps, body.total]).toEqual([[], 0])
  await waits('2')
  expect(await gaps()).toHaveLength(1)
  const fields = { to: '5856195', reward: 90, start: '2026-11-21T08:00', end: '2026-11-22T08:00' }
  const car = await buildCar(server)
  const sent = await server.as(staff.token).send(postRelocation, { ...fields, car })
  expect(sent.body.message).toBe('No road leads there from where this car stands.')
})

it('a car that is booked in an area where it does not stand is a gap, from when it stands idle before', async () => {
  const car = await buildCar(server, { area_id: '2' })
  await bookedCar(server, { car })
  const { db } = server.services
  // It stands where it came from, and its days begin later.
  await db.updateTable('car').set({ area_id: '1' }).where('id', '=', car).execute()
  expect(await gaps()).toEqual([])
  server.setNow(new Date('2026-11-05T18:00:00Z'))
  expect(await gaps()).toMatchObject([
    { car: { id: car }, reason: 'booking', from: { name: 'Oakland' }, toArea: '2' },
  ])
})

it('cars that are nearly all rented there, and idle here, are a gap for the demand', async () => {
  const there = await buildCar(server, { area_id: '2' })
  const here = await buildCar(server)
  expect(await gaps()).toEqual([])
  // 23 of 30 days are less than four of five.
  const { user } = await bookedCar(server, { car: there, end: '2026-12-17T10:00' })
  expect(await gaps()).toEqual([])
  const longer = await buildCar(server, { area_id: '2' })
  await server.services.db
    .updateTable('car')
    .set({ status: 'retired' })
    .where('id', '=', there)
    .execute()
  await bookedCar(server, { car: longer, user })
  expect(await gaps()).toMatchObject([{ car: { id: here }, reason: 'demand', toArea: '2' }])
  // Two of three are rented here: not so much rarer.
  await bookedCar(server)
  expect(await gaps()).toHaveLength(1)
  await bookedCar(server)
  expect(await gaps()).toEqual([])
})

it('any car is found by its plate, by what it is and by where it stands', async () => {
  const camry = await buildCar(server, { plate: '8ABC123' })
  const bolt = await buildCar(server, {
    plate: '9XYZ%_1',
    make: 'Chevrolet',
    model: 'Bolt',
    area_id: '2',
  })
  await buildCar(server, { plate: '8ABC999', status: 'retired' })
  const find = async (q: string) => {
    const { body } = await server.as(staff.token).read(relocationCars, { q })
    return [body.total, body.cars?.map(({ id }) => id)]
  }
  expect(await find('8abc')).toEqual([1, [camry]])
  expect(await find('bolt los')).toEqual([1, [bolt]])
  expect(await find('camry los')).toEqual([0, []])
  // What is typed is never a pattern.
  expect(await find('%_1')).toEqual([1, [bolt]])
  expect(await find('_')).toEqual([1, [bolt]])
  for (let more = 0; more < 21; more++) await buildCar(server)
  const [total, shown] = await find('toyota')
  expect([total, (shown as string[]).length]).toEqual([22, 20])
  const renter = await buildUser(server)
  expect((await server.as(renter.token).read(relocationCars, { q: 'bolt' })).http).toBe(403)
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { type StaffBooking, staffBookings } from '#protocol/staff/staff/staff-bookings.ts'
import { staffDecideSwap, staffSwaps } from '#protocol/staff/staff/staff-swaps.ts'
import { staffToday } from '#protocol/staff/staff/staff-today.ts'
import { report } from '#testing/conduct/people.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildCar, buildUser, type TestUser, verifyPapers } from '#testing/factories.ts'
import { holdCar, payByCard, tripSlot } from '#testing/journey.ts'
import {
  bookedCar,
  pickedUp,
  reportBreakdown,
  schedule,
  setWall,
  statusOf,
} from '#testing/rental-life.ts'
import { type Caller, testServer } from '#testing/server.ts'

test('a pickup is there on its day, late when nobody came, and a return on the day of its appointment', async () => {
  const server = await testServer()
  const { user, staff, order } = await bookedCar(server, { appt: tripSlot })
  const visit = async (wall: string) => {
    await setWall(server, wall)
    const { visits } = (await server.as(staff.token).read(staffToday, {})).body
    return visits?.find((one) => one.orderId === order)
  }
  expect(await visit('2026-11-23T23:59')).toBeUndefined()
  expect(await visit('2026-11-24T00:00')).toMatchObject({
    kind: 'pickup',
    at: '2026-11-24T10:00',
    hasAppointment: true,
    late: false,
    renter: 'Ana Núñez',
    missing: [],
  })
  expect(await visit('2026-11-24T10:01')).toMatchObject({ late: true })

  const rented = await pickedUp(server)
  await schedule(server, rented.user, rented.order, 92, '2026-12-01T11:00')
  const find = async () =>
    (await server.as(staff.token).read(staffToday, {})).body.visits?.find(
      (one) => one.orderId === rented.order,
    )
  expect(await find()).toBeUndefined()
  await setWall(server, '2026-12-01T08:00')
  expect(await find()).toMatchObject({ kind: 'return', at: '2026-12-01T11:00', rentalStatus: 92 })
  expect(user.id).not.toBe(rented.user.id)
})

test('another day shows its own visits, with what the keys of each wait for', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const staff = await buildUser(server, { staff: true })
  const car = await buildCar(server)
  const order = await holdCar(server, user, car, { appt: tripSlot })
  await payByCard(server, user, order)
  const me = server.as(staff.token)
  const read = async (day?: string) => {
    const { body } = await me.read(staffToday, day === undefined ? {} : { day })
    return { ...body, own: body.visits?.find((visit) => visit.orderId === order) }
  }
  await setWall(server, '2026-11-20T08:00')
  expect((await read()).today).toBe('2026-11-20')
  expect((await read()).own).toBeUndefined()
  expect((await read('2026-11-23')).own).toBeUndefined()
  expect((await read('2026-11-25')).own).toBeUndefined()
  expect((await read('2026-11-24')).own).toMatchObject({
    kind: 'pickup',
    late: false,
    areaId: '1',
    missing: ['confirmation', 'contract', 'license', 'insurance'],
  })
  await verifyPapers(server, user)
  expect((await read('2026-11-24')).own).toMatchObject({ missing: ['confirmation', 'contract'] })
})

test('papers are looked at when the keys are two days away, whoever comes today apart', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const staff = await buildUser(server, { staff: true })
  const order = await holdCar(server, user, await buildCar(server), { appt: tripSlot })
  await payByCard(server, user, order)
  const read = async (day?: string) => {
    const { body } = await server.as(staff.token).read(staffToday, day === undefined ? {} : { day })
    return (body.papersSoon ?? []).filter(({ orderId }) => orderId === order).length
  }
  await setWall(server, '2026-11-22T07:59')
  expect(await read()).toBe(0)
  await setWall(server, '2026-11-22T10:01')
  expect([await read(), await read('2026-11-22')]).toEqual([1, 0])
  await setWall(server, '2026-11-24T00:01')
  expect(await read()).toBe(0)
  await setWall(server, '2026-11-22T10:01')
  await verifyPapers(server, user)
  expect(await read()).toBe(0)
})

test('a car is free until somebody has it, and what was paid today is for who sees payments', async () => {
  const server = await testServer()
  const money = await buildUser(server, { staff: true })
  const desk = await buildUser(server, { staff: true })
  await server.services.db
    .updateTable('staff_member')
    .set({ rights: ['desk'] })
    .where('user_id', '=', desk.id)
    .execute()
  const read = async ({ token }: TestUser) => (await server.as(token).read(staffToday, {})).body
  const { order } = await pickedUp(server)
  const count = async () => (await read(money)).cars ?? { free: 0, all: 0 }
  const { free, all } = await count()
  const car = await buildCar(server)
  expect(await count()).toEqual({ free: free + 1, all: all + 1 })
  await holdCar(server, await buildUser(server), car, { start: '2026-11-24T12:00' })
  expect(await count()).toEqual({ free: free + 1, all: all + 1 })
  await setWall(server, '2026-11-24T12:00')
  expect(await count()).toEqual({ free, all: all + 1 })
  expect((await read(desk)).taken).toBeUndefined()
  const { cents } = await server.services.db
    .selectFrom('payment')
    .select(sql<number>`sum(due_cents + fee_cents)::int`.as('cents'))
    .where('order_id', '=', order)
    .executeTakeFirstOrThrow()
  await setWall(server, '2026-11-25T00:01')
  expect((await read(money)).taken).toBe(0)
  expect(cents).toBeGreaterThan(0)
})

test('what waits is counted list by list', async () => {
  const server = await testServer()
  const { staff, user, order } = await pickedUp(server)
  await reportBreakdown(server, user, order)
  const counts = async () => (await server.as(staff.token).read(staffToday, {})).body.waiting ?? {}
  await reportBreakdown(server, user, order)
  const before = await counts()
  const car = await buildCar(server)
  const asked = await server
    .as(user.token)
    .send(carChangeByCar, { order, car, reason: 'breakdown' })
  const after = await counts()
  expect(after).toEqual({ ...before, swaps: (before.swaps ?? 0) + 1 })
  await decideAsSeen(server, server.as(staff.token), staffDecideSwap, {
    order: asked.body.orderId ?? '',
    decision: 'confirm',
  })
  expect(await counts()).toEqual(before)
})

test('a report on one of the staff is counted for all of them but that one', async () => {
  const server = await testServer()
  const [reporter, reported, colleague] = [
    await buildUser(server),
    await buildUser(server, { staff: true }),
    await buildUser(server, { staff: true }),
  ]
  const waiting = async ({ token }: TestUser) =>
    (await server.as(token).read(staffToday, {})).body.waiting?.people ?? 0
  const before = { theirs: await waiting(reported), ours: await waiting(colleague) }
  await report(server, reporter, reported)
  expect(await waiting(colleague)).toBe(before.ours + 1)
  expect(await waiting(reported)).toBe(before.theirs)
})

/** All pages of the cars that are out, whatever other tests left out there. */
async function runningBookings(staff: Caller) {
  const found: StaffBooking[] = []
  let cursor: string | undefined
  do {
    const { body } = await staff.read(staffBookings, { filter: 'running', cursor })
    found.push(...(body.bookings ?? []))
    cursor = body.nextCursor
  } while (cursor)
  return found
}

test('a change of car is in its own list, refused with a message, and the renter keeps the first car', async () => {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
  const car = await buildCar(server, { make: 'Honda', model: 'Fit', year: 2021 })
  await reportBreakdown(server, user, order)
  const comment = 'It smells of petrol.'
  await reportBreakdown(server, user, order)
  const asked = await server
    .as(user.token)
    .send(carChangeByCar, { order, car, reason: 'breakdown', comment })
  const swap = asked.body.orderId ?? ''
  const me = server.as(staff.token)
  const listed = (await me.read(staffSwaps, {})).body.swaps?.find((one) => one.orderId === swap)
  expect(listed).toMatchObject({
    fromCar: 'Toyota Camry 2022',
    toCar: 'Honda Fit 2021',
    reason: 'breakdown',
    comment,
    total: 0,
    paid: true,
  })
  const pending = (await me.read(staffBookings, { filter: 'pending' })).body.bookings ?? []
  expect(pending.map((one) => one.orderId)).not.toContain(swap)
  const running = await runningBookings(me)
  expect(running.find((one) => one.orderId === order)).toMatchObject({ rentalStatus: 86 })

  // A booking is no swap, and a swap is decided once.
  expect(
    (await decideAsSeen(server, me, staffDecideSwap, { order, decision: 'refuse' })).http,
  ).toBe(404)
  const refuse = {
    order: swap,
    decision: 'refuse',
    message: 'That car is in the workshop.',
  } as const
  expect((await decideAsSeen(server, me, staffDecideSwap, refuse)).body.status).toBe(1)
  expect(
    (await decideAsSeen(server, me, staffDecideSwap, { ...refuse, message: 'Again' })).http,
  ).toBe(409)
  expect(await statusOf(server, user.token, swap)).toBe(87)
  expect(await statusOf(server, user.token, order)).toBe(86)
})

test('a booking is found by its order, a name, an e-mail or a plate', async () => {
  const server = await testServer()
  const named = await buildUser(server, { user: { first_name: 'Xóchitl', last_name: 'Ñuflo' } })
  const { user, staff, car, order } = await bookedCar(server, { user: named })
  const find = async (text: string) => {
    const { bookings } = (await server.as(staff.token).read(staffBookings, { find: text })).body
    return bookings?.map((one) => one.orderId) ?? []
  }
  expect(await find(order)).toEqual([order])
  expect(await find(user.email.toUpperCase())).toEqual([order])
  expect(await find(`T${car.slice(0, 6)}`)).toEqual([order])
  expect(await find('xóchitl ñuflo')).toContain(order)
  expect(await find('%')).toEqual([])
})

import { expect, test } from 'vitest'
import { standardPlan } from '#domain/fleet/fleet/standard-plan.ts'
import { carServiceHistory } from '#protocol/rentals/maintenance/service-history.ts'
import {
  staffCloseMaintenance,
  staffMaintenance,
} from '#protocol/rentals/workshop/staff-maintenance.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildCar } from '#testing/factories.ts'
import { bookVisit, rentedWithPlan, statesOf } from '#testing/maintenance.ts'
import { setWall, statusOf } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { remindOfMaintenance } from '../maintenance/remind-of-maintenance.ts'
import { planNewCars } from '../maintenance/plan-new-cars.ts'

async function listed(server: TestServer, token: string, car: string) {
  const { body } = await server.as(token).read(staffMaintenance, {})
  return body.items?.filter((item) => item.carId === car) ?? []
}

test('staff see what is due, with whom the car is, and write the service down', async () => {
  const server = await testServer()
  const rented = await rentedWithPlan(server)
  const { user, staff, car, order, oil } = rented
  expect(await listed(server, staff.token, car)).toMatchObject([{ id: oil, state: 'soon' }])
  await setWall(server, '2026-12-01T09:00')
  await remindOfMaintenance(server.services)
  await setWall(server, '2026-12-06T09:00')
  await remindOfMaintenance(server.services)
  expect(await listed(server, staff.token, car)).toMatchObject([
    {
      id: oil,
      state: 'overdue',
      car: 'Toyota Camry 2022',
      renter: 'Ana Núñez',
      orderId: order,
      odometer: 47_380,
      warnings: 1,
    },
  ])
  await bookVisit(server, rented, '2026-12-07T09:00')
  expect(await listed(server, staff.token, car)).toMatchObject([
    { state: 'booked', appointment: '2026-12-07T09:00' },
  ])
  await setWall(server, '2026-12-07T10:00')
  const close = { item: oil, decision: 'done', odometer: 47_950, note: 'Filter too' } as const
  const wrong = await decideAsSeen(server, server.as(staff.token), staffCloseMaintenance, {
    ...close,
    odometer: 40,
  })
  expect(wrong.body.errors).toEqual({ odometer: 'The value must be 47380 or more' })
  expect(
    (await decideAsSeen(server, server.as(staff.token), staffCloseMaintenance, close)).body.status,
  ).toBe(1)
  const again = await decideAsSeen(server, server.as(staff.token), staffCloseMaintenance, close)
  expect(again).toMatchObject({
    http: 409,
    body: { message: 'This service has already been recorded.' },
  })
  // … nor by a colleague who read another number, or thinks that it is not needed.
  for (const other of [{ odometer: 47_960 }, { decision: 'cancel' as const }]) {
    const fields = { ...close, ...other }
    expect(
      (await decideAsSeen(server, server.as(staff.token), staffCloseMaintenance, fields)).http,
    ).toBe(409)
  }
  expect(await statusOf(server, user.token, order)).toBe(86)
  expect(await statesOf(server, rented)).toEqual({ oil: 'ok', brakes: 'ok' })
  expect(await listed(server, staff.token, car)).toEqual([])
  const { body } = await server.as(user.token).read(dashboard, { order })
  expect(body.notifications?.[0]?.text).toContain('Oil and filter change: recorded')
  const entry = await server.services.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('subject', '=', oil)
    .executeTakeFirst()
  expect(entry).toMatchObject({ action: 'maintenance done', staff_id: staff.id })
})

test('what is not needed this time is cancelled; a visit for something else stays', async () => {
  const server = await testServer()
  const rented = await rentedWithPlan(server)
  const { user, staff, car, order, oil, brakes } = rented
  await server.services.db
    .updateTable('maintenance_item')
    .set({ last_done_on: '2026-06-04' })
    .where('id', '=', brakes)
    .execute()
  await setWall(server, '2026-12-01T09:00')
  await bookVisit(server, rented, '2026-12-02T09:00')
  await decideAsSeen(server, server.as(staff.token), staffCloseMaintenance, {
    item: brakes,
    decision: 'cancel',
  })
  expect(await statesOf(server, rented)).toEqual({ oil: 'booked', brakes: 'ok' })
  expect(await statusOf(server, user.token, order)).toBe(93)
  await decideAsSeen(server, server.as(staff.token), staffCloseMaintenance, {
    item: oil,
    decision: 'cancel',
  })
  expect(await statusOf(server, user.token, order)).toBe(86)
  const history = await server.as(user.token).read(carServiceHistory, { car })
  expect(
    history.body.history
      ?.map(({ title }) => title)
      .filter((title) => title.endsWith('not needed'))
      .toSorted(),
  ).toEqual(['Brakes: not needed', 'Oil and filter change: not needed'])
})

test('a car without a plan gets the standard one, once, whoever starts at the same time', async () => {
  const server = await testServer()
  const { db } = server.services
  const cars = [
    await buildCar(server, { odometer: 900 }),
    await buildCar(server, { fuel: 'electric' }),
  ]
  await Promise.all([
    planNewCars(db, server.services.clock()),
    planNewCars(db, server.services.clock()),
  ])
  const items = await db
    .selectFrom('maintenance_item')
    .selectAll()
    .where('car_id', 'in', cars)
    .execute()
  expect(items).toHaveLength(standardPlan('gas').length + standardPlan('electric').length)
  expect(items.find((item) => item.car_id === cars[0] && item.kind === 'oil')).toMatchObject({
    last_done_on: '2026-11-20',
    last_done_odometer: 900,
    due_odometer: 5_900,
  })
})

import { expect, test } from 'vitest'
import { maintenanceCheck } from '#protocol/rentals/maintenance/maintenance-check.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { buildUser } from '#testing/factories.ts'
import { pdf } from '#testing/files/hostile-files.ts'
import { bookVisit, receipt, rentedWithPlan, statesOf, submit } from '#testing/maintenance.ts'
import { payByCard } from '#testing/journey.ts'
import {
  bookedCar,
  keys,
  ledgerOf,
  setWall,
  statusOf,
  verifiedEvidence,
} from '#testing/rental-life.ts'
import { testNow, testServer } from '#testing/server.ts'

// @4.1-93-maintenance @4.1-action-schedule @7-maintenanceCheck @7-submitMaintenance
test('what is due is booked, done, sent in with its receipt, and starts a new interval', async () => {
  const server = await testServer()
  const rented = await rentedWithPlan(server)
  const { user, car, order, oil } = rented
  await setWall(server, '2026-12-01T09:00')
  const check = await server.as(user.token).read(maintenanceCheck, { order })
  expect(check.body).toMatchObject({
    odometer: 47_380,
    today: '2026-12-01',
    car: { id: car },
    rental: { orderId: order, rentalStatus: 86 },
    maintenanceItems: [
      {
        id: oil,
        title: 'Oil and filter change',
        intervalMiles: 5_000,
        intervalDays: 180,
        lastDone: { date: '2026-06-04', odometer: 43_000 },
        due: { date: '2026-12-01', odometer: 48_000 },
        daysLeft: 0,
        milesLeft: 620,
        state: 'due',
      },
      { kind: 'brakes', state: 'ok' },
    ],
  })

  await bookVisit(server, rented, '2026-12-02T09:00')
  expect(await statesOf(server, rented)).toEqual({ oil: 'booked', brakes: 'ok' })
  await setWall(server, '2026-12-02T11:00')
  const done = await submit(server, rented, { comment: 'They also filled up the washer.' })
  expect(done.body).toMatchObject({
    rentalStatus: 86,
    maintenanceItems: [{ kind: 'brakes' }, { id: oil, state: 'ok', due: { odometer: 52_900 } }],
  })
  expect(done.body.rental?.maintenanceAppointment).toBeUndefined()

  const history = await server.as(user.token).read(orderHistory, { order })
  expect(history.body.history?.[0]).toMatchObject({
    title: 'Maintenance done',
    text: 'They also filled up the washer.',
    odometer: 47_900,
  })
  const entry = (await verifiedEvidence(server, order)).at(-1)
  expect(entry?.data).toMatchObject({
    event: 'submitMaintenance',
    kinds: ['oil'],
    shop: 'Lakeside Garage',
    pictures: [{ sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }],
  })
  // The reading is the car's last one now.
  const back = await keys(server, user, { order, rentalStatus: 88, odometer: 47_899 })
  expect(back.http).toBe(409)
})

test('one visit and its papers close several items; a PDF is a receipt too', async () => {
  const server = await testServer()
  const rented = await rentedWithPlan(server)
  await setWall(server, '2026-12-01T09:00')
  await bookVisit(server, rented, '2026-12-02T09:00')
  await setWall(server, '2026-12-02T11:00')
  const paper = new File([new Uint8Array(pdf())], 'r.pdf', { type: 'application/pdf' })
  const done = await submit(server, rented, {
    item: [rented.oil, rented.brakes],
    receipt: [await receipt(), paper],
  })
  expect(done.body.rentalStatus).toBe(86)
  const due = done.body.maintenanceItems?.map((item) => item.due.odometer)
  expect(due).toEqual([52_900, 52_900])
})

test('an appointment from 18:00 costs $15 when it took place, and nothing when it was not needed', async () => {
  const server = await testServer()
  const evening = await rentedWithPlan(server)
  await setWall(server, '2026-12-01T09:00')
  await bookVisit(server, evening, '2026-12-02T18:30')
  await setWall(server, '2026-12-02T18:00')
  await submit(server, evening)
  expect(await ledgerOf(server, evening.order)).not.toHaveProperty('receivable')

  server.setNow(testNow)
  const late = await rentedWithPlan(server)
  await setWall(server, '2026-12-01T09:00')
  await bookVisit(server, late, '2026-12-02T18:30')
  await setWall(server, '2026-12-02T19:30')
  await submit(server, late)
  const shown = await server.as(late.user.token).read(dashboard, { order: late.order })
  expect(shown.body.selectedRental?.money.charges).toMatchObject([
    { code: 'appointment', label: 'Evening appointment', amount: 15 },
  ])
  expect(await ledgerOf(server, late.order)).toMatchObject({ receivable: 1_500 })
})

test('without an appointment nothing is submitted', async () => {
  const server = await testServer()
  const rented = await rentedWithPlan(server)
  await setWall(server, '2026-12-02T11:00')
  const refused = await submit(server, rented)
  expect(refused).toMatchObject({
    http: 409,
    body: { message: 'No maintenance is scheduled for this rental.' },
  })
  expect(await statesOf(server, rented)).toEqual({ oil: 'due', brakes: 'ok' })
  expect(await statusOf(server, rented.user.token, rented.order)).toBe(86)
})

test('an extension keeps the appointment, and the service is sent in under the new order', async () => {
  const server = await testServer()
  const rented = await rentedWithPlan(server)
  const { user, order } = rented
  await setWall(server, '2027-01-08T09:00')
  await bookVisit(server, rented, '2027-01-09T09:00')
  const asked = { order, end: '2027-01-19T10:00', odometer: 47_800 }
  const extension = (await server.as(user.token).send(extendCar, asked)).body.orderId ?? ''
  await payByCard(server, user, extension)
  expect(await statusOf(server, user.token, extension)).toBe(93)
  // The old order leads to the one that has the car now.
  const check = await server.as(user.token).read(maintenanceCheck, { order })
  expect(check.body.rental).toMatchObject({
    orderId: extension,
    maintenanceAppointment: { date: '2027-01-09T09:00' },
  })
  await setWall(server, '2027-01-09T10:00')
  const done = await submit(server, rented, { order, date: '2027-01-09' })
  expect(done.body.rental).toMatchObject({ orderId: extension, rentalStatus: 86 })
})

// @3-car-rentalend
test('the dashboard names what is due, then the visit, then the receipt', async () => {
  const server = await testServer()
  const rented = await rentedWithPlan(server)
  const { user, order } = rented
  const shown = async () =>
    (await server.as(user.token).read(dashboard, { order })).body.selectedRental
  const duties = async () =>
    (await shown())?.duties.filter(({ route }) => route === 'vehicleMaintenance') ?? []
  expect(await duties()).toMatchObject([
    { code: 'maintenanceDue', title: 'Oil and filter change: soon', dueAt: '2026-12-01' },
  ])
  await setWall(server, '2026-12-06T09:00')
  expect((await duties())[0]).toMatchObject({
    title: 'Oil and filter change: overdue',
    state: 'overdue',
    query: { order },
  })
  expect((await shown())?.car).toMatchObject({
    rentalEnd: '2027-01-12T10:00',
    maintenanceDue: { item: rented.oil, date: '2026-12-01', odometer: 48_000, state: 'overdue' },
  })
  await bookVisit(server, rented, '2026-12-06T12:00')
  expect((await duties()).map(({ code }) => code)).toEqual(['maintenance'])
  await setWall(server, '2026-12-06T13:00')
  expect((await duties()).map(({ code }) => code)).toEqual(['receipt'])
})

// @7-maintenanceCheck
test('only who has the car now sees what it needs; a lost order is told as lost', async () => {
  const server = await testServer()
  const rented = await rentedWithPlan(server)
  const { user, car, order, staff } = rented
  const stranger = await buildUser(server)
  const lost = 'Sorry, the order id was lost, please try again'
  for (const input of [{ order }, { order: 'nothing' }, {}]) {
    const reply = await server.as(stranger.token).read(maintenanceCheck, input)
    expect([reply.http, reply.body.message]).toEqual([404, lost])
  }
  expect((await server.as(stranger.token).read(maintenanceCheck, { car })).http).toBe(404)
  expect((await server.as(user.token).read(maintenanceCheck, { car })).body.rental?.orderId).toBe(
    order,
  )
  const byStaff = await server.as(staff.token).read(maintenanceCheck, { car })
  expect(byStaff.body.maintenanceItems).toHaveLength(2)
  expect(byStaff.body.rental).toBeUndefined()

  const ahead = await bookedCar(server, { user: stranger })
  expect(
    (await server.as(stranger.token).read(maintenanceCheck, { order: ahead.order })).body,
  ).toMatchObject({
    status: 0,
    message: expect.stringContaining('while you have the car'),
  })
})

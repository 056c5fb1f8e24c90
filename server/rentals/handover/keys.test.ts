import { expect, test } from 'vitest'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { setStatusToVehiclePickUp } from '#protocol/rentals/appointments/set-status-to-vehicle-pick-up.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar, payByCard, tripSlot } from '#testing/journey.ts'
import {
  bookedCar,
  confirm,
  keys,
  ledgerOf,
  pickedUp,
  schedule,
  setWall,
  verifiedEvidence,
} from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

const oakland = { latitude: 37.8044, longitude: -122.2712 }

// @3-rental-orderid @4.1-86-picked @4.1-88-vehicle @4.1-action-get @7-orderHistory
// @7-getOrReturnKeys
test('a renter arrives, gets the keys, drives, arrives again and returns them', async () => {
  const server = await testServer()
  const { user, car, order } = await bookedCar(server, { appt: tripSlot })
  await setWall(server, '2026-11-24T09:40')
  const arrived = await keys(server, user, { order, rentalStatus: 91, ...oakland })
  expect(arrived.body).toMatchObject({
    rentalStatus: 91,
    rentalTitle: 'I have arrived',
    rental: { arrivedFor: 'pickup', keyBox: { code: expect.stringMatching(/^\d{4}$/) } },
    allowedActions: ['getKeys'],
  })
  const got = await keys(server, user, { order, odometer: 47_380, gas: 6, ...oakland })
  expect(got.body).toMatchObject({
    rentalStatus: 86,
    rental: { startOdometer: 47_380, startGas: 6 },
  })
  // The same box takes the keys back.
  expect(got.body.rental?.keyBox?.code).toBe(arrived.body.rental?.keyBox?.code)

  await setWall(server, '2027-01-10T09:00')
  const booked = await schedule(server, user, order, 92, '2027-01-12T09:30')
  expect(booked.body).toMatchObject({
    rentalStatus: 92,
    rental: { returnAppointment: { id: 'return', date: '2027-01-12T09:30' } },
  })
  await setWall(server, '2027-01-12T09:20')
  const back = await keys(server, user, {
    order,
    rentalStatus: 91,
    positionReason: 'My phone has no signal here',
  })
  expect(back.body).toMatchObject({ rentalStatus: 91, rental: { arrivedFor: 'return' } })
  await setWall(server, '2027-01-12T09:35')
  const returned = await keys(server, user, { order, rentalStatus: 88, odometer: 48_210, gas: 5 })
  expect(returned.body).toMatchObject({ rentalStatus: 88, rentalTitle: 'Vehicle returned' })
  expect(returned.body.rental?.keyBox).toBeUndefined()

  // 830 miles at 9 cents, one eighth of 14 gallons; the deposit pays both.
  const ledger = await ledgerOf(server, order)
  expect(ledger.miles).toBe(-7_470)
  expect(ledger.gas).toBeLessThan(0)
  expect(ledger.deposit).toBe(-100_000 + 7_470 - (ledger.gas ?? 0))
  expect(ledger.receivable).toBeUndefined()

  const { db } = server.services
  const row = await db.selectFrom('car').select('odometer').where('id', '=', car).executeTakeFirst()
  expect(row?.odometer).toBe(48_210)
  const events = await db
    .selectFrom('order_event')
    .selectAll()
    .where('order_id', '=', order)
    .where('status_to', 'is not', null)
    .orderBy('id')
    .execute()
  const moves = events.filter((event) => event.status_from !== event.status_to)
  expect(moves.map((event) => event.status_to)).toEqual([85, 91, 86, 92, 91, 88])
  expect(moves[2]).toMatchObject({
    odometer: 47_380,
    ...oakland,
    actor: 'renter',
    actor_id: user.id,
  })
  const evidence = await verifiedEvidence(server, order)
  expect(evidence.filter((entry) => entry.kind === 'status')).toHaveLength(events.length)
  expect(evidence.map((entry) => entry.kind)).toContain('contract')
  expect(evidence.map((entry) => entry.kind)).toContain('payment')
})

test('pictures of the keys are the renter’s and staff’s only, and the evidence holds their hash', async () => {
  const server = await testServer()
  const { user, order } = await bookedCar(server)
  await setWall(server, '2026-11-24T10:00')
  const { default: sharp } = await import('sharp')
  const image = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
  const photo = new File([new Uint8Array(image)], 'front.jpg', { type: 'image/jpeg' })
  const got = await keys(server, user, { order, odometer: 1, pictures: [photo, photo] })
  expect(got.body.rentalStatus).toBe(86)
  const entry = (await verifiedEvidence(server, order)).at(-1)
  const data = entry?.data as { pictures: { file: string; sha256: string }[] } | undefined
  const pictures = data?.pictures ?? []
  expect(pictures).toHaveLength(2)
  expect(pictures[0]?.sha256).toMatch(/^[0-9a-f]{64}$/)
  const read = (token: string) =>
    server.app.inject({
      url: `/files/${pictures[0]?.file}`,
      headers: { authorization: `Bearer ${token}` },
    })
  expect((await read(user.token)).statusCode).toBe(200)
  expect((await read((await buildUser(server)).token)).statusCode).toBe(404)
})

test('the keys wait for confirmation, contract and the hour, each with its sentence', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const staff = await buildUser(server, { staff: true })
  const order = await holdCar(server, user, await buildCar(server))
  const refused = async () => {
    const reply = await keys(server, user, { order, odometer: 10 })
    return [reply.http, reply.body.message]
  }
  expect(await refused()).toEqual([
    409,
    'This order is not paid yet. Pay for it or cancel the hold.',
  ])
  await payByCard(server, user, order)
  expect(await refused()).toEqual([
    409,
    'The booking is not confirmed yet. We confirm your booking by Fri 20 Nov 2026, 18:00.',
  ])
  await confirm(server, staff, order)
  expect(await refused()).toEqual([409, 'Please read and accept the contract first.'])
  await server.as(user.token).send(acceptContract, { order, version: 1 })
  await setWall(server, '2026-11-24T07:59')
  expect(await refused()).toEqual([
    409,
    'You can get the keys from 2 hours before your appointment.',
  ])
  await setWall(server, '2026-11-24T08:00')
  expect((await keys(server, user, { order, odometer: 10 })).body.rentalStatus).toBe(86)
  expect(await refused()).toEqual([409, 'There are no keys to pick up for this order right now.'])
  const history = await server.as(user.token).read(orderHistory, { order })
  expect(history.body.rental?.rentalStatus).toBe(86)
})

test('a booking that is promised and not paid is told so, and nothing of hours until it is confirmed', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const order = await holdCar(server, user, await buildCar(server))
  const cash = { order, paymentMethod: 'cash' }
  await server.as(user.token).send(submitPaymentRefund, cash)
  const reply = await keys(server, user, { order, odometer: 10 })
  expect([reply.http, reply.body.message]).toEqual([409, 'The booking is not paid yet.'])
})

// @4.1-server-decides
test.each([
  ['nine eighths of gas', { gas: 9 }, 400, { gas: 'The value must be 8 or less' }],
  ['no gas at all told', { gas: undefined }, 400, { gas: 'Field is Required' }],
  [
    'an odometer of letters',
    { odometer: 'many' as never },
    400,
    { odometer: 'This field only accepts numbers' },
  ],
  ['a latitude off the earth', { latitude: 91 }, 400, { latitude: 'Invalid data' }],
  ['another car', { car: 'OTHER' }, 404, undefined],
  ['an odometer below the last', { odometer: 99 }, 409, undefined],
] as const)('%s is refused and changes nothing', async (_, fields, http, errors) => {
  const server = await testServer()
  const car = await buildCar(server, { odometer: 100 })
  const { user, order } = await bookedCar(server, { car })
  await setWall(server, '2026-11-24T10:00')
  const reply = await keys(server, user, { order, odometer: 100, ...fields })
  expect(reply.http).toBe(http)
  expect(reply.body.errors).toEqual(errors)
  expect(reply.body.message).toEqual(expect.any(String))
  expect((await keys(server, user, { order, odometer: 100 })).body.rentalStatus).toBe(86)
})

test('somebody may arrive within 2 hours of the appointment, and says why there is no position', async () => {
  const server = await testServer()
  const { user, order } = await bookedCar(server)
  const arrive = (more = {}) => keys(server, user, { order, rentalStatus: 91, ...more })
  await setWall(server, '2026-11-24T07:59')
  expect((await arrive(oakland)).http).toBe(409)
  await setWall(server, '2026-11-24T12:01')
  expect((await arrive(oakland)).http).toBe(409)
  await setWall(server, '2026-11-24T12:00')
  expect((await arrive()).body.errors).toEqual({ positionReason: 'Field is Required' })
  expect((await arrive(oakland)).body.rentalStatus).toBe(91)
})

// @4.1-92-return @4.1-action-schedule @4.1-action-cancel-return @7-scheduleAppointment
// @7-setStatusToVehiclePickUp
test('a scheduled return is cancelled and its seat is free; an early return refunds the days that were paid', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  await setWall(server, '2026-12-20T10:00')
  await schedule(server, user, order, 92, '2026-12-22T10:00')
  const taken = await server
    .as(user.token)
    .send(setStatusToVehiclePickUp, { order, message: 'I stay' })
  expect(taken.body).toMatchObject({ rentalStatus: 86 })
  expect(taken.body.rental?.returnAppointment).toBeUndefined()

  await schedule(server, user, order, 92, '2026-12-22T10:00')
  await setWall(server, '2026-12-29T10:00')
  const returned = await keys(server, user, { order, rentalStatus: 88, odometer: 47_380 })
  expect(returned.body.rentalStatus).toBe(88)
  await server.work()
  // Paid for one month, two weeks, five days; used one month and five days.
  const ledger = await ledgerOf(server, order)
  expect(ledger.rent).toBe(-(84_900 + 5 * 3_900))
  expect(ledger.refunds).toBeUndefined()
  expect(ledger.donation).toBe(-10_440)
})

test('the car of a returned rental is free for the next after the gap, not for its paid end', async () => {
  const server = await testServer()
  const { user, car, order } = await pickedUp(server)
  await setWall(server, '2026-12-20T10:00')
  await keys(server, user, { order, rentalStatus: 88, odometer: 47_400 })
  const next = await buildUser(server)
  await expect(
    holdCar(server, next, car, { start: '2026-12-20T17:59', end: '2026-12-30T10:00' }),
  ).rejects.toThrow('409')
  await holdCar(server, next, car, { start: '2026-12-20T18:00', end: '2026-12-30T10:00' })
})

test('what is wrong at the first look is told to the staff in the renter’s words, and kept as evidence', async () => {
  const server = await testServer()
  const { user, staff, order } = await bookedCar(server)
  await setWall(server, '2026-11-24T10:00')
  const checks = [
    { check: 'tires', ok: true },
    { check: 'windshield', ok: false, note: 'Chip on the left' },
  ] as const
  const got = await keys(server, user, { order, odometer: 47_380, checks: [...checks] })
  expect(got.body.rentalStatus).toBe(86)
  const told = await server.services.db
    .selectFrom('notification')
    .select('text_en')
    .where('thread', '=', `car checks ${order}`)
    .where('user_id', '=', staff.id)
    .execute()
  expect(told).toEqual([{ text_en: 'Windshield: Chip on the left' }])
  const evidence = JSON.stringify(await verifiedEvidence(server, order))
  expect(evidence).toContain('Chip on the left')
})

import { expect, test } from 'vitest'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { carChange } from '#protocol/rentals/swap/car-change.ts'
import { answerOffer } from '#protocol/rentals/rental-offers/answer-offer.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { staffDecidePayment } from '#protocol/staff/staff/staff-payments.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { staffMoveRenters } from '#protocol/staff/garage/off-the-road.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { moveAll, readBroken, takeOff } from '#testing/decisions/broken-car.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar, trip } from '#testing/journey.ts'
import {
  bookedCar,
  keys,
  ledgerOf,
  paidSwap,
  pickedUp,
  setWall,
  statusOf,
  verifiedEvidence,
} from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

const orderOf = ({ services }: TestServer, id: string) =>
  services.db.selectFrom('rental_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** No car of another test is a replacement. */
async function emptyFleet(): Promise<TestServer> {
  const server = await testServer()
  await server.services.db.updateTable('car').set({ status: 'outOfService' }).execute()
  return server
}

/** Notices and mails of a person, the newest last. */
async function toldOf(
  { services: { db } }: TestServer,
  { id, email }: { id: string; email: string },
) {
  const notices = await db
    .selectFrom('notification')
    .select(['title_es', 'text_en', 'order_id'])
    .where('user_id', '=', id)
    .where('read_at', 'is', null)
    .orderBy('created_at')
    .execute()
  const mails = await db
    .selectFrom('outgoing_mail')
    .select('subject')
    .where('recipient', '=', email)
    .execute()
  return { notices, mails: mails.map(({ subject }) => subject) }
}

test('a booking has the new car at once: old 90, new 85, money, price, slot and drivers carried over', async () => {
  const server = await emptyFleet()
  const language = 'es'
  const user = await buildUser(server, { user: { language } })
  const { staff, car, order } = await bookedCar(server, { user })
  const before = await ledgerOf(server, order)
  const dearer = await buildCar(server, { month_cents: 99_900 })
  await takeOff(server, staff, car)
  const { renters = [] } = await readBroken(server, staff, car)
  expect(renters).toMatchObject([{ order, best: dearer, lang: 'es', isOut: false }])
  expect(renters[0]?.cars[0]).toMatchObject({ fit: 'sameClass', carried: 150 })
  const [result] = (await moveAll(server, staff, car)) ?? []
  expect(result).toMatchObject({ order, result: 'moved' })
  const moved = result?.newOrder ?? ''
  const [old, now] = [await orderOf(server, order), await orderOf(server, moved)]
  expect(old).toMatchObject({ rental_status: 90, state: 'ended', car_id: car })
  expect(now).toMatchObject({
    rental_status: 85,
    state: 'booked',
    car_id: dearer,
    paid: true,
    confirmation: 'confirmed',
    total_cents: old.total_cents,
    quote: old.quote,
    moved_from: order,
    transaction_id: old.transaction_id,
  })
  expect(await ledgerOf(server, moved)).toEqual(before)
  const told = await toldOf(server, user)
  expect(told.notices.at(-1)).toMatchObject({ title_es: 'Te damos otro auto', order_id: moved })
  expect(told.mails).toContain('Te damos otro auto')
  await verifiedEvidence(server, order)
  await verifiedEvidence(server, moved)
  // The acceptance of the old contract does not count.
  await setWall(server, trip.start)
  expect(await keys(server, user, { order: moved, odometer: 10 })).toMatchObject({
    http: 409,
    body: { message: 'Please read and accept the contract first.' },
  })
  await server.as(user.token).send(acceptContract, { order: moved, version: 1 })
  expect((await keys(server, user, { order: moved, odometer: 10 })).body.rentalStatus).toBe(86)
})

test('who was moved has everything back until the pickup, or another car without a fee', async () => {
  const server = await emptyFleet()
  const { user, staff, car } = await bookedCar(server)
  const same = await buildCar(server)
  await takeOff(server, staff, car)
  const [result] = (await moveAll(server, staff, car)) ?? []
  const order = result?.newOrder ?? ''
  expect((await orderOf(server, order)).car_id).toBe(same)
  const dearer = await buildCar(server, { month_cents: 99_900 })
  const me = server.as(user.token)
  const list = (await me.read(carChange, { order })).body.cars ?? []
  expect(list.find((one) => one.car.id === dearer)).toMatchObject({ fee: 0, total: 0 })
  // An hour before the start one day's rent would be kept of any other booking.
  await setWall(server, '2026-11-24T09:00')
  expect((await me.send(cancelContract, { order })).http).toBe(200)
  const refunds = await server.services.db
    .selectFrom('refund')
    .select(({ fn }) => fn.sum<string>('due_cents').as('cents'))
    .where('order_id', '=', order)
    .executeTakeFirstOrThrow()
  expect(Number(refunds.cents)).toBe((await orderOf(server, order)).total_cents)
})

test('who has the car is asked to a change at a visit, which costs nothing and which may be withdrawn', async () => {
  const server = await emptyFleet()
  const { user, staff, car, order } = await pickedUp(server)
  const other = await buildCar(server, { month_cents: 99_900 })
  await takeOff(server, staff, car)
  const [result] = (await moveAll(server, staff, car)) ?? []
  expect(result).toMatchObject({ order, result: 'offered' })
  const swap = result?.newOrder ?? ''
  expect(await orderOf(server, swap)).toMatchObject({
    kind: 'swap',
    car_id: other,
    rental_status: 85,
    total_cents: 0,
    confirmation: 'confirmed',
    swap_reason: 'breakdown',
  })
  expect(await statusOf(server, user.token, order)).toBe(86)
  const { renters } = await readBroken(server, staff, car)
  expect(renters).toMatchObject([
    { order, isOut: true, waits: 'change', changesTo: expect.stringContaining('Camry') },
  ])
  const told = await toldOf(server, user)
  expect(told.mails).toContain('Another car waits for you')
  expect((await server.as(user.token).send(cancelContract, { order: swap })).http).toBe(200)
  expect(await statusOf(server, user.token, order)).toBe(86)
  expect((await readBroken(server, staff, car)).renters?.[0]).not.toHaveProperty('waits')
})

test('where nothing fits a full refund is offered and staff have a task; nobody is moved silently', async () => {
  const server = await emptyFleet()
  const { user, staff, car, order } = await bookedCar(server)
  await buildCar(server, { seats: 4 })
  await takeOff(server, staff, car)
  expect((await readBroken(server, staff, car)).renters?.[0]).not.toHaveProperty('best')
  expect(await moveAll(server, staff, car)).toMatchObject([{ result: 'refundOffered' }])
  expect(await statusOf(server, user.token, order)).toBe(85)
  expect((await toldOf(server, staff)).notices.at(-1)?.order_id).toBe(order)
  const me = server.as(user.token)
  const { offers } = (await me.read(dashboard, { order })).body.selectedRental ?? {}
  const offer = offers?.items.find(({ because }) => because === 'broken')
  expect(offer).toMatchObject({ status: 'open', title: 'The car you booked broke down' })
  expect(await moveAll(server, staff, car)).toMatchObject([{ result: 'refused' }])
  await setWall(server, '2026-11-24T09:00')
  const taken = await me.send(answerOffer, { offer: offer?.id ?? '', answer: 'refund' })
  expect(taken.http).toBe(200)
  expect((await orderOf(server, order)).rental_status).toBe(87)
})

test('what is refused of one keeps nobody else: a taken car, what changed since, a car that is no replacement', async () => {
  const server = await emptyFleet()
  const first = await bookedCar(server)
  const { car, staff } = first
  const later = { start: '2027-02-01T10:00', end: '2027-02-15T10:00' }
  const second = await bookedCar(server, { car, ...later })
  const [good, small] = [await buildCar(server), await buildCar(server, { seats: 2 })]
  await takeOff(server, staff, car)
  const { renters = [] } = await readBroken(server, staff, car)
  expect(renters.map(({ order, best }) => [order, best])).toEqual([
    [first.order, good],
    [second.order, good],
  ])
  const [one, two] = renters
  const send = (chosen: { order?: string; version?: string; car?: string }[]) =>
    server.as(staff.token).send(staffMoveRenters, {
      renters: chosen.map(({ order = '', version = '', ...rest }) => ({ order, version, ...rest })),
    })
  const { results } = (
    await send([
      { order: one?.order, version: one?.version, car: small },
      { order: two?.order, version: two?.version, car: good },
    ])
  ).body
  expect(results).toMatchObject([
    { result: 'refused', message: expect.stringContaining('class below') },
    { result: 'moved' },
  ])
  const again = (await send([{ order: two?.order, version: two?.version, car: good }])).body.results
  expect(again).toMatchObject([{ result: 'refused' }])
  const stale = await send([{ order: one?.order, version: 'another', car: good }])
  expect(stale.body.results).toMatchObject([
    { result: 'refused', message: expect.stringContaining('changed') },
  ])
})

test('money that was only promised goes along, and is confirmed for the new car', async () => {
  const server = await emptyFleet()
  const [user, staff] = [await buildUser(server), await buildUser(server, { staff: true })]
  const [car, other] = [await buildCar(server), await buildCar(server)]
  const order = await holdCar(server, user, car)
  await server.as(user.token).send(submitPaymentRefund, { order, paymentMethod: 'cash' })
  await takeOff(server, staff, car)
  const [result] = (await moveAll(server, staff, car)) ?? []
  const moved = result?.newOrder ?? ''
  expect(await orderOf(server, moved)).toMatchObject({ car_id: other, paid: false })
  const payment = await server.services.db
    .selectFrom('payment')
    .select(['id', 'state'])
    .where('order_id', '=', moved)
    .executeTakeFirstOrThrow()
  expect(payment.state).toBe('waiting')
  const seen = { payment: payment.id, decision: 'confirm' } as const
  const paid = await decideAsSeen(server, server.as(staff.token), staffDecidePayment, seen)
  expect(paid.body.status).toBe(1)
  expect(await orderOf(server, moved)).toMatchObject({ paid: true, rental_status: 85 })
})

test('a change of car whose own car breaks down is moved on, and takes the place of the first', async () => {
  const server = await emptyFleet()
  const rented = await pickedUp(server)
  const swap = await paidSwap(server, rented)
  const { car_id: broken } = await orderOf(server, swap)
  const other = await buildCar(server)
  await takeOff(server, rented.staff, broken)
  const [result] = (await moveAll(server, rented.staff, broken)) ?? []
  expect(result).toMatchObject({ order: swap, result: 'moved' })
  expect(await orderOf(server, result?.newOrder ?? '')).toMatchObject({
    kind: 'swap',
    car_id: other,
    previous_order_id: rented.order,
    rental_status: 85,
    confirmation: 'pending',
  })
  expect(await statusOf(server, rented.user.token, rented.order)).toBe(86)
})

import { expect, test } from 'vitest'
import { booking } from '#protocol/rentals/bookings/booking.ts'
import { staffOpenClaim } from '#protocol/money/claims/claims.ts'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { staffAddFine } from '#protocol/help/help/staff-add-fine.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { staffDecidePayment, staffPayments } from '#protocol/staff/staff/staff-payments.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildCar, buildUser, verifyPapers } from '#testing/factories.ts'
import { aPicture } from '#testing/inspection.ts'
import { holdCar, trip } from '#testing/journey.ts'
import { confirm, keys, pickedUp, setWall } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

test('a deposit that staff have not sent yet is on its way, not settled', async () => {
  const server = await testServer()
  const [user, staff] = [await buildUser(server), await buildUser(server, { staff: true })]
  const [me, team] = [server.as(user.token), server.as(staff.token)]
  const order = await holdCar(server, user, await buildCar(server))
  await me.send(submitPaymentRefund, { order, paymentMethod: 'cash' })
  const { payments = [] } = (await team.read(staffPayments, { limit: 500 })).body
  const payment = payments.find(({ orderId }) => orderId === order)?.paymentId ?? ''
  await decideAsSeen(server, team, staffDecidePayment, { payment, decision: 'confirm' })
  await verifyPapers(server, user)
  await confirm(server, staff, order)
  // The money that came, and the papers, each made a new version of it.
  for (const version of [1, 2, 3]) await me.send(acceptContract, { order, version })
  await setWall(server, trip.start)
  expect((await keys(server, user, { order, odometer: 47_380 })).body).toMatchObject({
    rentalStatus: 86,
  })
  await setWall(server, trip.end)
  await keys(server, user, { order, rentalStatus: 88, odometer: 47_380 })
  await setWall(server, '2027-01-15T10:30')
  await server.work()
  const rental = (await me.read(dashboard, { order })).body.selectedRental
  expect(rental?.money.refunds).toMatchObject([{ reason: 'deposit', sent: false }])
  expect(rental?.rentalDescription).toBe(
    'Thank you. What is left of your deposit is on its way back to you.',
  )
  expect(rental?.timeline.at(-1)?.text).toBe('Deposit on its way back')
  // The list, the page of the order and its history say the same.
  const { rentals = [] } = (await me.read(dashboard, {})).body
  const shown = [
    rentals.find(({ orderId }) => orderId === order),
    (await me.read(orderHistory, { order })).body.rental,
    (await me.read(booking, { order })).body.rental,
  ]
  expect(shown.map((one) => one?.rentalDescription)).toEqual(
    shown.map(() => rental?.rentalDescription),
  )
})

test('a toll after the deposit went back is owed, and not more than a deposit', async () => {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
  await setWall(server, '2027-01-12T10:00')
  await keys(server, user, { order, rentalStatus: 88, odometer: 47_380 })
  await setWall(server, '2027-01-16T10:00')
  await server.work()
  const toll = { order, code: 'toll', amount: 30, description: 'Bay Bridge 12 Dec' } as const
  await server.as(staff.token).send(staffAddFine, { ...toll, paper: [await aPicture()] })
  const notice = await server.services.db
    .selectFrom('notification')
    .select(['text_en', 'text_es'])
    .where('user_id', '=', user.id)
    .where('thread', 'like', 'balance %')
    .executeTakeFirst()
  expect(notice).toEqual({
    text_en: 'You still owe $30.00 for your rental. Please pay it before your next booking.',
    text_es: 'Todavía debes $30.00 de tu renta. Págalo antes de tu próxima reserva.',
  })
  const { rentals = [] } = (await server.as(user.token).read(dashboard, { order })).body
  const balance = rentals.find(({ kind }) => kind === 'balance')
  expect(balance?.rentalDescription).not.toContain('more than the deposit')
  const [line] = balance?.calculatorData.lines ?? []
  expect(line).toMatchObject({
    label: 'Open balance',
    rule: 'What you still owe for your rental. If we still held your deposit, it was already deducted.',
  })
})

test.each([
  ['before the deposit went back', '2027-01-13T10:00', 'We hold the deposit until it is decided.'],
  [
    'after it',
    '2027-01-16T10:00',
    'Your deposit was already released, so what we decide to charge will be a balance to pay.',
  ],
])('a claim that is opened %s says what it is taken from', async (_, wall, said) => {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
  await setWall(server, trip.end)
  await keys(server, user, { order, rentalStatus: 88, odometer: 47_380 })
  await setWall(server, wall)
  await server.work()
  const claim = { order, code: 'damage', description: 'A dent.', estimate: 200 }
  const opened = await server.as(staff.token).send(staffOpenClaim, claim as never)
  expect(opened.http).toBe(200)
  const notice = await server.services.db
    .selectFrom('notification')
    .select('text_en')
    .where('user_id', '=', user.id)
    .where('thread', 'like', 'claim %')
    .executeTakeFirstOrThrow()
  expect(notice.text_en).toContain(said)
})

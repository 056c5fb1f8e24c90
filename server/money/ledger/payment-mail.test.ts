import { expect, test } from 'vitest'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { buildCar, buildUser, type TestUser, verifyPapers } from '#testing/factories.ts'
import { holdCar, payByCard } from '#testing/journey.ts'
import { mailsTo } from '#testing/mail.ts'
import { confirm, keys, pickedUp, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

const whereItStands = '12 Elm Court, Oakland'

async function heldCar() {
  const server = await testServer()
  const user = await buildUser(server)
  const car = await buildCar(server, { address: whereItStands, city: 'Oakland' })
  const order = await holdCar(server, user, car)
  return { server, user, order }
}

test('the mail of a paid booking names the place where the car stands', async () => {
  const { server, user, order } = await heldCar()
  await payByCard(server, user, order)
  const paid = mailsTo(server.dataDir, user.email).find(
    ({ headers }) => headers.subject === 'Your booking is paid',
  )
  expect(paid?.text).toContain(whereItStands)
})

test('while the money is on its way the mail names the place of the area', async () => {
  const { server, user, order } = await heldCar()
  const payment = { order, paymentMethod: 'bankTransfer', confirmationNumber: 'WIRE-1' }
  await server.as(user.token).send(submitPaymentRefund, payment)
  await server.work()
  const [waiting] = mailsTo(server.dataDir, user.email)
  expect(waiting?.text).toContain('Pickup place')
  expect(waiting?.text).not.toContain(whereItStands)
})

/** The mail with the subject, in one line. */
async function mailed(server: TestServer, user: TestUser, subject: string) {
  await server.work()
  const mails = mailsTo(server.dataDir, user.email)
  const found = mails.find(({ headers }) => headers.subject === subject)
  return found?.text.replaceAll(/\s+/g, ' ')
}

test('a confirmed booking is in order only once its keys wait for nothing', async () => {
  const { server, user, order } = await heldCar()
  const staff = await buildUser(server, { staff: true })
  await payByCard(server, user, order)
  await confirm(server, staff, order)
  const open = await mailed(server, user, 'Your booking is confirmed')
  expect(open).toContain('Before you get the keys, this is still missing:')
  expect(open).toContain('Your license is being checked.')
  expect(open).toContain('The contract is not accepted yet.')
  expect(open).not.toContain('in order')

  const other = await heldCar()
  await payByCard(other.server, other.user, other.order)
  await verifyPapers(other.server, other.user)
  await other.server.as(other.user.token).send(acceptContract, { order: other.order, version: 1 })
  const team = await buildUser(other.server, { staff: true })
  await confirm(other.server, team, other.order)
  const whole = await mailed(other.server, other.user, 'Your booking is confirmed')
  expect(whole).toContain('Everything is in order.')
  expect(whole).not.toContain('missing')
})

test('a booking that is confirmed before its cash is there still lacks the money', async () => {
  const { server, user, order } = await heldCar()
  const staff = await buildUser(server, { staff: true })
  await server.as(user.token).send(submitPaymentRefund, { order, paymentMethod: 'cash' })
  await confirm(server, staff, order)
  expect(await mailed(server, user, 'Your booking is confirmed')).toContain(
    'Your payment has not arrived yet.',
  )
})

test('a balance and an extension that are promised are no booking with a contract to read', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const me = server.as(user.token)
  await setWall(server, '2027-01-11T10:00')
  const asked = { order, end: '2027-01-19T10:00', odometer: 47_380 }
  const extension = (await me.send(extendCar, asked)).body.orderId ?? ''
  await me.send(submitPaymentRefund, { order: extension, paymentMethod: 'cash' })
  const extended = await mailed(server, user, 'Your extension waits for your payment')
  expect(extended).toContain('Until then it keeps its current end')
  expect(extended).not.toMatch(/contract|Pickup place/)

  await setWall(server, '2027-01-12T10:00')
  await keys(server, user, { order, rentalStatus: 88, odometer: 67_380 })
  const { rentals = [] } = (await me.read(dashboard, { order })).body
  const balance = rentals.find(({ kind }) => kind === 'balance')?.orderId ?? ''
  await me.send(submitPaymentRefund, { order: balance, paymentMethod: 'cash' })
  const promised = await mailed(server, user, 'Your balance waits for your payment')
  expect(promised).toContain('It stays open until your payment arrives.')
  expect(promised).toContain('Payment method')
  expect(promised).not.toContain('Paid by')
  expect(promised).not.toMatch(/contract|Pickup place|booking is|confirm it/)
})

test('a change of car that is paid is answered within 24 hours, and told so', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const me = server.as(user.token)
  await setWall(server, '2026-12-24T10:00')
  const dearer = await buildCar(server, { day_cents: 5_900, week_cents: 30_000 })
  const swap = (await me.send(carChangeByCar, { order, car: dearer })).body.orderId ?? ''
  await payByCard(server, user, swap)
  const paid = await mailed(server, user, 'Your car change is paid')
  expect(paid).toContain('We answer within 24 hours.')
  expect(paid).not.toContain('6 to 8 hours')
})

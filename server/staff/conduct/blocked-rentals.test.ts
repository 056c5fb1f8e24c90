import { beforeEach, expect, test } from 'vitest'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { personalDetails } from '#protocol/people/drivers/personal-details.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { staffOverridePapers } from '#protocol/staff/staff/override-papers.ts'
import { staffDecideDocument } from '#protocol/staff/staff/staff-documents.ts'
import { staffDecidePayment, staffPayments } from '#protocol/staff/staff/staff-payments.ts'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { changeStatus } from '#server/money/orders/change-status.ts'
import { lockOrder } from '#server/money/orders/orders-store.ts'
import { newName, newPhone, notAccepted, someone } from '#testing/conduct/do-not-rent.ts'
import { decideOn } from '#testing/conduct/people.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildCar, buildUser, type TestUser, verifyPapers } from '#testing/factories.ts'
import { beginCardPayment, confirmAtGateway, holdCar, payByCard, trip } from '#testing/journey.ts'
import { bookedCar, keys, pickedUp, setWall, statusOf } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

/** Somebody whom nothing ties to those whom the other tests block. */
const person = () => {
  const { license_number, ...user } = someone()
  return buildUser(server, { user, driver: { ...user, license_number } })
}

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})

const blocked = 'Your account is blocked: Sold a car of ours'
const block = (staff: TestUser, who: TestUser) =>
  decideOn(server, staff, who, { decision: 'block', message: 'Sold a car of ours', noEnd: true })
const cash = { paymentMethod: 'cash' } as const
const confirmationOf = async (who: TestUser, order: string) =>
  (await server.as(who.token).read(orderHistory, { order })).body.rental?.confirmation

test('a hold is not paid after the block', async () => {
  const user = await person()
  const order = await holdCar(server, user, await buildCar(server))
  await block(await buildUser(server, { staff: true }), user)
  const reply = await server.as(user.token).send(submitPaymentRefund, { order, ...cash })
  expect([reply.http, reply.body.message]).toEqual([409, blocked])
})

test('a booking that was paid before the block waits for staff, and confirms itself once it is lifted', async () => {
  const staff = await buildUser(server, { staff: true })
  const user = await person()
  const order = await holdCar(server, user, await buildCar(server))
  await verifyPapers(server, user)
  await payByCard(server, user, order)
  await block(staff, user)
  server.passMinutes(6 * 60 + 5)
  await server.work()
  expect(await confirmationOf(user, order)).toBe('pending')
  await decideOn(server, staff, user, { decision: 'unblock' })
  await server.work()
  expect(await confirmationOf(user, order)).toBe('confirmed')
})

test('a confirmed booking shows no code and gives no keys until the block is lifted', async () => {
  const { user, staff, order } = await bookedCar(server, { user: await person() })
  await block(staff, user)
  await setWall(server, trip.start)
  const shown = async () =>
    (await server.as(user.token).read(dashboard, { order })).body.selectedRental
  expect((await shown())?.keyBox).not.toHaveProperty('code')
  expect((await shown())?.allowedActions).not.toContain('getKeys')
  const refused = await keys(server, user, { order })
  expect([refused.http, refused.body.message]).toEqual([409, blocked])
  const past = server.services.db.transaction().execute(async (tx) => {
    const row = await lockOrder(tx, order)
    if (!row) throw new Error('no order')
    const now = server.services.clock()
    await changeStatus(tx, row, { action: 'getKeys', by: { actor: 'system' }, now })
  })
  await expect(past).rejects.toMatchObject({ constraint: 'rental_order_blocked' })
  await decideOn(server, staff, user, { decision: 'unblock' })
  expect((await shown())?.keyBox).toHaveProperty('code')
  expect((await keys(server, user, { order })).body.rentalStatus).toBe(86)
})

test('a change of car that was asked for before the block is not agreed by itself', async () => {
  const { user, staff, order } = await pickedUp(server, { user: await person() })
  await setWall(server, '2026-12-24T10:00')
  const car = await buildCar(server, { day_cents: 1_900, week_cents: 9_900, month_cents: 39_900 })
  const asked = await server.as(user.token).send(carChangeByCar, { order, car })
  const swap = asked.body.orderId ?? ''
  await block(staff, user)
  await setWall(server, '2026-12-25T10:05')
  await server.work()
  expect(await confirmationOf(user, swap)).toBe('pending')
  await server.as(user.token).send(acceptContract, { order: swap, version: 1 })
  const got = await keys(server, user, { order: swap, odometer: 5, oldOdometer: 47_380, oldGas: 8 })
  expect([got.http, got.body.message]).toEqual([409, blocked])
  // What runs goes on to its return.
  await setWall(server, trip.end)
  const back = await keys(server, user, { order, rentalStatus: 88, odometer: 47_400 })
  expect(back.body.rentalStatus).toBe(88)
})

const extended = async () => {
  const rented = await pickedUp(server, { user: await person() })
  await setWall(server, '2027-01-06T10:00')
  const longer = { order: rented.order, end: '2027-01-19T10:00', odometer: 47_380 }
  const { body } = await server.as(rented.user.token).send(extendCar, longer)
  return { ...rented, extension: body.orderId ?? '' }
}

test('an extension that was held before the block is not paid, and money that was under way goes back', async () => {
  const { user, staff, order, extension } = await extended()
  const secret = await beginCardPayment(server, user, extension)
  await block(staff, user)
  const more = await server.as(user.token).send(submitPaymentRefund, { order: extension, ...cash })
  expect([more.http, more.body.message]).toEqual([409, blocked])
  await confirmAtGateway(server, secret)
  await server.work()
  expect(await statusOf(server, user.token, order)).toBe(86)
  const payments = await server.services.db
    .selectFrom('payment')
    .select('state')
    .where('order_id', '=', extension)
    .execute()
  expect(payments).toEqual([{ state: 'refunded' }])
})

/** An extension whose transfer staff have not seen yet. */
const promised = async () => {
  const rented = await extended()
  const { user, staff, extension } = rented
  const transfer = { paymentMethod: 'bankTransfer', confirmationNumber: 'B1' } as const
  await server.as(user.token).send(submitPaymentRefund, { order: extension, ...transfer })
  const team = server.as(staff.token)
  const decide = async (decision: 'confirm' | 'refuse') => {
    const { body } = await team.read(staffPayments, { limit: 500 })
    const payment = body.payments?.find((one) => one.orderId === extension)?.paymentId ?? ''
    return decideAsSeen(server, team, staffDecidePayment, { payment, decision })
  }
  return { ...rented, decide }
}

test('staff do not take the money of an extension that was promised before the block', async () => {
  const { user, staff, order, extension, decide } = await promised()
  await block(staff, user)
  const refused = await decide('confirm')
  expect([refused.http, refused.body.message]).toEqual([409, expect.stringContaining('blocked')])
  expect(await statusOf(server, user.token, order)).toBe(86)
  await decideOn(server, staff, user, { decision: 'unblock' })
  expect((await decide('confirm')).http).toBe(200)
  expect(await statusOf(server, user.token, extension)).toBe(86)
})

test('nor of one whose driver became somebody else since, until the papers are verified to the new end', async () => {
  const { user, order, extension, decide } = await promised()
  const other = { firstName: 'Other', lastName: 'Person', birthDate: '1999-01-01' }
  await server.as(user.token).send(personalDetails, { ...other, phone: newPhone() })
  const refused = await decide('confirm')
  expect([refused.http, refused.body.message]).toEqual([409, expect.stringContaining('verified')])
  expect(await statusOf(server, user.token, order)).toBe(86)
  await verifyPapers(server, user)
  expect((await decide('confirm')).http).toBe(200)
  expect(await statusOf(server, user.token, extension)).toBe(86)
})

test('a booking of another account with the license shows no code and gets no keys, and staff are told', async () => {
  const who = someone()
  const papers = { license_verification: 'verified', insurance_verification: 'verified' }
  const account = ({ license_number, ...user }: typeof who) =>
    buildUser(server, { user, driver: { ...user, license_number, ...papers } })
  const [first, second] = [
    await account(who),
    await account(someone({ license_number: who.license_number })),
  ]
  const { order, staff } = await bookedCar(server, { user: second })
  await block(staff, first)
  await setWall(server, trip.start)
  const { body } = await server.as(second.token).read(dashboard, { order })
  expect(body.selectedRental?.keyBox).not.toHaveProperty('code')
  expect(body.selectedRental?.awaited).toMatchObject([{ code: 'license', why: 'rejected' }])
  expect(JSON.stringify(body).toLowerCase()).not.toContain('block')
  const told = await server.services.db
    .selectFrom('notification')
    .select('title_en')
    .where('user_id', '=', staff.id)
    .where('thread', '=', `license of blocked ${second.id}`)
    .execute()
  expect(told).toHaveLength(1)
  const team = server.as(staff.token)
  const done = { order, reason: 'Seen at the desk.' }
  expect((await decideAsSeen(server, team, staffOverridePapers, done)).http).toBe(409)
  // Another name sends the paper to staff again, who cannot accept it.
  const other = { firstName: newName(), lastName: newName(), birthDate: '1980-01-01' }
  await server.as(second.token).send(personalDetails, { ...other, phone: newPhone() })
  await server.services.db
    .updateTable('driver')
    .set({ license_verification: 'submitted' })
    .where('id', '=', second.driverId)
    .execute()
  const license = { driverId: second.driverId, kind: 'license', decision: 'confirm' } as const
  expect((await decideAsSeen(server, team, staffDecideDocument, license)).http).toBe(409)
  // Nor do the keys go by a license that came to be verified all the same.
  for (const version of [1, 2])
    await server.as(second.token).send(acceptContract, { order, version })
  const refused = await keys(server, second, { order })
  expect([refused.http, refused.body.message]).toEqual([409, notAccepted])
})

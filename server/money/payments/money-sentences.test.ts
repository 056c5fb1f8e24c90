import { expect, test } from 'vitest'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { paymentState } from '#protocol/money/payments/payment-state.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { staffDecidePayment, staffPayments } from '#protocol/staff/staff/staff-payments.ts'
import { staffDecideBooking } from '#protocol/staff/staff/staff-bookings.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { beginCardPayment, confirmAtGateway, holdCar, payByCard } from '#testing/journey.ts'
import { mailsTo } from '#testing/mail.ts'
import { setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

async function held() {
  const server = await testServer()
  const user = await buildUser(server)
  const order = await holdCar(server, user, await buildCar(server))
  return { server, user, me: server.as(user.token), order }
}
type Held = Awaited<ReturnType<typeof held>>

/** All that a person is told of an order whose hold is over. */
async function toldOf({ me, order }: Held): Promise<string[]> {
  const again = await me.send(submitPaymentRefund, { order, paymentMethod: 'creditCard' })
  const history = await me.read(orderHistory, { order })
  return [String(again.body.message), String(history.body.rental?.rentalDescription)]
}

test('a hold that lapsed says that nothing was charged only when nothing was', async () => {
  const one = await held()
  one.server.passMinutes(60)
  for (const text of await toldOf(one)) expect(text).toContain('Nothing was charged.')
})

test('while the bank has the payment of a lapsed hold nobody says that nothing was charged', async () => {
  const one = await held()
  await beginCardPayment(one.server, one.user, one.order)
  one.server.passMinutes(60)
  for (const text of await toldOf(one))
    expect(text).toContain(
      'We have received no payment. If one still arrives, we refund all of it.',
    )
})

test('an approval that came too late was charged, goes back and is said to', async () => {
  const one = await held()
  const { server, me, order } = one
  const secret = await beginCardPayment(server, one.user, order)
  server.passMinutes(60)
  await server.work()
  await confirmAtGateway(server, secret)
  const state = async () => (await me.read(paymentState, { order })).body
  // The webhook, and then the money itself.
  for (let round = 0; round < 5 && (await state()).state === 'pending'; round++) await server.work()
  await server.work()
  const said = await state()
  expect(said.state).toBe('refused')
  for (const text of [String(said.message), ...(await toldOf(one))]) {
    expect(text).toMatch(/arrived too late, and we (are refunding|have refunded) all of it/)
    expect(text).not.toContain('Nothing was charged')
  }
})

test('of two attempts the one that was paid counts, whatever the later one says', async () => {
  const { server, user, me, order } = await held()
  await payByCard(server, user, order)
  const { db } = server.services
  const paid = await db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', order)
    .executeTakeFirstOrThrow()
  const later = new Date(paid.created_at.getTime() + 60_000)
  const other = { id: 'later', state: 'refused', refusal: 'declined', created_at: later }
  const begun = { gateway_reference: null, client_secret: null }
  const unpaid = { ...begun, confirmation_number: null, paid_at: null }
  await db
    .insertInto('payment')
    .values({ ...paid, ...other, ...unpaid })
    .execute()
  expect((await me.read(paymentState, { order })).body).toMatchObject({
    state: 'paid',
    confirmation: { confirmationNumber: paid.confirmation_number },
  })
})

async function promise({ me, order }: Held, paymentMethod: string) {
  const confirmationNumber = paymentMethod === 'bankTransfer' ? 'B7' : undefined
  await me.send(submitPaymentRefund, { order, paymentMethod, confirmationNumber })
}

/** The mail and the newest notice about an order that ended. */
async function ending({ server, user, me, order }: Held) {
  await server.work()
  const mail = mailsTo(server.dataDir, user.email).find(({ headers }) =>
    /canceled|has ended/.test(headers.subject ?? ''),
  )
  const { notifications = [] } = (await me.read(dashboard, { order })).body
  const notice = notifications.find(({ title }) => title === 'Cancelled')
  return { mail: mail?.text ?? '', notice: notice?.text ?? '' }
}

const nothing = 'There is nothing to refund.'
const ifItComes = 'If your transfer still arrives, we refund all of it.'
const onItsWay = 'Your refund is on its way.'

test.each([
  ['cash', nothing],
  ['bankTransfer', ifItComes],
  ['creditCard', onItsWay],
])('a cancelled booking by %s is told what becomes of its money: %s', async (method, sentence) => {
  const one = await held()
  if (method === 'creditCard') await payByCard(one.server, one.user, one.order)
  else await promise(one, method)
  await one.me.send(cancelContract, { order: one.order })
  const { mail, notice } = await ending(one)
  const others = [nothing, ifItComes, onItsWay].filter((other) => other !== sentence)
  for (const text of [mail, notice]) {
    expect(text).toContain(sentence)
    for (const other of others) expect(text).not.toContain(other)
  }
})

test('a cancelled booking whose transfer had come is asked for an account, and not told that money is on its way', async () => {
  const one = await held()
  await promise(one, 'bankTransfer')
  const staff = await buildUser(one.server, { staff: true })
  const team = one.server.as(staff.token)
  const { payments = [] } = (await team.read(staffPayments, { limit: 500 })).body
  const payment = payments.find(({ orderId }) => orderId === one.order)?.paymentId ?? ''
  await decideAsSeen(one.server, team, staffDecidePayment, { payment, decision: 'confirm' })
  await one.me.send(cancelContract, { order: one.order })
  const { mail, notice } = await ending(one)
  for (const text of [mail, notice]) {
    expect(text).toContain('We will ask you which account to send it to.')
    expect(text).not.toContain(onItsWay)
  }
})

test('who did not come for a car to be paid in cash is promised no refund', async () => {
  const one = await held()
  await promise(one, 'cash')
  const team = await buildUser(one.server, { staff: true })
  await decide(one.server, team.token, one.order, 'confirm')
  await setWall(one.server, '2026-11-25T10:01')
  const { mail, notice } = await ending(one)
  for (const text of [mail, notice]) {
    expect(text).toContain('You did not pick up the car within 24 hours')
    expect(text).toContain(nothing)
  }
})

function decide(server: TestServer, token: string, order: string, decision: 'confirm' | 'refuse') {
  return decideAsSeen(server, server.as(token), staffDecideBooking, {
    order,
    decision,
    ...(decision === 'refuse' ? { message: 'No such license.' } : {}),
  })
}

test.each([
  ['cash', /could not confirm this booking\. There is nothing to refund\./],
  ['creditCard', /could not confirm this booking\. We (are refunding|have refunded) everything/],
])('a refused booking by %s says what becomes of its money', async (method, sentence) => {
  const one = await held()
  if (method === 'creditCard') await payByCard(one.server, one.user, one.order)
  else await promise(one, method)
  const team = await buildUser(one.server, { staff: true })
  await decide(one.server, team.token, one.order, 'refuse')
  await one.server.work()
  const { rental } = (await one.me.read(orderHistory, { order: one.order })).body
  expect(rental?.rentalDescription).toMatch(sentence)
})

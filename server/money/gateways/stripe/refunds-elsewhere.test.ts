import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { staffDecidePayment, staffPayments } from '#protocol/staff/staff/staff-payments.ts'
import { staffMoney } from '#protocol/staff/staff/staff-money.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { ledgerOf } from '#testing/rental-life.ts'
import { type Paying, payingAtStripe } from '#testing/stripe/paying.ts'

let at: Paying
let staff: TestUser
beforeAll(async () => {
  at = await payingAtStripe()
  staff = await buildUser(at.server, { staff: true })
})
afterAll(() => at.stripe.close())

const team = () => at.server.as(staff.token)
const account = () => at.stripe.account
const atStripe = (reference: string) =>
  account().refunds.filter(({ payment_intent }) => payment_intent === reference)
const refunds = (order: string) =>
  at.server.services.db
    .selectFrom('refund')
    .select(['due_cents', 'fee_cents', 'reason', 'state', 'sent_way', 'by_hand'])
    .where('order_id', '=', order)
    .orderBy('state', 'desc')
    .execute()
const sum = (ledger: Record<string, number>) =>
  Object.values(ledger).reduce((total, cents) => total + cents, 0)
const told = async (of: TestUser, order: string) =>
  (
    await at.server.services.db
      .selectFrom('notification')
      .select('title_en')
      .where('user_id', '=', of.id)
      .where('order_id', '=', order)
      .where('topic', '=', 'payment')
      .execute()
  ).map(({ title_en }) => title_en)
const listed = async (order: string) =>
  (await team().read(staffPayments, { first: order })).body.payments?.find(
    ({ orderId }) => orderId === order,
  )

/** Each message twice, the last first, and all at once. */
async function deliverWildly() {
  const events = account().events.toReversed()
  await Promise.all([at.deliver(events), at.deliver(events), at.deliver()])
}

async function cancelled() {
  const paid = await at.paid()
  await at.server.as(paid.user.token).send(cancelContract, { order: paid.order })
  return paid
}

test('a refund that its bank sends back is owed once more, and paid out by hand', async () => {
  const { user, order, reference, amount } = await cancelled()
  await at.server.work()
  await at.deliver()
  expect(await ledgerOf(at.server, order)).toEqual({})
  account().failRefund(atStripe(reference)[0]?.id ?? '')
  await deliverWildly()
  await deliverWildly()
  await at.server.work()
  expect(atStripe(reference)).toHaveLength(1)
  expect(await ledgerOf(at.server, order)).toEqual({ card: amount, refunds: -amount })
  expect(await told(user, order)).toContain('Your bank did not take our refund')
  expect(await told(user, order)).not.toContain('Your refund has been sent')
  const { text_en, text_es } = await at.server.services.db
    .selectFrom('notification')
    .select(['text_en', 'text_es'])
    .where('user_id', '=', user.id)
    .where('title_en', '=', 'Your bank did not take our refund')
    .executeTakeFirstOrThrow()
  expect(text_en).toContain('came back to us from your Visa ending in 4242.')
  expect(text_es).toContain('regresaron a nosotros desde tu Visa que termina en 4242.')
  expect(
    (await told(staff, order)).filter((one) => one === 'A bank did not take a refund'),
  ).toHaveLength(1)
  const waiting = await listed(order)
  expect(waiting).toMatchObject({
    amount: -amount / 100,
    byHand: 'failed',
    destination: { way: 'transfer' },
  })
  const seen = (await team().read(staffMoney, { order })).body.money?.refunds
  expect(seen).toMatchObject([{ sent: false, asksAccount: true, method: 'Bank transfer' }])

  const payment = waiting?.paymentId ?? ''
  await decideAsSeen(at.server, team(), staffDecidePayment, {
    payment,
    decision: 'confirm',
    paidBy: 'check',
    paidTo: '1021',
  })
  await deliverWildly()
  expect(await listed(order)).toBeUndefined()
  expect(await ledgerOf(at.server, order)).toEqual({ card: amount, bank: -amount })
  expect(await told(user, order)).toContain('Your refund has been sent')
})

test('one that failed before we heard that it was made goes by hand too', async () => {
  const { user, order, reference, amount } = await cancelled()
  // The answer is lost, so it stands as owed here.
  at.stripe.fail('POST /v1/refunds', 'answerLost', 2)
  await expect(at.server.work()).rejects.toThrow('Request was retried')
  account().failRefund(atStripe(reference)[0]?.id ?? '')
  at.server.passMinutes(1)
  await at.server.work()
  await deliverWildly()
  expect(atStripe(reference)).toHaveLength(1)
  expect(await ledgerOf(at.server, order)).toEqual({ card: amount, refunds: -amount })
  expect(await listed(order)).toMatchObject({ byHand: 'failed' })
  expect(await told(user, order)).toContain('Your bank did not take our refund')
})

test('a refund at Stripe’s own pages is booked once, and pays what is owed', async () => {
  const { user, order, reference, amount } = await cancelled()
  account().refund(reference, amount, {})
  await deliverWildly()
  await at.server.work()
  expect(atStripe(reference)).toHaveLength(1)
  expect(await refunds(order)).toMatchObject([
    { reason: 'cancelled', state: 'sent', sent_way: 'card' },
  ])
  expect(await ledgerOf(at.server, order)).toEqual({})
  expect(await told(user, order)).toContain('Your refund has been sent')
  const staffNews = (await told(staff, order)).filter((one) =>
    one.includes('made at the card gateway'),
  )
  expect(staffNews).toHaveLength(1)
})

test('of a refund that is owed, only the rest goes out after a part was made there', async () => {
  const { order, reference, amount } = await cancelled()
  account().refund(reference, 10_000, {})
  await deliverWildly()
  await at.server.work()
  await deliverWildly()
  expect(atStripe(reference).map((one) => one.amount)).toEqual([10_000, amount - 10_000])
  expect((await refunds(order)).map(({ state, reason }) => [state, reason])).toEqual([
    ['sent', 'cancelled'],
    ['sent', 'cancelled'],
  ])
  expect(await ledgerOf(at.server, order)).toEqual({})
})

test('what nobody was owed stands apart, and counts when the booking is cancelled after all', async () => {
  const { user, order, reference, amount } = await at.paid()
  account().refund(reference, 10_000, {})
  await deliverWildly()
  const ledger = await ledgerOf(at.server, order)
  expect(ledger.card).toBe(amount - 10_000)
  expect((ledger.goodwill ?? 0) + 10_000).toBeGreaterThan(10_000)
  expect(sum(ledger)).toBe(0)
  expect(await refunds(order)).toMatchObject([{ reason: 'atGateway', state: 'sent' }])

  await at.server.as(user.token).send(cancelContract, { order })
  await at.server.work()
  await deliverWildly()
  expect(atStripe(reference).map((one) => one.amount)).toEqual([10_000, amount - 10_000])
  expect(await ledgerOf(at.server, order)).toEqual({})
  expect(await told(staff, order)).not.toContain('A refund exceeds the payments')
})

test('a refund that was made there and comes back is paid out by hand', async () => {
  const { order, reference, amount } = await at.paid()
  const { id } = account().refund(reference, 10_000, {})
  await at.deliver()
  account().failRefund(id)
  await deliverWildly()
  expect(await ledgerOf(at.server, order)).toMatchObject({ card: amount, refunds: -10_000 })
  expect(await listed(order)).toMatchObject({ amount: -100, byHand: 'failed' })

  // Somebody tries it there once more: then nobody pays it by hand.
  account().refund(reference, 10_000, {})
  await deliverWildly()
  expect(await listed(order)).toBeUndefined()
  expect(await ledgerOf(at.server, order)).toMatchObject({ card: amount - 10_000 })
})

test('what no webhook told is found by asking, each hour, and booked once', async () => {
  const { order, reference, amount } = await at.paid()
  await at.server.work()
  account().refund(reference, 10_000, {})
  account().dispute(reference, 'needs_response', null)
  account().disputeMoves(reference, 'withdrawn', amount - 10_000)
  await at.server.work()
  expect(await ledgerOf(at.server, order)).toMatchObject({ card: amount })
  at.server.passMinutes(61)
  await at.server.work()
  const ledger = await ledgerOf(at.server, order)
  expect(ledger).toMatchObject({ disputed: amount - 10_000 })
  expect(ledger.card).toBeUndefined()
  at.server.passMinutes(61)
  await at.server.work()
  await deliverWildly()
  expect(await ledgerOf(at.server, order)).toEqual(ledger)
})

test('when Stripe is away, it is asked again soon for all of it', async () => {
  const { order, reference, amount } = await at.paid()
  // Past the last look of the test before.
  at.server.passMinutes(300)
  account().refund(reference, 10_000, {})
  at.stripe.fail('GET /v1/events', 'lost', 2)
  await expect(at.server.work()).rejects.toThrow('Request was retried')
  at.server.passMinutes(2)
  await at.server.work()
  expect(await ledgerOf(at.server, order)).toMatchObject({ card: amount - 10_000 })
})

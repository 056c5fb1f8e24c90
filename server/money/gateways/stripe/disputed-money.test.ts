import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { refundQuote } from '#protocol/rentals/cancellation/refund-quote.ts'
import { staffMoney } from '#protocol/staff/staff/staff-money.ts'
import { staffPayments } from '#protocol/staff/operations.ts'
import { noteDispute } from '#server/money/intents/note-dispute.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { ledgerOf, verifiedEvidence } from '#testing/rental-life.ts'
import { testNow } from '#testing/server.ts'
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
const dueBy = testNow.getTime() / 1000 + 7 * 86_400
const disputes = async (order: string) =>
  (await team().read(staffMoney, { order })).body.money?.disputes
const refunds = (order: string) =>
  at.server.services.db
    .selectFrom('refund')
    .select(['due_cents', 'fee_cents', 'reason', 'state', 'sent_way', 'by_hand'])
    .where('order_id', '=', order)
    .orderBy('created_at')
    .execute()
const sum = (ledger: Record<string, number>) =>
  Object.values(ledger).reduce((total, cents) => total + cents, 0)
const atStripe = (reference: string) =>
  account().refunds.filter(({ payment_intent }) => payment_intent === reference)

/** Each message twice, the last first, and all at once. */
async function deliverWildly() {
  const events = account().events.toReversed()
  await Promise.all([at.deliver(events), at.deliver(events), at.deliver()])
}

async function taken() {
  const paid = await at.paid()
  account().dispute(paid.reference, 'needs_response', dueBy)
  account().disputeMoves(paid.reference, 'withdrawn')
  await deliverWildly()
  return paid
}

test('money that a bank takes leaves the card once, and is named where the order’s money stands', async () => {
  const { order, amount } = await taken()
  const ledger = await ledgerOf(at.server, order)
  expect(ledger.card).toBeUndefined()
  expect(ledger.disputed).toBe(amount)
  expect(sum(ledger)).toBe(0)
  expect(await disputes(order)).toMatchObject([{ amount: amount / 100, state: 'open' }])
  const codes = (await verifiedEvidence(at.server, order)).map(
    ({ data }) => (data as { event?: string }).event,
  )
  expect(codes.filter((code) => code === 'disputeTaken')).toHaveLength(1)
})

test('a dispute that is won puts the money back, once', async () => {
  const { order, reference, amount } = await taken()
  account().dispute(reference, 'won', null)
  account().disputeMoves(reference, 'reinstated')
  await deliverWildly()
  await deliverWildly()
  const ledger = await ledgerOf(at.server, order)
  expect(ledger).toMatchObject({ card: amount })
  expect(ledger.disputed).toBeUndefined()
  expect(await disputes(order)).toMatchObject([{ state: 'won' }])
})

test('news that is older than what is known moves nothing', async () => {
  const { order, reference, amount } = await taken()
  account().dispute(reference, 'won', null)
  account().disputeMoves(reference, 'reinstated')
  await at.deliver()
  const id = [...account().disputes.keys()].at(-1) ?? ''
  const old = { type: 'dispute', id, reference, amount, reason: 'fraudulent', fee: 0 } as const
  await noteDispute(at.server.services, { ...old, state: 'open', taken: amount, given: 0 })
  await noteDispute(at.server.services, { ...old, state: 'open', taken: 0, given: 0 })
  expect(await ledgerOf(at.server, order)).toMatchObject({ card: amount })
})

test('a dispute that is lost is a loss, and nothing more of that payment goes back', async () => {
  const { user, order, reference, amount } = await taken()
  account().dispute(reference, 'lost', null)
  await deliverWildly()
  expect(await ledgerOf(at.server, order)).toMatchObject({ chargeback: amount })
  expect(await disputes(order)).toMatchObject([{ state: 'lost' }])
  const lost = { reason: 'dispute', state: 'sent', sent_way: 'dispute' }
  expect(await refunds(order)).toMatchObject([lost])

  // The renter cancels: the bank has paid that refund.
  await at.server.as(user.token).send(cancelContract, { order })
  await at.server.work()
  expect(await refunds(order)).toMatchObject([lost])
  expect(atStripe(reference)).toEqual([])
  const ledger = await ledgerOf(at.server, order)
  expect(sum(ledger)).toBe(0)
  expect(ledger.refunds).toBeUndefined()
  expect(ledger.receivable).toBeUndefined()
})

test('a refund waits for a bank that holds its payment; when the bank keeps it, it is paid with that', async () => {
  const { user, order, reference } = await taken()
  await at.server.as(user.token).send(cancelContract, { order })
  await at.server.work()
  expect(atStripe(reference)).toEqual([])
  const waiting = (await team().read(staffMoney, { order })).body.money?.refunds
  expect(waiting?.[0]?.arrives).toMatch(/^When your bank has decided/)

  account().dispute(reference, 'lost', null)
  await deliverWildly()
  await at.server.work()
  expect(atStripe(reference)).toEqual([])
  expect(await refunds(order)).toMatchObject([{ state: 'sent', sent_way: 'dispute' }])
  expect(await ledgerOf(at.server, order)).toEqual({})
})

test('a refund that waited goes out by itself when the dispute is won', async () => {
  const { user, order, reference, amount } = await taken()
  await at.server.as(user.token).send(cancelContract, { order })
  account().dispute(reference, 'won', null)
  account().disputeMoves(reference, 'reinstated')
  await deliverWildly()
  await at.server.work()
  expect(atStripe(reference)).toMatchObject([{ amount }])
  expect(await ledgerOf(at.server, order)).toEqual({})
})

test('of a payment that a bank kept in part, the rest of a refund is paid out by hand', async () => {
  const { user, order, reference, amount } = await at.paid()
  account().dispute(reference, 'needs_response', dueBy)
  account().disputeMoves(reference, 'withdrawn', 10_000)
  await at.deliver()
  await at.server.as(user.token).send(cancelContract, { order })
  account().dispute(reference, 'lost', null)
  await deliverWildly()
  await at.server.work()
  expect(atStripe(reference)).toEqual([])
  const { body } = await team().read(staffPayments, { first: order })
  expect(body.payments?.find(({ orderId }) => orderId === order)).toMatchObject({
    amount: -(amount - 10_000) / 100,
    byHand: 'disputed',
    destination: { way: 'transfer' },
  })
  expect(await ledgerOf(at.server, order)).toEqual({
    card: amount - 10_000,
    refunds: -(amount - 10_000),
  })
})

test('a question of a bank that takes nothing moves nothing', async () => {
  const { order, reference, amount } = await at.paid()
  account().dispute(reference, 'warning_needs_response', dueBy)
  account().dispute(reference, 'warning_closed', null)
  await deliverWildly()
  expect(await ledgerOf(at.server, order)).toMatchObject({ card: amount })
  expect(await disputes(order)).toBeUndefined()
})

test('what a bank took part of and kept goes back to no card, so none is named', async () => {
  const { user, order, reference } = await at.paid()
  const way = async () =>
    (await at.server.as(user.token).read(refundQuote, { order })).body.ways?.[0]
  expect(await way()).toMatchObject({ name: 'Visa ending in 4242' })
  account().dispute(reference, 'needs_response', dueBy)
  account().disputeMoves(reference, 'withdrawn', 10_000)
  account().dispute(reference, 'lost', null)
  await deliverWildly()
  expect(await way()).toMatchObject({ name: 'Credit card' })
  expect(await way()).not.toHaveProperty('card')
})

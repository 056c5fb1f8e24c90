import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffPayments, staffToday } from '#protocol/staff/operations.ts'
import { buildUser, type TestUser } from '#testing/factories.ts'
import { testNow } from '#testing/server.ts'
import { type Paying, payingAtStripe } from '#testing/stripe/paying.ts'

let at: Paying
let staff: TestUser
beforeAll(async () => {
  at = await payingAtStripe()
  staff = await buildUser(at.server, { staff: true })
})
afterAll(() => at.stripe.close())

const dueBy = testNow.getTime() / 1000 + 7 * 86_400

const list = async () => (await at.server.as(staff.token).read(staffPayments, {})).body.disputes
const waiting = async () =>
  (await at.server.as(staff.token).read(staffToday, {})).body.waiting?.payments
const told = async (order: string) =>
  (
    await at.server.services.db
      .selectFrom('notification')
      .select('title_en')
      .where('user_id', '=', staff.id)
      .where('order_id', '=', order)
      .where('thread', 'like', 'dispute %')
      .orderBy('title_en')
      .execute()
  ).map(({ title_en }) => title_en)

test('a dispute waits for staff with its day, is told once however often it comes, and goes when it is over', async () => {
  const { order, reference } = await at.paid()
  const before = (await waiting()) ?? 0
  at.stripe.account.dispute(reference, 'needs_response', dueBy)
  await Promise.all([at.deliver(), at.deliver()])
  expect(await list()).toMatchObject([
    {
      orderId: order,
      reason: 'product_not_received',
      state: 'open',
      answerBy: new Date(dueBy * 1000).toISOString(),
    },
  ])
  expect(await waiting()).toBe(before + 1)
  expect(await told(order)).toEqual(['A card payment is disputed'])

  at.stripe.account.dispute(reference, 'under_review', null)
  await at.deliver()
  expect(await list()).toMatchObject([{ orderId: order, state: 'answered' }])
  expect(await waiting()).toBe(before)

  at.stripe.account.dispute(reference, 'lost', null)
  await at.deliver()
  expect(await list()).toEqual([])
  expect(await told(order)).toEqual(['A card payment is disputed', 'The dispute is lost'])
})

test('one that was won before anybody heard of it is told whole, and what comes late changes nothing', async () => {
  const { order, reference } = await at.paid()
  const opened = at.stripe.account.events.length
  at.stripe.account.dispute(reference, 'needs_response', dueBy)
  const late = at.stripe.account.events.slice(opened)
  at.stripe.account.dispute(reference, 'won', null)
  await at.deliver(late)
  await at.deliver()
  expect(await told(order)).toEqual(['A card payment is disputed', 'The dispute is won'])
  expect(await list()).toEqual([])
})

test('of a payment that is not ours nothing is kept', async () => {
  const { order, reference } = await at.paid()
  at.stripe.account.dispute(reference, 'needs_response', dueBy)
  // As Stripe tells it when it is read.
  Object.assign([...at.stripe.account.disputes.values()].at(-1) ?? {}, {
    payment_intent: 'pi_none',
  })
  await at.deliver()
  expect(await told(order)).toEqual([])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { buildUser, type TestUser, verifyPapers } from '#testing/factories.ts'
import { trip } from '#testing/journey.ts'
import { confirm, keys, ledgerOf, setWall } from '#testing/rental-life.ts'
import { type Paying, payingAtStripe } from '#testing/stripe/paying.ts'

let at: Paying
let staff: TestUser
beforeAll(async () => {
  at = await payingAtStripe()
  staff = await buildUser(at.server, { staff: true })
})
afterAll(() => at.stripe.close())

/** A car that came back with nothing more to pay; its deposit waits for its 72 hours. */
async function returned() {
  const paid = await at.paid()
  const { user, order } = paid
  await verifyPapers(at.server, user)
  await confirm(at.server, staff, order)
  await at.server.as(user.token).send(acceptContract, { order, version: 1 })
  await setWall(at.server, trip.start)
  await keys(at.server, user, { order, odometer: 47_380 })
  await setWall(at.server, trip.end)
  await keys(at.server, user, { order, rentalStatus: 88, odometer: 47_380 })
  const { deposit = 0 } = await ledgerOf(at.server, order)
  return { ...paid, deposit: -deposit }
}

async function release() {
  at.server.passMinutes(73 * 60)
  await at.server.work()
  await at.deliver()
}
const sent = (reference: string) =>
  at.stripe.account.refunds
    .filter(({ payment_intent }) => payment_intent === reference)
    .reduce((sum, { amount }) => sum + amount, 0)
const told = async ({ id }: TestUser) =>
  (
    await at.server.services.db
      .selectFrom('notification')
      .select('title_en')
      .where('user_id', '=', id)
      .where('topic', '=', 'payment')
      .execute()
  ).map(({ title_en }) => title_en)

test('a deposit that somebody refunds at Stripe’s own pages does not go back a second time', async () => {
  const { reference, order, deposit } = await returned()
  expect(deposit).toBeGreaterThan(0)
  at.stripe.account.refund(reference, deposit, {})
  await at.deliver()
  await release()
  const ledger = await ledgerOf(at.server, order)
  expect([ledger.deposit, ledger.goodwill, ledger.refunds]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  // With the share of the card's fee that belongs to it.
  expect(Math.abs(sent(reference) - deposit * 1.03)).toBeLessThanOrEqual(1)
})

test('a deposit whose payment a bank kept is settled, and its renter reads that', async () => {
  const { user, reference, order, amount, deposit } = await returned()
  at.stripe.account.dispute(reference, 'needs_response', null)
  at.stripe.account.disputeMoves(reference, 'withdrawn')
  at.stripe.account.dispute(reference, 'lost', null)
  await at.deliver()
  await release()
  expect(sent(reference)).toBe(0)
  expect(await ledgerOf(at.server, order)).toMatchObject({ chargeback: amount - deposit })
  expect(await told(user)).toContain('Your deposit is settled')
  expect(await told(user)).not.toContain('Your deposit is on its way')
})

import { beforeEach, expect, test } from 'vitest'
import {
  contestCardCharge,
  forgetCard,
  paymentGateways,
  submitPaymentRefund,
} from '#protocol/money/operations.ts'
import { staffDecidePayment, staffPayments } from '#protocol/staff/operations.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar, payByCard } from '#testing/journey.ts'
import { ledgerOf } from '#testing/rental-life.ts'
import { owedCents, owing, payAndKeep } from '#testing/money/owing.ts'
import { type TestServer, serverOn, testServer } from '#testing/server.ts'
import { chargeSavedCards } from './charge-saved-card.ts'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})

const payments = (order: string) =>
  server.services.db.selectFrom('payment').selectAll().where('order_id', '=', order).execute()
const charge = (order: string) =>
  server.services.db
    .selectFrom('planned_charge')
    .selectAll()
    .where('order_id', '=', order)
    .executeTakeFirst()
const orderState = async (order: string) =>
  (
    await server.services.db
      .selectFrom('rental_order')
      .select('state')
      .where('id', '=', order)
      .executeTakeFirstOrThrow()
  ).state
const notices = async (user: string) =>
  (
    await server.services.db
      .selectFrom('notification')
      .select('title_en')
      .where('user_id', '=', user)
      .where('thread', 'like', 'balance %')
      .orderBy('created_at')
      .execute()
  ).map(({ title_en }) => title_en)
async function passHours(hours: number) {
  server.passMinutes(hours * 60)
  await server.services.db
    .updateTable('session')
    .set({ expires_at: new Date(server.services.clock().getTime() + 30 * 86_400_000) })
    .execute()
  await server.work()
}

test('what is owed is announced, and charged after 48 hours, once, without a fee', async () => {
  const { user, order, balance } = await owing(server)
  expect(await charge(balance)).toMatchObject({ state: 'planned', amount_cents: owedCents })
  expect(await notices(user.id)).toEqual(['We will charge your card'])
  await passHours(47)
  expect(await payments(balance)).toEqual([])
  await passHours(1)
  expect(await payments(balance)).toMatchObject([
    { state: 'paid', due_cents: owedCents, fee_cents: 0, off_session: true },
  ])
  expect(await orderState(balance)).toBe('ended')
  await passHours(100)
  expect(await payments(balance)).toHaveLength(1)
  expect((await ledgerOf(server, order)).receivable ?? 0).toBe(0)
})

test('without a yes of its own it is a bill', async () => {
  const { user, balance } = await owing(server, (me, order) =>
    payAndKeep(server, me, order, { consents: false }),
  )
  expect(await charge(balance)).toBeUndefined()
  expect(await notices(user.id)).toEqual(['You have an open balance'])
})

test('whoever pays first is not charged', async () => {
  const { user, balance } = await owing(server)
  await payByCard(server, user, balance)
  expect(await charge(balance)).toMatchObject({ state: 'withdrawn' })
  await passHours(60)
  expect(await payments(balance)).toHaveLength(1)
})

test('what is contested waits for staff: kept, it is announced anew', async () => {
  const { user, staff, balance } = await owing(server)
  const text = 'The odometer was read wrong.'
  const contest = () => server.as(user.token).send(contestCardCharge, { order: balance, text })
  expect((await contest()).body.status).toBe(1)
  expect((await contest()).http).toBe(409)
  await passHours(100)
  expect(await payments(balance)).toEqual([])
  const listed = await server.as(staff.token).read(staffPayments, {})
  expect(listed.body.payments).toMatchObject([{ contested: text, amount: owedCents / 100 }])
  const { id = '' } = (await charge(balance)) ?? {}
  const decided = await decideAsSeen(server, server.as(staff.token), staffDecidePayment, {
    payment: id,
    decision: 'confirm',
  })
  expect(decided.body.status).toBe(1)
  expect(await notices(user.id)).toContain('The charge stays')
  expect((await contest()).http).toBe(409)
  await passHours(47)
  expect(await payments(balance)).toEqual([])
  await passHours(1)
  expect(await payments(balance)).toMatchObject([{ state: 'paid' }])
})

test('what staff let go leaves the card alone, and stays a bill', async () => {
  const { user, staff, balance } = await owing(server)
  await server
    .as(user.token)
    .send(contestCardCharge, { order: balance, text: 'I did not drive so far.' })
  const { id = '' } = (await charge(balance)) ?? {}
  const fields = { payment: id, decision: 'refuse' } as const
  await decideAsSeen(server, server.as(staff.token), staffDecidePayment, fields)
  await passHours(100)
  expect([await payments(balance), await orderState(balance)]).toEqual([[], 'held'])
  const { body } = await server.as(user.token).read(paymentGateways, { order: balance })
  expect(body.plannedCharge).toMatchObject({ state: 'letGo', mayContest: false })
})

test.each([
  ['declines', 'declined'],
  ['asks for its owner', 'needsConfirmation'],
])('a card whose bank %s makes it a bill, and is not tried again', async (_what, outcome) => {
  const { user, balance } = await owing(server)
  const { db } = server.services
  const card = await db
    .selectFrom('saved_card')
    .select('gateway_reference')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow()
  const kept = db.updateTable('test_gateway_card').where('id', '=', card.gateway_reference)
  await kept.set({ outcome }).execute()
  await passHours(48)
  expect(await payments(balance)).toMatchObject([{ state: 'refused' }])
  expect(await notices(user.id)).toContain('Your card was not charged')
  await passHours(72)
  expect(await payments(balance)).toHaveLength(1)
  expect(await orderState(balance)).toBe('held')
  await payByCard(server, user, balance)
  expect(await orderState(balance)).toBe('ended')
})

test('a card that is gone meanwhile makes it a bill', async () => {
  const { user, balance } = await owing(server)
  await server.services.db.deleteFrom('saved_card').where('user_id', '=', user.id).execute()
  await passHours(48)
  expect([await payments(balance), await charge(balance)]).toMatchObject([
    [],
    { state: 'withdrawn' },
  ])
  expect(await notices(user.id)).toContain('Your card was not charged')
})

test('a card is not removed while it may be charged, until nothing is open', async () => {
  const { user, balance } = await owing(server)
  const forget = () => server.as(user.token).send(forgetCard, {})
  const said = { message: expect.stringContaining('nothing is owed') }
  expect(await forget()).toMatchObject({ http: 409, body: said })
  await passHours(48)
  expect(await orderState(balance)).toBe('ended')
  // Until the deposit's time a toll may still come.
  expect((await forget()).http).toBe(409)
  await passHours(24)
  expect((await forget()).body.status).toBe(1)
})

test('a card that replaced the one that was said yes to is charged in its place', async () => {
  const { user, balance } = await owing(server, async (me, order) => {
    await payAndKeep(server, me, order)
    const dates = { start: '2027-02-01T10:00', end: '2027-02-20T10:00' }
    const other = await holdCar(server, me, await buildCar(server), dates)
    await payAndKeep(server, me, other, { consents: false, card: { number: '5555555555554444' } })
  })
  await passHours(48)
  const [payment] = await payments(balance)
  const card = await server.services.db
    .selectFrom('saved_card')
    .select(['gateway_reference', 'last4'])
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow()
  expect(card.last4).toBe('4444')
  expect(payment).toMatchObject({ state: 'paid', card_reference: card.gateway_reference })
})

test('of two servers at the same moment one charges', async () => {
  const { balance } = await owing(server)
  const second = await serverOn(server.services)
  server.passMinutes(48 * 60)
  await Promise.all([chargeSavedCards(server.services), chargeSavedCards(second.services)])
  await server.work()
  expect(await payments(balance)).toMatchObject([{ state: 'paid' }])
})

test('a yes is one to the words of today, and to a card that is kept', async () => {
  const ana = await buildUser(server)
  const order = await holdCar(server, ana, await buildCar(server))
  const send = (more: { rememberCard?: boolean; cardConsent: number }) =>
    server.as(ana.token).send(submitPaymentRefund, { order, paymentMethod: 'creditCard', ...more })
  expect((await send({ rememberCard: true, cardConsent: 99 })).http).toBe(409)
  const alone = await send({ cardConsent: 1 })
  expect([alone.http, Object.keys(alone.body.errors ?? {})]).toEqual([400, ['cardConsent']])
})

test('less than 50 cents is a bill, and cards say that they do not take it', async () => {
  const { user, balance } = await owing(server, undefined, 11_116)
  expect(await charge(balance)).toBeUndefined()
  const paymentMethod = 'creditCard'
  const said = await server
    .as(user.token)
    .send(submitPaymentRefund, { order: balance, paymentMethod })
  expect(said.body).toMatchObject({ status: 0, message: expect.stringMatching(/50 cents or more/) })
  expect(await payments(balance)).toEqual([])
})

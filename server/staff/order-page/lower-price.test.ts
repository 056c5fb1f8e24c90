import { beforeEach, expect, test } from 'vitest'
import { signIn } from '#protocol/people/operations.ts'
import { answerHeldOrder, submitBooking } from '#protocol/rentals/operations.ts'
import { booking } from '#protocol/rentals/bookings/booking.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { staffOrder } from '#protocol/staff/order-page/staff-order.ts'
import {
  staffLowerPrice,
  staffLowerPriceQuote,
} from '#protocol/staff/order-page/staff-lower-price.ts'
import { staffAudit } from '#protocol/staff/staff/staff-audit.ts'
import { staffSetRights } from '#protocol/staff/team/team.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { noticesOf } from '#testing/help.ts'
import { beginCardPayment, confirmAtGateway, holdCar, payByCard, trip } from '#testing/journey.ts'
import { fetchPaper } from '#testing/papers.ts'
import { readPdf } from '#testing/pdf-text.ts'
import { ledgerOf } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { newAddress, newestMail, registered } from '#testing/sign-in-mail.ts'

const reason = 'You waited for us.'

let server: TestServer
let staff: TestUser
let user: TestUser
let order: string
beforeEach(async () => {
  server = await testServer()
  staff = await buildUser(server, { staff: true })
  user = await buildUser(server)
  order = await holdCar(server, user, await buildCar(server))
})

const quoteOf = async (off?: number, who = staff) =>
  (
    await server
      .as(who.token)
      .read(staffLowerPriceQuote, { order, ...(off !== undefined && { off }) })
  ).body

const lower = async (
  off: number,
  more: { who?: TestUser; version?: string; reason?: string } = {},
) =>
  server.as((more.who ?? staff).token).send(staffLowerPrice, {
    order,
    off,
    ...(off > 0 && { reason: more.reason ?? reason }),
    version: more.version ?? (await quoteOf()).version ?? '',
  })

const rowOf = () =>
  server.services.db
    .selectFrom('rental_order')
    .select(['state', 'paid', 'total_cents'])
    .where('id', '=', order)
    .executeTakeFirstOrThrow()

const paymentsOf = async () =>
  (
    await server.services.db
      .selectFrom('payment')
      .select(['state', 'due_cents'])
      .where('order_id', '=', order)
      .orderBy('created_at')
      .execute()
  ).map(({ state, due_cents: due }) => `${state} ${due}`)

const pay = (total?: number) =>
  server.as(user.token).send(submitPaymentRefund, {
    order,
    paymentMethod: 'creditCard',
    ...(total !== undefined && { total }),
  })

test('the price is lowered by a line with its reason, and the renter pays that much', async () => {
  const before = await quoteOf()
  const shown = await quoteOf(40)
  const was = before.quote?.total ?? 0
  expect(shown).toMatchObject({ was, own: false })
  expect(shown.quote?.total).toBe(was - 40)
  expect(shown.quote?.donation).toBeLessThan(before.quote?.donation ?? 0)
  const reply = await lower(40, { version: shown.version ?? '' })
  expect(reply.body).toMatchObject({ status: 1, total: shown.quote?.total })
  // A second press is of what was seen before the first.
  expect((await lower(40, { version: shown.version ?? '' })).http).toBe(409)

  const { body } = await server.as(user.token).read(booking, { order })
  const { lines = [], total = 0 } = body.calculatorData ?? {}
  expect(lines.filter(({ code }) => code === 'discount')).toMatchObject([
    { label: `Discount: ${reason}`, amount: -40 },
  ])
  const cents = lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  expect(cents).toBe(Math.round(total * 100))
  expect((await rowOf()).total_cents).toBe(cents)
  const es = await server.as(user.token).read(booking, { order }, { lang: 'es' })
  expect(JSON.stringify(es.body.calculatorData)).toContain(`Descuento: ${reason}`)
  const told = JSON.stringify(await noticesOf(server, user))
  expect(told).toContain(`Reason: ${reason}`)

  // Who still sees the old total is told the new one.
  expect(shown.inTheWay).toBeUndefined()
  const old = await pay(was)
  expect(old).toMatchObject({ http: 409 })
  expect(old.body.message).toContain('The price changed to')
  await payByCard(server, user, order)
  const ledger = await ledgerOf(server, order)
  expect(Object.values(ledger).reduce((sum, one) => sum + one, 0)).toBe(0)
  expect(await rowOf()).toMatchObject({ state: 'booked', paid: true, total_cents: cents })

  const url = `/api/receipt?start=${order}&end=${order}`
  const { text } = readPdf((await fetchPaper(server, 'GET', url, user)).bytes)
  expect(text).toContain(`Discount: ${reason}`)
  expect(text).toContain(`Total\t$${total.toLocaleString('en-US')}.00`)
  const page = await server.as(staff.token).read(staffOrder, { order })
  expect(page.body.history?.map(({ title }) => title)).toContain('Price lowered')
  const { entries } = (await server.as(staff.token).read(staffAudit, {})).body
  expect(JSON.stringify(entries)).toContain('Lowered a price')
  // Lines of a paid order never change.
  expect((await quoteOf()).inTheWay).toMatch(/paid or its payment is promised/)
  expect((await lower(10)).body.message).toMatch(/paid or its payment is promised/)
})

test('another sum takes the place of the first, and 0 takes it back', async () => {
  const before = await quoteOf()
  await lower(40)
  expect((await lower(15, { reason: 'Less.' })).body).toMatchObject({ status: 1 })
  expect((await quoteOf()).now).toEqual({ off: 15, reason: 'Less.' })
  expect((await lower(0)).body).toMatchObject({ total: before.quote?.total })
  const after = await quoteOf()
  expect(after.now).toBeUndefined()
  expect(after.quote).toEqual(before.quote)
  expect(JSON.stringify(await noticesOf(server, user))).toContain(
    'The price of your booking changed',
  )
})

test('never more than the rent, never without a reason, and never one’s own', async () => {
  const { most = 0 } = await quoteOf()
  expect(await lower(most + 0.01)).toMatchObject({
    http: 400,
    body: { errors: { off: expect.any(String) } },
  })
  const { version = '' } = await quoteOf()
  const silent = await server.as(staff.token).send(staffLowerPrice, { order, off: 5, version })
  expect(silent).toMatchObject({ http: 400, body: { errors: { reason: expect.any(String) } } })
  expect((await lower(most)).body).toMatchObject({ status: 1 })
  expect((await rowOf()).total_cents).toBeGreaterThan(0)
  order = await holdCar(server, staff, await buildCar(server))
  expect((await lower(5)).http).toBe(403)
})

test('who has a refund limit takes off no more than that', async () => {
  const kim = await buildUser(server, { staff: true })
  const may = { member: kim.id, rights: 'desk', refundLimit: 30 }
  await decideAsSeen(server, server.as(staff.token), staffSetRights, may as never)
  expect((await quoteOf(undefined, kim)).limit).toBe(30)
  expect((await lower(30.01, { who: kim })).body.message).toMatch(/at most \$30.00/)
  expect((await lower(30, { who: kim })).body).toMatchObject({ status: 1 })
})

test('a booking that joins its owner’s account keeps what was taken off', async () => {
  const email = newAddress()
  const car = await buildCar(server)
  const token = await registered(server, email)
  const asked = { address: '203.0.113.7' }
  order = (await server.as(token).send(submitBooking, { car, ...trip }, asked)).body.orderId ?? ''
  await lower(40)
  const sold = (await quoteOf()).quote
  const { code } = await newestMail(server, email)
  const signed = await server.as().send(signIn, { email, code, confirmed: true })
  const owner = server.as(signed.body.token ?? '')
  expect((await owner.send(answerHeldOrder, { order, answer: 'accept' })).body.orderId).toBe(order)
  // The deposit is that of the account's drivers now.
  const { now, quote } = await quoteOf()
  expect(now).toEqual({ off: 40, reason })
  expect(quote?.total).toBe((sold?.total ?? 0) - (sold?.deposit ?? 0) + (quote?.deposit ?? 0))
})

test('of two colleagues at once one lowers it, and the other reads that it changed', async () => {
  const { version = '' } = await quoteOf()
  const other = await buildUser(server, { staff: true })
  const both = await Promise.all([lower(40, { version }), lower(15, { version, who: other })])
  expect(both.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409])
  const won = both[0]?.http === 200 ? 40 : 15
  expect((await quoteOf()).now?.off).toBe(won)
})

test('a card payment that was begun for the old total is let go, and never captured', async () => {
  const secret = await beginCardPayment(server, user, order)
  const { total_cents: old } = await rowOf()
  expect((await lower(40)).body).toMatchObject({ status: 1 })
  const { total_cents: cents } = await rowOf()
  const late = await confirmAtGateway(server, secret)
  expect(late.body).toMatchObject({ status: 0 })
  await server.work()
  expect(await paymentsOf()).toEqual([`replaced ${old}`])
  expect(await rowOf()).toMatchObject({ state: 'held', paid: false })
  await payByCard(server, user, order)
  expect((await paymentsOf()).toSorted()).toEqual([`paid ${cents}`, `replaced ${old}`])
})

test('a card that was charged before the press pays the booking, and its price stays', async () => {
  const { version = '' } = await quoteOf()
  const secret = await beginCardPayment(server, user, order)
  const { total_cents: old } = await rowOf()
  await confirmAtGateway(server, secret)
  const reply = await lower(40, { version })
  expect(reply).toMatchObject({ http: 409 })
  expect(reply.body.message).toMatch(/paid or its payment is promised/)
  await server.work()
  expect(await rowOf()).toEqual({ state: 'booked', paid: true, total_cents: old })
})

test('the renter pays while staff lower it: one wins, the other reads a sentence', async () => {
  for (let round = 0; round < 6; round += 1) {
    user = await buildUser(server)
    order = await holdCar(server, user, await buildCar(server))
    const { version = '', was = 0 } = await quoteOf()
    const cash = () =>
      server.as(user.token).send(submitPaymentRefund, { order, paymentMethod: 'cash', total: was })
    const acts = [() => lower(40, { version }), cash]
    const [one, two] = await Promise.all((round % 2 ? acts.toReversed() : acts).map((act) => act()))
    expect([one?.http, two?.http].toSorted((a = 0, b = 0) => a - b)).toEqual([200, 409])
    const { state, total_cents: cents } = await rowOf()
    expect([`held ${cents < was * 100}`, `booked ${cents < was * 100}`]).toContain(
      `${state} ${state === 'held'}`,
    )
  }
})

test('a card payment begins or is charged while staff lower it: never the old total for the lower price', async () => {
  for (let round = 0; round < 6; round += 1) {
    user = await buildUser(server)
    order = await holdCar(server, user, await buildCar(server))
    const { version = '' } = await quoteOf()
    const secret = round % 2 ? await beginCardPayment(server, user, order) : undefined
    const act = secret === undefined ? pay() : confirmAtGateway(server, secret)
    const [lowered] = await Promise.all([lower(40, { version }), act])
    await server.work()
    const { state, total_cents: cents } = await rowOf()
    const open = (await paymentsOf()).filter((one) => !one.startsWith('replaced'))
    expect(open.every((one) => one === `pending ${cents}` || one === `paid ${cents}`)).toBe(true)
    expect([200, 409]).toContain(lowered.http)
    expect(state === 'booked').toBe(open.includes(`paid ${cents}`))
  }
})

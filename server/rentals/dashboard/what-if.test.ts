import { expect, test } from 'vitest'
import { appointmentId } from '#domain/fleet/fleet/pickup-slots.ts'
import { returnPreview } from '#domain/fleet/pricing/while-out/return-preview.ts'
import { whatIf as priced } from '#domain/fleet/pricing/while-out/what-if.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { whatIf } from '#protocol/rentals/dashboard/what-if.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { refundQuote } from '#protocol/rentals/cancellation/refund-quote.ts'
import { fromWire } from '#protocol/rentals/rentals/priced-rental.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { bayZone } from '#testing/fleet.ts'
import { holdCar, payByCard } from '#testing/journey.ts'
import { keys, ledgerOf, pickedUp, schedule, setWall } from '#testing/rental-life.ts'
import { testServer, type TestServer } from '#testing/server.ts'
import { taxArea } from '#testing/fleet.ts'

/* `pickedUp` is 49 days until 12 January at 10:00, with 47,380 on the odometer. */

async function taxed(server: TestServer, rate = 0.0725) {
  await taxArea(server, '1', rate)
}

/** What a renter paid for in the end, by the books; dollars. */
async function cost(server: TestServer, order: string): Promise<number> {
  const { rent = 0, miles = 0, extras = 0, gas = 0, tax = 0 } = await ledgerOf(server, order)
  return -(rent + miles + extras + gas + tax) / 100
}

/** What a device knows of a rental, as the rules take it. */
async function known(server: TestServer, user: TestUser, order: string) {
  const { selectedRental } = (await server.as(user.token).read(dashboard, { order })).body
  if (!selectedRental?.open || !selectedRental.bill) throw new Error('not out')
  return {
    open: fromWire(selectedRental.open, selectedRental.bill.rent),
    now: toWall(new Date(selectedRental.now), bayZone),
  }
}

const read = (server: TestServer, car: string, odometer: number) =>
  server.services.db
    .updateTable('car')
    .set({ odometer, odometer_read_at: server.services.clock() })
    .where('id', '=', car)
    .execute()

test.each([
  ['with the plan and its tax', { pm: 'more' }, { mile_cents: 23, included_miles_per_day: 10 }],
  ['as usual', {}, {}],
])(
  '%s, what is said of a week more is what the extension and the return take',
  async (_, choices, rates) => {
    const server = await testServer()
    await taxed(server)
    const car = await buildCar(server, rates)
    const { user, order } = await pickedUp(server, { car, ...choices })
    const me = server.as(user.token)
    await setWall(server, '2027-01-06T09:12')
    await read(server, car, 48_210)
    const end = '2027-01-19T10:00'
    const miles = 1_390
    const said = (await me.read(whatIf, { order, end, miles })).body
    expect(said).toMatchObject({ days: 7, miles, way: 'extend' })
    const { open, now } = await known(server, user, order)
    const here = priced(open, { now, end, miles })
    expect(here.total / 100).toBe(said.total)
    expect([here.daysPrice, here.milesPrice]).toEqual([
      Math.round((said.daysPrice ?? 0) * 100),
      Math.round((said.milesPrice ?? 0) * 100),
    ])

    const held = await me.send(extendCar, { order, end, odometer: 48_210 })
    const extension = held.body.orderId ?? ''
    await payByCard(server, user, extension)
    await setWall(server, end)
    await keys(server, user, { order: extension, rentalStatus: 88, odometer: 47_380 + miles })
    expect(await cost(server, order)).toBe(said.total)
  },
)

test('what is said of an early return is what it costs, from the notice to the keys', async () => {
  const server = await testServer()
  await taxed(server)
  const { user, order } = await pickedUp(server)
  const me = server.as(user.token)
  await setWall(server, '2026-12-20T10:00')
  const end = '2026-12-22T12:00'
  const said = (await me.read(whatIf, { order, end, miles: 800 })).body
  expect(said).toMatchObject({ days: -21, way: 'earlyReturn' })
  expect(said.daysPrice).toBeLessThan(0)
  const appt = appointmentId('return', '1', end)
  const quote = (await me.read(refundQuote, { order, appt })).body
  const total = -(quote.refund ?? 0)
  await me.send(submitPaymentRefund, { order, appt, total, paymentRefundMethod: 'original' })
  await setWall(server, end)
  await keys(server, user, { order, rentalStatus: 88, odometer: 48_180 })
  expect(await cost(server, order)).toBe(said.total)
})

test('the agreed end with other miles is nothing to be done', async () => {
  const server = await testServer()
  await taxed(server, 0)
  const { user, order } = await pickedUp(server)
  const me = server.as(user.token)
  const { body } = await me.read(whatIf, { order, end: '2027-01-12T10:00', miles: 1_000 })
  expect(body).toMatchObject({ days: 0, daysPrice: 0, milesPrice: 90, total: 1_592 })
  expect(body).not.toHaveProperty('way')
  expect(body).not.toHaveProperty('message')
})

test('another end says why it is not to be had: too early to ask, somebody else, no such time', async () => {
  const server = await testServer()
  const { user, car, order } = await pickedUp(server)
  const me = server.as(user.token)
  const next = await buildUser(server)
  await holdCar(server, next, car, { start: '2027-01-19T18:00', end: '2027-02-10T10:00' })
  const early = await me.read(whatIf, { order, end: '2027-01-13T10:00', miles: 0 })
  expect(early.body.message).toContain('one week')
  expect(early.body.latestEnd).toBe('2027-01-19T10:00')
  await setWall(server, '2027-01-06T10:00')
  await server.services.db
    .updateTable('occupancy')
    .set({ expires_at: new Date('2027-01-30') })
    .where('car_id', '=', car)
    .where('kind', '=', 'hold')
    .execute()
  const taken = await me.read(whatIf, { order, end: '2027-01-20T10:00', miles: 0 })
  expect(taken.body.message).toContain('until Tue 19 Jan 2027')
  expect(taken.body).not.toHaveProperty('way')
  expect((await me.read(whatIf, { order, end: '2027-01-06T09:59', miles: 0 })).http).toBe(400)
  expect((await me.read(whatIf, { order, end: '2029-02-06T09:59', miles: 0 })).http).toBe(400)
  expect((await me.read(whatIf, { order, end: '2027-01-13T10:00', miles: 200_001 })).http).toBe(400)
  const stranger = await server
    .as(next.token)
    .read(whatIf, { order, end: '2027-01-13T10:00', miles: 0 })
  expect(stranger.http).toBe(404)
})

test('a car that is not out is not asked about', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  await setWall(server, '2027-01-12T10:00')
  await keys(server, user, { order, rentalStatus: 88, odometer: 47_380 })
  const me = server.as(user.token)
  const { http } = await me.read(whatIf, { order, end: '2027-01-13T10:00', miles: 0 })
  expect(http).toBe(409)
  expect((await me.read(dashboard, { order })).body.selectedRental).not.toHaveProperty('open')
})

const dollars = (cents: number) => cents / 100

/** The preview of a device beside what the return really came to. */
async function bothOf(
  server: TestServer,
  { user, order }: { user: TestUser; order: string },
  readings: { odometer: number; gas: number },
) {
  const { open, now } = await known(server, user, order)
  const { odometer, gas: level } = readings
  const preview = returnPreview(open, { now, odometer, level })
  await keys(server, user, { order, rentalStatus: 88, ...readings })
  const money = (await server.as(user.token).read(dashboard, { order })).body.selectedRental?.money
  const charged = money?.charges.map(
    ({ code, quantity, amount }) => `${code} ${quantity} for ${amount}`,
  )
  // Charges of one minute stand in no order.
  expect(charged?.toSorted((a, b) => a.localeCompare(b))).toEqual(
    preview.lines
      .map(({ code, quantity, amount }) => `${code} ${quantity} for ${dollars(amount)}`)
      .toSorted((a, b) => a.localeCompare(b)),
  )
  expect(money?.deposit.held).toBe(dollars(preview.depositLeft))
  expect(money?.balance?.amount ?? 0).toBe(dollars(preview.beyond))
  const due = money?.refunds.reduce((sum, refund) => sum + refund.amount, 0) ?? 0
  // The card fee's share goes back with it.
  expect(due >= dollars(preview.refund)).toBe(true)
  expect(due > 0).toBe(preview.refund > 0)
  return preview
}

test.each([
  ['on time', '2027-01-12T09:50', { odometer: 48_210, gas: 8 }, ['miles', 'tax']],
  ['short of gas', '2027-01-12T10:00', { odometer: 48_210, gas: 5 }, ['miles', 'gas', 'tax']],
  ['late', '2027-01-13T16:30', { odometer: 48_210, gas: 8 }, ['miles', 'lateDays', 'tax']],
  ['far beyond the deposit', '2027-01-12T10:00', { odometer: 65_000, gas: 8 }, ['miles', 'tax']],
  ['early', '2026-12-22T12:00', { odometer: 47_900, gas: 8 }, ['miles', 'tax']],
])('the preview of a return is the return: %s', async (_, at, readings, codes) => {
  const server = await testServer()
  await taxed(server)
  const rented = await pickedUp(server)
  await setWall(server, at)
  const { lines } = await bothOf(server, rented, readings)
  expect(lines.map(({ code }) => code).toSorted()).toEqual([...codes].toSorted())
})

test('the preview knows an evening return and what was announced before', async () => {
  const server = await testServer()
  const rented = await pickedUp(server)
  const { user, order } = rented
  await setWall(server, '2026-12-20T10:00')
  await schedule(server, user, order, 92, '2026-12-22T18:30')
  await setWall(server, '2026-12-22T18:30')
  const { lines, unused } = await bothOf(server, rented, { odometer: 47_380, gas: 8 })
  expect(lines).toMatchObject([
    { code: 'appointment', amount: 1_500 },
    { code: 'tax', amount: 109 },
  ])
  expect(unused).toBeGreaterThan(0)
})

import { beforeEach, expect, it } from 'vitest'
import { booking, cancelContract, submitBooking } from '#protocol/rentals/operations.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { credits } from '#protocol/jobs/operations.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { carBrought, confirmed, creditLeft, evenly } from '#testing/jobs/relocation.ts'
import { leave } from '#testing/leaving/leave.ts'
import { payByCard, trip } from '#testing/journey.ts'
import { keys, ledgerOf, setWall, bookedCar } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
let staff: TestUser
beforeEach(async () => {
  server = await testServer()
  staff = await buildUser(server, { staff: true })
})

const as = (who: TestUser) => server.as(who.token)
const balance = (who: TestUser) => creditLeft(server, who)

/** Somebody who brought a car, for $90. */
async function earned(): Promise<TestUser> {
  const { who, id } = await carBrought(server, staff)
  await confirmed(server, staff, id)
  return who
}

it('is taken off the next bill as it is shown, held, paid and written in the books', async () => {
  const who = await earned()
  const car = await buildCar(server)
  const price = async (as_: TestUser) =>
    (await as(as_).read(booking, { car, ...trip })).body.calculatorData
  const others = await price(await buildUser(server))
  const shown = await price(who)
  expect(shown?.lines.at(-1)).toMatchObject({
    code: 'credit',
    amount: -90,
    label: 'Your credit for bringing a car',
  })
  expect(shown?.total).toBe((others?.total ?? 0) - 90)
  expect(shown?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(shown?.total ?? 0)
  const held = await as(who).send(submitBooking, { car, ...trip, total: shown?.total ?? 0 })
  expect(held.body.calculatorData?.total).toBe(shown?.total)
  expect(await balance(who)).toBe(0)
  // The hold of the same car takes the place of the first one, and its credit too.
  expect((await price(who))?.total).toBe(shown?.total)
  const order = held.body.orderId ?? ''
  await payByCard(server, who, order)
  const { due_cents: due } = await server.services.db
    .selectFrom('payment')
    .select('due_cents')
    .where('order_id', '=', order)
    .executeTakeFirstOrThrow()
  expect(due / 100).toBeCloseTo(shown?.total ?? 0)
  expect(await ledgerOf(server, order)).toMatchObject({ credit: 9_000 })
  expect((await as(who).read(credits, {})).body).toMatchObject({
    balance: 0,
    entries: [
      { text: 'Taken off a bill', amount: -90, order },
      { text: 'For bringing a car', amount: 90 },
    ],
  })
  expect(await evenly(server)).toBe(0)
})

it('a second bill takes nothing, and a hold that lapsed gives it back', async () => {
  const who = await earned()
  const [first, second] = [await buildCar(server), await buildCar(server)]
  await as(who).send(submitBooking, { car: first, ...trip })
  const other = await as(who).send(submitBooking, { car: second, ...trip })
  const codes = other.body.calculatorData?.lines.map(({ code }) => code)
  expect(codes).not.toContain('credit')
  server.passMinutes(31)
  await server.work()
  expect(await balance(who)).toBe(90)
})

it('comes back as credit when the booking that it paid for is cancelled in time', async () => {
  const who = await earned()
  const { order } = await bookedCar(server, { user: who })
  expect(await balance(who)).toBe(0)
  await as(who).send(cancelContract, { order })
  expect(await balance(who)).toBe(90)
  expect(await ledgerOf(server, order)).not.toHaveProperty('credit')
  expect(await evenly(server)).toBe(0)
})

it('comes back as credit for unused days that no money is left for', async () => {
  const who = await earned()
  const { order } = await bookedCar(server, { user: who })
  await setWall(server, trip.start)
  await keys(server, who, { order, odometer: 1_000 })
  await server.services.db
    .updateTable('rental_order')
    .set({ return_noticed_at: new Date('2026-11-22T00:00:00Z') })
    .where('id', '=', order)
    .execute()
  await setWall(server, '2026-11-25T10:00')
  await keys(server, who, { order, rentalStatus: 88, odometer: 1_000 })
  const { credit, rent, tax = 0, receivable } = await ledgerOf(server, order)
  // All money of the rent goes back; the credit has paid the one day that the car was used.
  expect(rent).toBe(-3_900)
  expect([credit, receivable]).toEqual([3_900 - tax, undefined])
  expect(await balance(who)).toBeCloseTo(90 - (3_900 - tax) / 100)
  expect(await evenly(server)).toBe(0)
})

it('pays what a return costs before the deposit does', async () => {
  const { who, id } = await carBrought(server, staff)
  const { order } = await bookedCar(server, { user: who })
  await setWall(server, trip.start)
  const taken = await keys(server, who, { order, odometer: 1_000 })
  expect(taken.body.rentalStatus).toBe(86)
  await confirmed(server, staff, id)
  expect(await balance(who)).toBe(90)
  await setWall(server, '2027-01-12T10:00')
  // 2,000 miles at 9 cents, and their tax.
  await keys(server, who, { order, rentalStatus: 88, odometer: 3_000 })
  expect(await balance(who)).toBe(0)
  const { credit, deposit, receivable } = await ledgerOf(server, order)
  expect([credit, receivable]).toEqual([9_000, undefined])
  expect(deposit).toBeGreaterThan(-100_000)
  expect(await evenly(server)).toBe(0)
})

it('is taken off an extension, and only once', async () => {
  const { who, id } = await carBrought(server, staff)
  const { order } = await bookedCar(server, { user: who })
  await setWall(server, trip.start)
  await keys(server, who, { order, odometer: 1_000 })
  await confirmed(server, staff, id)
  expect(await balance(who)).toBe(90)
  await setWall(server, '2027-01-05T10:00')
  const wanted = { order, end: '2027-01-19T10:00', odometer: 1_000 }
  const quote = await as(who).read(booking, { ...wanted, isCarExtend: true })
  expect(quote.body.calculatorData?.lines.at(-1)).toMatchObject({ code: 'credit', amount: -90 })
  const total = quote.body.calculatorData?.total ?? 0
  const held = await as(who).send(extendCar, { ...wanted, total })
  const extension = held.body.orderId ?? ''
  expect(await balance(who)).toBe(0)
  await payByCard(server, who, extension)
  const { due_cents: due } = await server.services.db
    .selectFrom('payment')
    .select('due_cents')
    .where('order_id', '=', extension)
    .executeTakeFirstOrThrow()
  expect(due / 100).toBeCloseTo(total)
  expect(await balance(who)).toBe(0)
  expect(await evenly(server)).toBe(0)
})

it('ends with the account: who leaves takes none along, and the books stay even', async () => {
  const who = await earned()
  expect(await balance(who)).toBe(90)
  const left = await leave(server, who)
  expect(left.body).toMatchObject({ state: 'deleted' })
  expect((await as(who).read(credits, {})).http).toBe(401)
  expect(await evenly(server)).toBe(0)
  // Whoever comes again with the same address begins with nothing.
  const again = await buildUser(server, { user: { email: who.email } })
  expect(await balance(again)).toBe(0)
})

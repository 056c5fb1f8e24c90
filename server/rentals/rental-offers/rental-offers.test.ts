import { describe, expect, test } from 'vitest'
import type { OfferKind } from '#domain/money/orders/offer-kinds.ts'
import { answerOffer } from '#protocol/rentals/rental-offers/answer-offer.ts'
import {
  staffMakeOffer,
  staffOffers,
  staffWithdrawOffer,
} from '#protocol/rentals/rental-offers/staff-offers.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { buildUser } from '#testing/factories.ts'
import { accept, offered, offersOf, totalOf } from '#testing/rental-offers.ts'
import {
  bookedCar,
  keys,
  ledgerOf,
  pickedUp,
  type Rented,
  setWall,
  verifiedEvidence,
} from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

test('an offer is told, answered once, and its steps are in the evidence', async () => {
  const server = await testServer()
  const rented = await pickedUp(server)
  const { user, staff, order } = rented
  const message = 'Your area is busy next week.'
  const made = await server
    .as(staff.token)
    .send(staffMakeOffer, { order, kind: 'earlyReturn', amount: 60, hours: 12, message })
  expect(made.body.offer).toMatchObject({ kind: 'earlyReturn', amount: 60, status: 'open' })
  const board = await server.as(user.token).read(dashboard, { order }, { lang: 'es' })
  expect(board.body.selectedRental?.offers.items).toMatchObject([
    { title: '$60.00 por devolver el auto antes', description: expect.stringContaining(message) },
  ])
  const told = board.body.notifications?.map((one) => one.title)
  expect(told).toContain('Tenemos una oferta para ti')
  const offer = made.body.offer?.id ?? ''
  const second = await server
    .as(staff.token)
    .send(staffMakeOffer, { order, kind: 'earlyReturn', amount: 70, hours: 12 })
  expect(second).toMatchObject({ http: 409, body: { message: expect.stringContaining('already') } })

  const said = await accept(server, rented, offer)
  expect(said.body.offer).toMatchObject({ status: 'accepted', returnBy: expect.any(String) })
  expect((await accept(server, rented, offer)).http).toBe(409)
  const late = await server.as(staff.token).send(staffWithdrawOffer, { offer })
  expect(late.http).toBe(409)
  const events = (await verifiedEvidence(server, order)).filter((one) => one.kind === 'offer')
  expect(events.map((one) => (one.data as { event: string }).event)).toEqual([
    'offerMade',
    'offerAccepted',
  ])
})

// @9-discount-requires
describe('money for an early return', () => {
  const day = 3_900

  async function returnedAfter(hours: number) {
    const server = await testServer()
    const rented = await pickedUp(server)
    // Two days are used then, and 24 hours count from the notice.
    await setWall(server, '2026-11-26T10:00')
    await accept(server, rented, await offered(server, rented, 'earlyReturn', 60))
    server.passMinutes(hours * 60)
    await server.work()
    await keys(server, rented.user, { order: rented.order, rentalStatus: 88, odometer: 47_380 })
    return { server, rented, ledger: await ledgerOf(server, rented.order) }
  }

  test('is credited when the car is back within 24 hours; the ledger is even', async () => {
    const { server, rented, ledger } = await returnedAfter(0)
    expect(ledger.rent).toBe(-(3 * day - 6_000))
    expect(totalOf(ledger)).toBe(0)
    const board = await server.as(rented.user.token).read(dashboard, { order: rented.order })
    expect(board.body.selectedRental?.money.charges).toMatchObject([{ code: 'offer', amount: -60 }])
  })

  test('lapses a minute after them, and the renter is told', async () => {
    const { server, rented, ledger } = await returnedAfter(24 + 1 / 60)
    expect(ledger.rent).toBe(-4 * day)
    expect(totalOf(ledger)).toBe(0)
    expect(await offersOf(server, rented)).toMatchObject([{ status: 'expired' }])
  })
})

test('a discount comes with the settlement and never gives back more than the rent', async () => {
  const server = await testServer()
  const rented = await pickedUp(server)
  await accept(server, rented, await offered(server, rented, 'discount', 9_000))
  await setWall(server, '2026-11-25T10:00')
  await keys(server, rented.user, { order: rented.order, rentalStatus: 88, odometer: 47_380 })
  const ledger = await ledgerOf(server, rented.order)
  expect(ledger.rent).toBeUndefined()
  expect(totalOf(ledger)).toBe(0)
  expect(await offersOf(server, rented)).toMatchObject([
    { status: 'accepted', usedOrder: rented.order },
  ])
  // Less than the $9,000 that were offered: what is told is what was taken.
  const told = await toldOf(server, rented, 'Your offer was applied')
  expect(told).toMatch(/^We took \$[\d,]+\.\d\d off your rental\.$/)
  expect(told).not.toContain('$9,000.00')
})

/** The text of the newest notice of a title. */
async function toldOf({ services }: TestServer, { user }: Rented, title: string) {
  const notice = await services.db
    .selectFrom('notification')
    .select('text_en')
    .where('user_id', '=', user.id)
    .where('title_en', '=', title)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return notice?.text_en
}

test('a discount after the return is given at once, once', async () => {
  const server = await testServer()
  const rented = await pickedUp(server)
  await setWall(server, '2027-01-12T10:00')
  await keys(server, rented.user, { order: rented.order, rentalStatus: 88, odometer: 47_380 })
  const before = await ledgerOf(server, rented.order)
  const offer = await offered(server, rented, 'discount', 25)
  const { body } = await server.as(rented.user.token).read(dashboard, { order: rented.order })
  const [shown] = body.selectedRental?.offers.items ?? []
  expect(shown?.description).toBe('We take it off your final bill.')
  expect((await accept(server, rented, offer)).body.offer).toMatchObject({
    status: 'accepted',
    usedOrder: rented.order,
  })
  await server.work()
  const after = await ledgerOf(server, rented.order)
  expect((after.rent ?? 0) - (before.rent ?? 0)).toBe(2_500)
  expect(totalOf(after)).toBe(0)
})

test('unanswered offers expire, staff withdraw open ones, and nobody else can answer', async () => {
  const server = await testServer()
  const rented = await bookedCar(server)
  const { staff } = rented
  const first = await offered(server, rented, 'swap', undefined, 1)
  const stranger = await buildUser(server)
  const asked = await server
    .as(stranger.token)
    .send(answerOffer, { offer: first, answer: 'accept' })
  expect(asked.http).toBe(404)
  server.passMinutes(60)
  expect((await accept(server, rented, first)).http).toBe(409)
  await server.work()
  const second = await offered(server, rented, 'swap')
  const open = (await server.as(staff.token).read(staffOffers, {})).body.offers ?? []
  expect(open.find((one) => one.id === second)).toMatchObject({ renter: 'Ana Núñez', amount: 50 })
  expect(
    (await server.as(staff.token).send(staffWithdrawOffer, { offer: second })).body.status,
  ).toBe(1)
  expect((await offersOf(server, rented))?.map((one) => one.status)).toEqual([
    'withdrawn',
    'expired',
  ])
})

test('an offer that does not fit the rental, or gives nothing, is refused with a sentence', async () => {
  const server = await testServer()
  const { staff, order } = await bookedCar(server)
  const make = (kind: OfferKind, amount?: number) =>
    server.as(staff.token).send(staffMakeOffer, { order, kind, amount, hours: 24 })
  expect(await make('extend', 20)).toMatchObject({
    http: 409,
    body: { message: expect.stringContaining('no longer applies') },
  })
  expect(await make('discount')).toMatchObject({
    http: 400,
    body: { errors: { amount: expect.any(String) } },
  })
})

test('the database refuses a second live offer of a kind and a used one that nobody took', async () => {
  const server = await testServer()
  const rented = await pickedUp(server)
  const offer = await offered(server, rented, 'discount', 10)
  const { db } = server.services
  const row = await db
    .selectFrom('rental_offer')
    .selectAll()
    .where('id', '=', offer)
    .executeTakeFirstOrThrow()
  const copy = db
    .insertInto('rental_offer')
    .values({ ...row, id: `${offer}2` })
    .execute()
  await expect(copy).rejects.toMatchObject({ constraint: 'rental_offer_one_live' })
  const used = { used_at: new Date(), used_cents: 10, used_order_id: rented.order }
  const taken = db.updateTable('rental_offer').set(used).where('id', '=', offer).execute()
  await expect(taken).rejects.toMatchObject({ code: '23514' })
})

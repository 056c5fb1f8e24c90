import { beforeEach, expect, it, test } from 'vitest'
import { addDays, addMinutes } from '#domain/core/time/wall-time.ts'
import { cars } from '#protocol/fleet/cars/cars.ts'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { reportReview } from '#protocol/community/reviews/answers.ts'
import { myRatings } from '#protocol/community/reviews/my-ratings.ts'
import { staffDecideReview } from '#protocol/community/reviews/staff-reviews.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { trip } from '#testing/journey.ts'
import { bookedCar, keys, pickedUp, type Rented, setWall } from '#testing/rental-life.ts'
import {
  afterEnd,
  all,
  bringBack,
  companyRates,
  renterRates,
  returnedRental,
} from '#testing/reviews/rentals.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})

const asked = async ({ user }: Rented) =>
  (
    await server.services.db
      .selectFrom('notification')
      .select(['title_en', 'text_es', 'read_at'])
      .where('user_id', '=', user.id)
      .where('thread', 'like', 'rate %')
      .orderBy('created_at')
      .execute()
  ).map(({ title_en: title, text_es: text, read_at: readAt }) => ({ title, text, readAt }))

test('who brings the car back is asked once, reminded once four days before the end, and mailed both', async () => {
  const rented = await returnedRental(server)
  const first = 'How was it? Rate your rental'
  expect(await asked(rented)).toMatchObject([{ title: first, readAt: null }])
  expect((await asked(rented))[0]?.text).toContain('26 de enero')
  const reminder = 'Your rating is still missing'
  await afterEnd(server, 9)
  await server.work()
  expect((await asked(rented)).map(({ title }) => title)).toEqual([first])
  await afterEnd(server, 10)
  await server.work()
  expect((await asked(rented)).map(({ title }) => title)).toEqual([reminder])
  // Read, so that a second one would stand beside it.
  await server.services.db.updateTable('notification').set({ read_at: new Date() }).execute()
  for (const days of [11, 13, 15]) {
    await afterEnd(server, days)
    await server.work()
  }
  expect((await asked(rented)).map(({ title }) => title)).toEqual([reminder])
  const mailed = await server.services.db
    .selectFrom('notice_mail')
    .select('title_en')
    .where('user_id', '=', rented.user.id)
    .where('thread', 'like', 'rate %')
    .orderBy('created_at')
    .execute()
  expect(mailed.map((row) => row.title_en)).toEqual([first, reminder])
})

test('who has rated is asked no more', async () => {
  const rented = await returnedRental(server)
  await renterRates(server, rented)
  await afterEnd(server, 11)
  await server.work()
  const notices = await asked(rented)
  expect(notices).toHaveLength(1)
  expect(notices[0]?.readAt).not.toBeNull()
})

test('who cancels late is asked; who cancels in time is not', async () => {
  const late = await bookedCar(server)
  const early = await bookedCar(server)
  await setWall(server, addDays(trip.start, -2))
  await server.as(early.user.token).send(cancelContract, { order: early.order })
  await setWall(server, addMinutes(trip.start, -60))
  await server.as(late.user.token).send(cancelContract, { order: late.order })
  expect((await asked(late)).map(({ title }) => title)).toEqual(['How was it? Rate your booking'])
  expect(await asked(early)).toEqual([])
})

test('the profile lists what may be rated and what waits', async () => {
  const rented = await pickedUp(server)
  const list = async () =>
    (await server.as(rented.user.token).read(myRatings, {})).body.ratings?.map(
      ({ may, mine }) => may ?? (mine?.waitsUntil && 'waits'),
    )
  expect(await list()).toEqual([])
  await setWall(server, addDays(trip.start, 7))
  expect(await list()).toEqual(['in-progress'])
  await renterRates(server, rented)
  expect(await list()).toEqual([])
})

const carOf = async (id: string) => {
  const { body } = await server.as().read(cars, { car: id })
  return {
    rating: body.car?.rating,
    many: body.car?.reviewCount,
    texts: body.reviews?.map(({ comment }) => comment),
  }
}
const inSearch = async (id: string) => {
  const { body } = await server.as().read(cars, { area: '1', sort: 'rating', limit: 100 })
  const found = body.cars?.find((one) => one.id === id)
  return { rating: found?.rating, many: found?.reviewCount }
}

test('a car’s rating follows a renter’s review from the moment that everybody reads it, everywhere', async () => {
  const car = await buildCar(server, { rating: '2.00', review_count: 0 })
  const rented = await returnedRental(server, { car })
  await renterRates(server, rented, all(9))
  await server.work()
  expect(await carOf(car)).toEqual({ rating: 2, many: 0, texts: [] })
  await companyRates(server, rented)
  expect(await carOf(car)).toEqual({ rating: 9, many: 1, texts: ['A good car.'] })
  expect(await inSearch(car)).toEqual({ rating: 9, many: 1 })
})

test('without the other side’s review, time reveals it: the car is rated and the renter is told', async () => {
  const car = await buildCar(server)
  const one = await bookedCar(server, { car })
  const other = await bookedCar(server)
  await setWall(server, trip.start)
  for (const { user, order } of [one, other]) await keys(server, user, { order, odometer: 47_380 })
  await setWall(server, trip.end)
  for (const rented of [one, other]) await bringBack(server, rented)
  await renterRates(server, one, all(1))
  await companyRates(server, other)
  await afterEnd(server, 14)
  await server.work()
  expect(await carOf(car)).toMatchObject({ rating: 1, many: 1 })
  const told = await server.services.db
    .selectFrom('notification')
    .select('title_en')
    .where('user_id', '=', other.user.id)
    .where('topic', '=', 'network')
    .execute()
  expect(told).toEqual([{ title_en: 'You have a new review' }])
})

it('a review that staff take out of sight no longer counts for its car', async () => {
  const rented = await returnedRental(server)
  await renterRates(server, rented, all(1))
  await companyRates(server, rented)
  const { id: review } = await server.services.db
    .selectFrom('review')
    .select('id')
    .where('reviewer_id', '=', rented.user.id)
    .executeTakeFirstOrThrow()
  const reader = await buildUser(server)
  await server.as(reader.token).send(reportReview, { review, reason: 'Insults.' })
  expect(await carOf(rented.car)).toMatchObject({ rating: 1, many: 1 })
  const caller = server.as(rented.staff.token)
  const decided = await decideAsSeen(server, caller, staffDecideReview, {
    review,
    decision: 'hide',
  })
  expect(decided.http).toBe(200)
  expect(await carOf(rented.car)).toEqual({ rating: undefined, many: 0, texts: [] })
  expect(await inSearch(rented.car)).toEqual({ rating: undefined, many: 0 })
})

import { addDays, addMinutes } from '#domain/core/time/wall-time.ts'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { userDetails } from '#protocol/community/profile/user-details.ts'
import { myRatings } from '#protocol/community/reviews/my-ratings.ts'
import { reviews } from '#protocol/community/reviews/reviews.ts'
import { staffRentalReviews } from '#protocol/community/reviews/staff-reviews.ts'
import { buildUser } from '#testing/factories.ts'
import { trip } from '#testing/journey.ts'
import { leave } from '#testing/leaving/leave.ts'
import { bookedCar, pickedUp, type Rented, setWall } from '#testing/rental-life.ts'
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

const profileOf = async ({ user }: Rented, token = user.token) =>
  (await server.as(token).read(userDetails, { userId: user.id })).body.userDetails
const mine = async ({ user, order }: Rented) =>
  (await server.as(user.token).read(myRatings, { order })).body.ratings?.[0]
const theirs = async ({ staff, order }: Rented) =>
  (await server.as(staff.token).read(staffRentalReviews, { order })).body

describe('after the return', () => {
  // @7-submitRating
  it('neither side reads the other’s review before both have written', async () => {
    const rented = await returnedRental(server)
    const first = await renterRates(server, rented, { privateNote: 'The lot was dark.' })
    expect(first.body).toMatchObject({
      status: 1,
      review: { waitsUntil: '2027-01-26T10:00', comment: 'A good car.', status: 'completed' },
    })
    expect(await theirs(rented)).toMatchObject({ renterWaits: true, may: 'completed' })
    expect(JSON.stringify(await theirs(rented))).not.toMatch(/A good car|dark/)

    const second = await companyRates(server, rented)
    expect(second.body.review?.waitsUntil).toBeUndefined()
    expect(await theirs(rented)).toMatchObject({
      renterWaits: false,
      renter: { comment: 'A good car.', privateNote: 'The lot was dark.' },
    })
    const seen = await mine(rented)
    expect(seen).toMatchObject({ theirs: { comment: 'On time.', byCompany: true } })
    expect([seen?.may, seen?.mine?.waitsUntil]).toEqual([undefined, undefined])
    expect(JSON.stringify(seen)).not.toContain('dark')
    expect(await profileOf(rented)).toMatchObject({
      score: { value: 7.5, title: 'New' },
      rating: { 1: 9, 5: 9 },
      reviews: [{ comment: 'On time.', user: { firstName: 'Tramo' } }],
    })
  })

  it('the renter does not read the company’s review before writing, nor does it count', async () => {
    const rented = await returnedRental(server)
    await companyRates(server, rented, all(1))
    expect((await mine(rented))?.theirs).toBeUndefined()
    expect(await profileOf(rented)).toMatchObject({ score: { value: 7 }, rating: {}, reviews: [] })
    await afterEnd(server, 14)
    expect(await profileOf(rented)).toMatchObject({
      score: { value: 5.5 },
      reviews: [{ comment: 'On time.' }],
    })
  })

  // @7-submitRating
  it.each([
    ['before its return', -1, 'eighth', 409],
    ['when 14 days have passed', 14, '14 days', 409],
  ])('nobody rates %s who has not', async (when, days, words, http) => {
    const rented = when.startsWith('before') ? await pickedUp(server) : await returnedRental(server)
    await (days < 0 ? setWall(server, addDays(trip.start, 6)) : afterEnd(server, days))
    for (const rate of [renterRates, companyRates]) {
      const refused = await rate(server, rented)
      expect(refused.http).toBe(http)
      expect(refused.body.message).toContain(words)
    }
    const kept = await server.services.db
      .selectFrom('review')
      .select('id')
      .where('reviewer_id', 'in', [rented.user.id, rented.staff.id])
      .execute()
    expect(kept).toEqual([])
  })

  it('a second review is refused and leaves the first as it was', async () => {
    const rented = await returnedRental(server)
    await renterRates(server, rented)
    const again = await renterRates(server, rented, { ...all(1), comments: 'Never again.' })
    expect([again.http, again.body.message]).toEqual([
      409,
      'This rental was rated already; a final review stays as it is.',
    ])
    expect((await mine(rented))?.mine).toMatchObject({
      comment: 'A good car.',
      score: { value: 8 },
    })
  })

  it('somebody else’s rental, and another rental than the order’s, are lost', async () => {
    const rented = await returnedRental(server)
    const stranger = { ...rented, user: await buildUser(server) }
    expect((await renterRates(server, stranger)).http).toBe(404)
    expect((await renterRates(server, rented, { transaction: 'another' })).http).toBe(404)
    expect((await renterRates(server, rented, { order: 'never' })).http).toBe(404)
    expect((await mine(rented))?.mine).toBeUndefined()
  })

  // @5-rating-1
  it('a value that is missing or none, and a comment that is missing or too long, are refused at their fields', async () => {
    const rented = await returnedRental(server)
    const faults = [
      [{ id3: '' }, 'id3', 'Field is Required'],
      [{ id1: 0 }, 'id1', 'The value must be 1 or more'],
      [{ id5: 11 }, 'id5', 'The value must be 10 or less'],
      [{ id2: 7.5 }, 'id2', 'numbers'],
      [{ comments: ' ' }, 'comments', 'Required'],
      [{ comments: 'x'.repeat(2001) }, 'comments', '2000'],
      [{ privateNote: 'x'.repeat(2001) }, 'privateNote', '2000'],
    ] as const
    for (const [said, field, words] of faults) {
      const refused = await renterRates(server, rented, said)
      expect(refused.http).toBe(400)
      expect(refused.body.errors?.[field]).toContain(words)
    }
    expect((await mine(rented))?.mine).toBeUndefined()
  })
})

describe('while a rental is under way', () => {
  it('each side may write once from its eighth day on: read at once, not scored, replaced at the end', async () => {
    const rented = await pickedUp(server)
    await setWall(server, addDays(trip.start, 7))
    const early = await companyRates(server, rented, all(2))
    expect(early.body.review).toMatchObject({ status: 'in-progress' })
    expect(early.body.review?.waitsUntil).toBeUndefined()
    expect((await companyRates(server, rented)).http).toBe(409)
    expect((await renterRates(server, rented)).body.review?.status).toBe('in-progress')
    expect(await profileOf(rented)).toMatchObject({
      score: { value: 7 },
      rating: {},
      reviews: [{ status: 'in-progress', comment: 'On time.' }],
    })

    await setWall(server, trip.end)
    await bringBack(server, rented)
    await companyRates(server, rented, { comments: 'Clean, too.' })
    expect((await profileOf(rented))?.reviews).toEqual([])
    await renterRates(server, rented)
    expect(await profileOf(rented)).toMatchObject({
      score: { value: 7.5 },
      reviews: [{ status: 'completed', comment: 'Clean, too.' }],
    })
  })
})

describe('a booking that was cancelled', () => {
  const cancelled = async (minutesBefore: number) => {
    const rented = await bookedCar(server)
    await setWall(server, addMinutes(trip.start, -minutesBefore))
    const { user, order } = rented
    expect((await server.as(user.token).send(cancelContract, { order })).http).toBe(200)
    return rented
  }

  it('late is rated by both sides', async () => {
    const rented = await cancelled(24 * 60)
    expect((await renterRates(server, rented)).body.review?.status).toBe('canceled')
    expect((await companyRates(server, rented)).body.review?.status).toBe('canceled')
    const seen = await server
      .as(rented.user.token)
      .read(reviews, { userId: rented.user.id, status: 'canceled' })
    expect(seen.body).toMatchObject({ reviews: [{ score: { value: 9 } }], counts: { canceled: 1 } })
  })

  it('in time is rated by nobody', async () => {
    const rented = await cancelled(24 * 60 + 1)
    expect((await renterRates(server, rented)).http).toBe(409)
    expect((await mine(rented))?.may).toBeUndefined()
  })

  it('by nobody coming is rated by both sides', async () => {
    const rented = await bookedCar(server)
    await setWall(server, addMinutes(trip.start, 24 * 60))
    await server.work()
    expect((await companyRates(server, rented)).body.review?.status).toBe('canceled')
  })
})

// @7-submitRating
test('two people who press at once write one review a side', async () => {
  const rented = await returnedRental(server)
  const replies = await Promise.all([
    renterRates(server, rented),
    renterRates(server, rented, { comments: 'Again.' }),
    companyRates(server, rented),
    companyRates(server, rented),
  ])
  expect(replies.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409])
  expect((await mine(rented))?.theirs?.comment).toBe('On time.')
})

test('nothing is said about a renter who left, and staff are told why', async () => {
  const rented = await returnedRental(server)
  await afterEnd(server, 5)
  await server.work()
  expect((await leave(server, rented.user)).body.state).toBe('deleted')
  const gone = 'This account was deleted, so nothing more can belong to it.'
  const read = await theirs(rented)
  expect([read.may, read.refusal]).toEqual([undefined, gone])
  const rated = await companyRates(server, rented)
  expect([rated.http, rated.body.message]).toEqual([409, gone])
})

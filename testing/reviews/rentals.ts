import { addDays } from '#domain/core/time/wall-time.ts'
import type { InputOf } from '#protocol/core/operation.ts'
import { reportReview } from '#protocol/community/reviews/answers.ts'
import { staffSubmitRating } from '#protocol/community/reviews/staff-reviews.ts'
import { submitRating } from '#protocol/community/reviews/submit-rating.ts'
import { buildUser } from '../factories.ts'
import { trip } from '../journey.ts'
import { keys, pickedUp, type Rented, setWall } from '../rental-life.ts'
import type { TestServer } from '../server.ts'

/** A value for each of the criteria. */
export const all = (value: number) => ({
  id1: value,
  id2: value,
  id3: value,
  id4: value,
  id5: value,
})

/** A rental that came to its end: the car is back on the last day, where the clock stands. */
export async function returnedRental(
  server: TestServer,
  more: Parameters<typeof pickedUp>[1] = {},
): Promise<Rented> {
  const rented = await pickedUp(server, more)
  await setWall(server, trip.end)
  await bringBack(server, rented)
  return rented
}

export async function bringBack(server: TestServer, { user, order }: Rented): Promise<void> {
  const reply = await keys(server, user, { order, rentalStatus: 88, odometer: 49_000 })
  if (reply.body.rentalStatus !== 88) throw new Error(`not back: ${JSON.stringify(reply.body)}`)
}

/** So many days after the end of the rental, at the same hour. */
export const afterEnd = (server: TestServer, days: number) =>
  setWall(server, addDays(trip.end, days))

type Said = Partial<InputOf<typeof submitRating>>

export const renterRates = (server: TestServer, { user, order }: Rented, said: Said = {}) =>
  server.as(user.token).send(submitRating, { order, ...all(8), comments: 'A good car.', ...said })

export const companyRates = (server: TestServer, { staff, order }: Rented, said: Said = {}) =>
  server
    .as(staff.token)
    .send(staffSubmitRating, { order, ...all(9), comments: 'On time.', ...said })

/** A rental that both sides have rated, so that everybody reads both, and the ids of their reviews. */
export async function rated(server: TestServer) {
  const rented = await returnedRental(server)
  const byRenter = (await renterRates(server, rented)).body.review?.id ?? ''
  const byCompany = (await companyRates(server, rented)).body.review?.id ?? ''
  return { ...rented, byRenter, byCompany }
}

/** A renter's review that everybody reads and somebody has reported; its id. */
export async function reported(server: TestServer): Promise<string> {
  const { byRenter: review } = await rated(server)
  const reader = await buildUser(server)
  await server.as(reader.token).send(reportReview, { review, reason: 'It is about another car.' })
  return review
}

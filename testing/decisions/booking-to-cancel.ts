import { staffCancelQuote } from '#protocol/rentals/cancellation/staff-cancel.ts'
import { staffDatesQuote } from '#protocol/staff/planner/staff-dates.ts'
import { buildCar, buildUser, type TestUser } from '../factories.ts'
import { holdCar, payByCard } from '../journey.ts'
import type { TestServer } from '../server.ts'

/** A booking that is paid and waits for its confirmation. */
export async function paid(server: TestServer) {
  const user = await buildUser(server)
  const order = await holdCar(server, user, await buildCar(server))
  await payByCard(server, user, order)
  return { user, order }
}

/** The fields that staff cancel one with, everything back, as they read it. */
export async function bookingToCancel(server: TestServer, staff: TestUser) {
  const { order } = await paid(server)
  const { body } = await server.as(staff.token).read(staffCancelQuote, { order })
  return { order, refund: 'full', total: body.full?.refund, reason: 'The car broke down.' }
}

/** The fields that staff take two days off one with, as they read what that comes to. */
export async function fewerDays(server: TestServer, staff: TestUser) {
  const { order } = await paid(server)
  const dates = { order, end: '2027-01-10T10:00' }
  const { body } = await server.as(staff.token).read(staffDatesQuote, dates)
  return { ...dates, difference: body.difference }
}

/** A booking that is held, and the fields that staff lower its price with. */
export const heldToLower = async (server: TestServer) => ({
  order: await holdCar(server, await buildUser(server), await buildCar(server)),
  off: 40,
  reason: 'You waited for us.',
})

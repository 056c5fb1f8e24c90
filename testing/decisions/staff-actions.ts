import { specialRequest } from '#protocol/rentals/special-requests/special-request.ts'
import { specialRequests } from '#protocol/rentals/special-requests/special-requests.ts'
import type { ObjectType, Operations } from '#protocol/operations.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { staffMakeOffer } from '#protocol/rentals/rental-offers/staff-offers.ts'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { staffOpenClaim } from '#protocol/money/claims/claims.ts'
import { personToWarn, reportedThread } from '../conduct/people.ts'
import { decideAsSeen } from '../decide.ts'
import { bookStories } from './books.ts'
import { calendarStories } from './calendars.ts'
import { carStories } from './cars.ts'
import { companyStories } from './company.ts'
import { connectionStories } from './connections.ts'
import { movingStories } from './moving.ts'
import { seasonStories } from './seasons.ts'
import { workshopStories } from './workshop.ts'
import { bookingToCancel, fewerDays, heldToLower, paid } from './booking-to-cancel.ts'
import { buildCar, buildUser, type TestUser } from '../factories.ts'
import { pictureFile } from '../help.ts'
import { inspectForKeys } from '../inspection.ts'
import { holdCar, trip } from '../journey.ts'
import { staffQuote } from '#protocol/staff/callers/staff-quote.ts'
import { staffGoodwill } from '#protocol/staff/order-page/staff-goodwill.ts'
import { staffNoteMark, staffReleasePhotos } from '#protocol/fleet/proof/staff-car-proof.ts'
import { rentedWithPlan } from '../maintenance.ts'
import { missedWeek } from '../missed-week.ts'
import { all, rated, reported, returnedRental } from '../reviews/rentals.ts'
import { bookedCar, pickedUp, reportBreakdown } from '../rental-life.ts'
import type { TestServer } from '../server.ts'

/** What staff do. */
export type StaffCommand = {
  [Name in ObjectType]: Operations[Name] extends { kind: 'command'; access: 'staff' } ? Name : never
}[ObjectType]

type Story = (server: TestServer, staff: TestUser) => Promise<Record<string, unknown>>

const claimed: Story = async (server, staff) => {
  const { order } = await pickedUp(server)
  const fields = { order, code: 'damage', description: 'A scratch', estimate: 80 } as const
  const opened = await server.as(staff.token).send(staffOpenClaim, fields)
  return { claim: opened.body.claim?.id, decision: 'charge', message: 'Seen on the photo.' }
}

/** The inspection of a pickup, as it is to be shown. */
async function inspected(server: TestServer): Promise<{ inspection: string }> {
  const { order } = await pickedUp(server)
  const { id } = await server.services.db
    .selectFrom('inspection')
    .select('id')
    .where('order_id', '=', order)
    .executeTakeFirstOrThrow()
  return { inspection: id }
}

/** What the desk read out to somebody about a car. */
const quoted: Story = async (server, staff) => {
  const { id: person } = await buildUser(server)
  const car = await buildCar(server)
  const { body } = await server.as(staff.token).read(staffQuote, { ...trip, person, car })
  return { ...trip, person, car, total: body.quote?.dueNow }
}

/** How each thing that staff can do comes about, and the fields it is done with. */
export const staffStories: Record<StaffCommand, Story> = {
  ...bookStories,
  ...calendarStories,
  ...carStories,
  ...companyStories,
  ...connectionStories,
  ...movingStories,
  ...seasonStories,
  ...workshopStories,
  staffDecideBooking: async (server) => ({
    order: (await paid(server)).order,
    decision: 'confirm',
  }),
  staffCreateBooking: async (server, staff) => ({ ...(await quoted(server, staff)), pays: 'link' }),
  staffSendQuote: quoted,
  staffGiveLicense: async (server) => ({
    driverId: (await buildUser(server)).driverId,
    number: 'D7654321',
    country: 'US',
    state: 'CA',
    expirationDate: '2031-05-05',
    pictures: [await pictureFile('license.png')],
  }),
  staffGiveInsurance: async (server) => ({
    driverId: (await buildUser(server)).driverId,
    policyNumber: 'POL-77',
    expirationDate: '2031-05-05',
    pictures: [await pictureFile('card.png')],
  }),
  staffTakeCash: async (server) => {
    const order = await holdCar(server, await buildUser(server), await buildCar(server))
    const { total_cents: cents } = await server.services.db
      .selectFrom('rental_order')
      .select('total_cents')
      .where('id', '=', order)
      .executeTakeFirstOrThrow()
    return { order, total: cents / 100 }
  },
  staffCancelBooking: bookingToCancel,
  staffChangeDates: fewerDays,
  staffLowerPrice: heldToLower,
  staffGoodwill: async (server) => ({
    order: (await paid(server)).order,
    amount: 25,
    reason: 'The radio did not work.',
  }),
  staffDecideGoodwill: async (server) => {
    const { order } = await paid(server)
    const asker = await buildUser(server, { staff: true })
    const may = { rights: ['money'], refund_limit_cents: 0 }
    const { db } = server.services
    await db.updateTable('staff_member').set(may).where('user_id', '=', asker.id).execute()
    const fields = { order, amount: 25, reason: 'The radio did not work.' }
    await decideAsSeen(server, server.as(asker.token), staffGoodwill, fields as never)
    const { id } = await db
      .selectFrom('goodwill_request')
      .select('id')
      .where('order_id', '=', order)
      .executeTakeFirstOrThrow()
    return { goodwill: id, decision: 'confirm' }
  },
  staffKeys: async (server) => {
    const { user, order } = await pickedUp(server)
    await inspectForKeys(server, user, order, 88)
    const readings = { odometer: 47_500, gas: 8 }
    return { order, rentalStatus: 88, ...readings, reason: 'No phone with them.' }
  },
  staffNote: async (server) => ({ order: (await paid(server)).order, text: 'Has chains.' }),
  staffOverridePapers: async (server) => ({ order: (await paid(server)).order, reason: 'Seen.' }),
  staffDecidePerson: personToWarn,
  staffReadJobThread: async (server) => (await reportedThread(server)).fields,
  staffDecideSwap: async (server) => {
    const { user, order } = await pickedUp(server)
    const car = await buildCar(server, { month_cents: 70_000, week_cents: 20_000 })
    await reportBreakdown(server, user, order)
    const asked = await server
      .as(user.token)
      .send(carChangeByCar, { order, car, reason: 'breakdown' })
    return { order: asked.body.orderId, decision: 'refuse', message: 'It is in the workshop.' }
  },
  staffDecideDocument: async (server) => {
    const { driverId } = await buildUser(server)
    return { driverId, kind: 'license', decision: 'refuse', reason: 'Not readable' }
  },
  staffDecidePayment: async (server) => {
    const user = await buildUser(server)
    const order = await holdCar(server, user, await buildCar(server))
    await server.as(user.token).send(submitPaymentRefund, { order, paymentMethod: 'cash' })
    const { id } = await server.services.db
      .selectFrom('payment')
      .select('id')
      .where('order_id', '=', order)
      .executeTakeFirstOrThrow()
    return { payment: id, decision: 'confirm' }
  },
  staffProposeChanges: async (server) => ({ order: (await paid(server)).order, message: 'Again.' }),
  staffOpenClaim: async (server) => ({
    order: (await pickedUp(server)).order,
    code: 'cleaning',
    description: 'Sand everywhere',
    estimate: 60,
  }),
  staffDecideClaim: claimed,
  staffAddFine: async (server) => ({
    order: (await pickedUp(server)).order,
    code: 'toll',
    amount: 7.5,
    description: 'Bay Bridge',
    paper: [await pictureFile('toll.png')],
  }),
  staffUpdateHelp: async (server) => {
    const { user, order } = await pickedUp(server)
    const sent = await reportBreakdown(server, user, order)
    return { request: sent.body.request?.id, status: 'acknowledged', message: 'On our way.' }
  },
  staffAnswerSpecialRequest: async (server) => {
    const { user, order } = await bookedCar(server)
    const me = server.as(user.token)
    await me.send(specialRequest, { kind: 'pet', text: 'A dog comes along.', order })
    const { requests } = (await me.read(specialRequests, { order })).body
    return { request: requests?.[0]?.id, decision: 'decline', answer: 'Sorry.' }
  },
  staffCloseMaintenance: async (server) => {
    const { oil } = await rentedWithPlan(server)
    return { item: oil, decision: 'done', note: 'At our own garage.' }
  },
  staffMakeOffer: async (server) => ({
    order: (await pickedUp(server)).order,
    kind: 'discount',
    amount: 20,
    hours: 24,
  }),
  staffReviewInspection: async (server) => ({ ...(await inspected(server)), note: 'Thank you.' }),
  staffReleasePhotos: async (server) => ({ ...(await inspected(server)), leaveOut: 'front' }),
  staffTakeBackPhotos: async (server, staff) => {
    const fields = await inspected(server)
    await decideAsSeen(server, server.as(staff.token), staffReleasePhotos, fields)
    return fields
  },
  staffNoteMark: async (server) => ({
    ...(await inspected(server)),
    kind: 'scratch',
    place: 'rearBumper',
    inches: 2,
  }),
  staffRemoveMark: async (server, staff) => {
    const fields = await inspected(server)
    const noted = { ...fields, kind: 'dent', place: 'hood' } as const
    await decideAsSeen(server, server.as(staff.token), staffNoteMark, noted)
    const { id } = await server.services.db
      .selectFrom('known_mark')
      .select('id')
      .where('inspection_id', '=', fields.inspection)
      .executeTakeFirstOrThrow()
    return { ...fields, mark: id }
  },
  staffDecideFee: async (server) => ({ fee: (await missedWeek(server)).fee, decision: 'charge' }),
  staffDecideTrustSeed: async (server) => ({
    person: (await buildUser(server)).id,
    decision: 'name',
  }),
  staffSubmitRating: async (server) => ({
    order: (await returnedRental(server)).order,
    ...all(10),
    comments: 'A great renter.',
  }),
  staffReplyToReview: async (server) => ({
    review: (await rated(server)).byRenter,
    text: 'Thank you.',
  }),
  staffDecideReview: async (server) => ({
    review: await reported(server),
    decision: 'hide',
    message: 'It is about another car.',
  }),
  staffWithdrawOffer: async (server, staff) => {
    const { order } = await pickedUp(server)
    const fields = { order, kind: 'discount', amount: 20, hours: 24 } as const
    const made = await server.as(staff.token).send(staffMakeOffer, fields)
    return { offer: made.body.offer?.id }
  },
}

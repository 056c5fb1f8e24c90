import { expect, test } from 'vitest'
import { specialRequest } from '#protocol/special-requests/special-request.ts'
import type { Command } from '#protocol/core/operation.ts'
import { specialRequests } from '#protocol/special-requests/special-requests.ts'
import { type ObjectType, type Operations, operations } from '#protocol/operations.ts'
import { submitPaymentRefund } from '#protocol/payments/submit-payment-refund.ts'
import { staffMakeOffer } from '#protocol/rental-offers/staff-offers.ts'
import { carChangeByCar } from '#protocol/swap/car-change.ts'
import { staffOpenClaim } from '#protocol/claims/claims.ts'
import { staffAudit } from '#protocol/staff/staff-audit.ts'
import { createSession } from '#server/core/auth/sessions.ts'
import { personToWarn, reportedThread } from '#testing/conduct/people.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { bookingToCancel, paid } from '#testing/decisions/booking-to-cancel.ts'
import { ownerOf } from '#testing/decisions/owner-of.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { pictureFile } from '#testing/help.ts'
import { holdCar } from '#testing/journey.ts'
import { carTaken, toLookAt, toLosAngeles } from '#testing/jobs/relocation.ts'
import { staffNoteMark, staffReleasePhotos } from '#protocol/proof/staff-car-proof.ts'
import { rentedWithPlan } from '#testing/maintenance.ts'
import { missedWeek } from '#testing/missed-week.ts'
import { all, rated, reported, returnedRental } from '#testing/reviews/rentals.ts'
import { bookedCar, pickedUp, reportBreakdown } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

type StaffCommand = {
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

/** How each thing that staff can do comes about, and the fields it is done with. */
const stories: Record<StaffCommand, Story> = {
  staffDecideBooking: async (server) => ({
    order: (await paid(server)).order,
    decision: 'confirm',
  }),
  staffCancelBooking: bookingToCancel,
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
  staffSaveRuleText: async () => ({ rule: 'job-rides', en: 'Drive well.', es: 'Maneja bien.' }),
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
  postRelocation: async (server) => ({ ...toLosAngeles, car: await buildCar(server) }),
  staffDecideRelocation: toLookAt,
  relocationTakeBack: async (server, staff) => ({
    id: (await carTaken(server, staff)).id,
    stands: 'from',
    message: 'Nobody came.',
  }),
  staffWithdrawOffer: async (server, staff) => {
    const { order } = await pickedUp(server)
    const fields = { order, kind: 'discount', amount: 20, hours: 24 } as const
    const made = await server.as(staff.token).send(staffMakeOffer, fields)
    return { offer: made.body.offer?.id }
  },
}

const commands = Object.values(operations).filter(
  ({ kind, access }) => kind === 'command' && access === 'staff',
) as Command[]

test('everything staff can do is covered here', () => {
  expect(commands.map(({ name }) => name).toSorted()).toEqual(Object.keys(stories).toSorted())
})

/** Whoever reads changes nothing. */
const readings: readonly string[] = ['staffReadJobThread']

test.each(commands)('$name is in the audit log: who, when, what', async (operation) => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true, user: { first_name: operation.name } })
  const fields = await stories[operation.name as StaffCommand](server, staff)
  // A new moment, so that what was written before is told apart from this.
  server.passMinutes(1)
  const at = server.services.clock().toISOString()
  const done = await decideAsSeen(server, server.as(staff.token), operation, fields)
  expect(done.body).toMatchObject({ status: 1 })

  const log = await server.as(staff.token).read(staffAudit, {})
  const lines = log.body.entries?.filter(
    (entry) => entry.at === at && entry.staff === `${operation.name} Núñez`,
  )
  expect(lines).toMatchObject([{ title: expect.any(String), subject: expect.any(String) }])
  const named = Object.values(fields).some(
    (value) =>
      value === lines?.[0]?.subject ||
      value === lines?.[0]?.details.order ||
      value === lines?.[0]?.details.car,
  )
  expect(named).toBe(true)
  // … and what it was before and after; what begins here was nothing before.
  const { from, to } = lines?.[0]?.details ?? {}
  const isReading = readings.includes(operation.name)
  expect(typeof to).toBe(isReading ? 'undefined' : 'string')
  const begins = [
    'staffOpenClaim',
    'staffMakeOffer',
    'staffAddFine',
    'staffProposeChanges',
    'staffSubmitRating',
    'postRelocation',
  ]
  expect(typeof from).toBe(isReading || begins.includes(operation.name) ? 'undefined' : 'string')
  expect(from === to).toBe(isReading)
})

// A car that is posted is the company's own, and so is a text.
const ofNobody: readonly string[] = ['postRelocation', 'staffSaveRuleText']
const ofSomebody = commands.filter(({ name }) => !ofNobody.includes(name))

test.each(ofSomebody)('$name is refused to a colleague whose own it is', async (operation) => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const fields = await stories[operation.name as StaffCommand](server, staff)
  const { db } = server.services
  const owner = await ownerOf(server, fields)
  await db.insertInto('staff_member').values({ user_id: owner }).execute()
  const token = await db
    .transaction()
    .execute((tx) => createSession(tx, owner, server.services.clock()))
  const reply = await decideAsSeen(server, server.as(token), operation, fields)
  expect(reply).toMatchObject({
    http: 403,
    body: { message: 'This is your own. A colleague has to decide it.' },
  })
  expect((await decideAsSeen(server, server.as(staff.token), operation, fields)).http).toBe(200)
})

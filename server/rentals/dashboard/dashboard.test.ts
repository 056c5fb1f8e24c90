import { expect, test } from 'vitest'
import {
  answerClaim,
  staffClaims,
  staffDecideClaim,
  staffOpenClaim,
} from '#protocol/money/claims/claims.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { evidence } from '#protocol/rentals/dashboard/evidence.ts'
import {
  markNotificationRead,
  notificationPreferences,
} from '#protocol/rentals/dashboard/notifications.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import {
  bookingChangesCompleted,
  staffProposeChanges,
} from '#protocol/rentals/confirmation/booking-changes.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar } from '#testing/journey.ts'
import { rentedWithPlan } from '#testing/maintenance.ts'
import { bookedCar, keys, ledgerOf, pickedUp, schedule, setWall } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

// @7-dashboard @8-message-fields
test('an empty dashboard says what to do', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const shown = await server.as(user.token).read(dashboard, {}, { lang: 'es' })
  expect(shown.body).toMatchObject({
    message: expect.stringContaining('Aún no tienes rentas'),
    rentals: [],
    notifications: [],
  })
  expect(shown.body.selectedRental).toBeUndefined()
})

// @7-dashboard
test('the running rental comes first, with days, miles, deposit and the next duty', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  await setWall(server, '2027-01-06T10:00')
  const other = await holdCar(server, user, await buildCar(server), {
    start: '2027-03-01T10:00',
    end: '2027-03-20T10:00',
  })
  const { body } = await server.as(user.token).read(dashboard, {})
  expect(body.rentals?.map((rental) => rental.orderId)).toEqual([order, other])
  expect(body.selectedRental).toMatchObject({
    orderId: order,
    rentalStatus: 86,
    daysLeft: 6,
    startOrder: order,
    endOrder: order,
    miles: { soFar: 0, cost: 0, costPerMile: 0.09, odometer: 47_380 },
    money: { charges: [], deposit: { held: 1000, state: 'held' } },
    duties: [
      { code: 'weeklyInspection', state: 'overdue' },
      { code: 'scheduleReturn', dueAt: '2027-01-12T10:00' },
    ],
    allowedActions: [
      'scheduleReturn',
      'scheduleMaintenance',
      'returnKeys',
      'extendCar',
      'carChange',
    ],
  })
  expect(body.appointmentTypes?.map((type) => [type.id, type.rentalStatus])).toEqual([
    ['pickup', 85],
    ['return', 92],
    ['maintenance', 93],
  ])
  const chosen = await server.as(user.token).read(dashboard, { order: other })
  expect(chosen.body.selectedRental).toMatchObject({ orderId: other, duties: [{ code: 'pay' }] })
  expect((await server.as((await buildUser(server)).token).read(dashboard, { order })).http).toBe(
    404,
  )
})

test('what is due is told in the order of inspection, maintenance, appointment and documents', async () => {
  const server = await testServer()
  const { user, order } = await rentedWithPlan(server)
  await setWall(server, '2026-12-01T12:00')
  await schedule(server, user, order, 92, '2026-12-01T15:00')
  const expires = (day: string) =>
    server.services.db
      .updateTable('driver')
      // What was verified is verified no more when it changes.
      .set({ license_expires: day, license_verification: 'submitted' })
      .where('user_id', '=', user.id)
      .execute()
  const duties = async () => {
    const { body } = await server.as(user.token).read(dashboard, { order })
    return body.selectedRental?.duties.map(({ code }) => code)
  }
  await expires('2026-12-10')
  const due = ['weeklyInspection', 'maintenanceDue', 'return']
  expect(await duties()).toEqual([...due, 'license'])
  await expires('2026-11-30')
  expect(await duties()).toEqual([...due, 'licenseOver'])
})

test('every step is a notice, at most one unread per rental, until the person switches the topic off', async () => {
  const server = await testServer()
  const { user, order } = await bookedCar(server)
  const me = server.as(user.token)
  const notices = async () => (await me.read(dashboard, {})).body.notifications ?? []
  const [first, ...rest] = await notices()
  expect(rest).toEqual([])
  expect(first).toMatchObject({
    orderId: order,
    topic: 'rental',
    route: 'dashboard',
    query: { order },
  })
  expect((await me.send(markNotificationRead, { id: first?.id ?? '' })).body.status).toBe(1)
  expect((await notices())[0]?.readAt).toEqual(expect.any(String))

  await setWall(server, '2026-11-24T10:00')
  await keys(server, user, { order, odometer: 5 })
  expect((await notices()).map((notice) => notice.title)[0]).toBe('Picked up')
  await me.send(notificationPreferences, { topic: 'rental', inApp: false, mail: true })
  await me.send(markNotificationRead, {})
  await keys(server, user, { order, rentalStatus: 88, odometer: 6 })
  expect((await notices()).filter((notice) => !notice.readAt)).toEqual([])
  const { body } = await me.read(dashboard, {})
  expect(body.preferences?.find((one) => one.topic === 'rental')).toMatchObject({
    inApp: false,
    mail: true,
  })
})

// @4.1-action-booking @7-bookingChangesCompleted
test('staff ask for changes, the renter makes them', async () => {
  const server = await testServer()
  const { user, staff, order } = await bookedCar(server)
  const me = server.as(user.token)
  expect((await me.send(bookingChangesCompleted, { order })).http).toBe(409)
  const message = 'Please send a sharper picture of your license.'
  await server.as(staff.token).send(staffProposeChanges, { order, message })
  const asked = await me.read(dashboard, { order })
  expect(asked.body.selectedRental).toMatchObject({
    changesAsked: message,
    adminMessage: message,
    duties: [{ code: 'changes' }, { code: 'pickup' }],
  })
  expect(asked.body.selectedRental?.allowedActions).toContain('bookingChangesCompleted')
  // What was asked for meanwhile is read before it is said to be done.
  const changesAsked = 'Please send a picture of the back too.'
  await server.as(staff.token).send(staffProposeChanges, { order, message: changesAsked })
  const late = await me.send(bookingChangesCompleted, { order, changesAsked: message })
  expect([late.http, late.body]).toMatchObject([
    409,
    { message: `We have asked for something else meanwhile: “${changesAsked}”` },
  ])
  const done = await me.send(bookingChangesCompleted, { order, changesAsked })
  expect(done.body).toMatchObject({ rentalStatus: 85 })
  expect(done.body.adminMessage).toBeUndefined()
  const history = await me.read(orderHistory, { order })
  expect(history.body.history?.slice(0, 2)).toMatchObject([
    { title: 'Changes completed', actor: 'renter' },
    { title: 'Changes requested', actor: 'staff', text: changesAsked },
  ])
})

test('a claim holds the deposit back until it is decided, and can be appealed', async () => {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
  await setWall(server, '2027-01-12T10:00')
  await keys(server, user, { order, rentalStatus: 88, odometer: 47_380 })
  const opened = await server.as(staff.token).send(staffOpenClaim, {
    order,
    code: 'damage',
    description: 'A scratch on the left door',
    estimate: 300,
  })
  const claim = opened.body.claim?.id ?? ''
  expect(opened.body.claim?.answers).toEqual(['agree', 'appeal'])
  await setWall(server, '2027-01-20T10:00')
  await server.work()
  const money = async () =>
    (await server.as(user.token).read(dashboard, { order })).body.selectedRental?.money
  expect(await money()).toMatchObject({ deposit: { held: 1000, state: 'claim' } })

  const stranger = await buildUser(server)
  const answer = { claim, answer: 'appeal' as const, text: 'It was there before.' }
  expect((await server.as(stranger.token).send(answerClaim, answer)).http).toBe(404)
  const appealed = await server.as(user.token).send(answerClaim, answer)
  expect(appealed.body.claim).toMatchObject({
    state: 'appealed',
    answer: 'It was there before.',
    answers: [],
  })
  const list = await server.as(staff.token).read(staffClaims, {})
  expect(list.body.claims?.map((one) => one.id)).toContain(claim)
  const decide = { claim, decision: 'charge' as const, amount: 200, message: 'Half is ours.' }
  expect(
    (await decideAsSeen(server, server.as(staff.token), staffDecideClaim, decide)).body.status,
  ).toBe(1)
  expect((await decideAsSeen(server, server.as(staff.token), staffDecideClaim, decide)).http).toBe(
    409,
  )
  await server.work()
  expect(await money()).toMatchObject({
    charges: [{ code: 'damage', label: 'A scratch on the left door', amount: 200 }],
    deposit: { held: 0, state: 'released' },
    refunds: [{ reason: 'deposit', amount: 824, sent: true }],
  })

  // Appealed once more, and won: the money goes back.
  server.passMinutes(1)
  await server.as(user.token).send(answerClaim, answer)
  await decideAsSeen(server, server.as(staff.token), staffDecideClaim, {
    claim,
    decision: 'drop',
    message: 'Yes.',
  })
  await server.work()
  expect(await money()).toMatchObject({ charges: [], refunds: [{ amount: 824 }, { amount: 206 }] })
  const ledger = await ledgerOf(server, order)
  for (const account of ['damage', 'receivable', 'refunds', 'deposit'])
    expect(ledger).not.toHaveProperty(account)
})

test('the evidence is there for its renter and staff', async () => {
  const server = await testServer()
  const { user, staff, order } = await bookedCar(server)
  const mine = await server.as(user.token).read(evidence, { order })
  expect(mine.body.entries?.map((entry) => entry.number)).toEqual(
    mine.body.entries?.map((_, index) => index + 1),
  )
  expect(mine.body.entries?.length).toBeGreaterThan(3)
  const theirs = await server.as(staff.token).read(evidence, { order })
  expect(theirs.body.entries).toEqual(mine.body.entries)
})

import { beforeAll, expect, test } from 'vitest'
import type { Operation } from '#protocol/core/operation.ts'
import { type ObjectType, operations } from '#protocol/operations.ts'
import { makeOffer } from '#server/features/rental-offers/make-offer.ts'
import { lockOrder } from '#server/features/rentals/orders-store.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { holdCar, payByCard, trip } from '#testing/journey.ts'
import { type Caller, testNow, type TestServer, testServer } from '#testing/server.ts'
import { planItem, receipt } from '#testing/maintenance.ts'
import { joinList } from '#testing/waiting-list.ts'

let server: TestServer
let owner: TestUser
let stranger: TestUser
let staff: TestUser
let order: string
let paper: File
let paymentId: string
let otherCar: string
let car: string
let maintenanceItem: string
let noticeId: string
let waitingId: string
let offerId: string
let helpId: string
let wishId: string

beforeAll(async () => {
  server = await testServer()
  owner = await buildUser(server, { user: { first_name: 'Guadalupe', phone: '+13055559999' } })
  stranger = await buildUser(server)
  staff = await buildUser(server, { staff: true })
  paper = await receipt()
  otherCar = await buildCar(server)
  car = await buildCar(server)
  order = await holdCar(server, owner, car)
  maintenanceItem = await planItem(server, car, {
    kind: 'oil',
    doneOn: '2026-11-01',
    doneAt: 0,
  })
  await payByCard(server, owner, order)
  const row = await server.services.db
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', order)
    .executeTakeFirst()
  paymentId = row?.id ?? ''
  const notice = await server.services.db
    .selectFrom('notification')
    .select('id')
    .where('user_id', '=', owner.id)
    .executeTakeFirst()
  noticeId = notice?.id ?? ''
  const { db } = server.services
  const offer = await db.transaction().execute(async (tx) => {
    const booked = await lockOrder(tx, order)
    if (!booked) throw new Error('no order')
    const validUntil = new Date(testNow.getTime() + 86_400_000)
    const by = { actor: 'system' } as const
    return makeOffer(tx, booked, { kind: 'swap', validUntil, by, now: testNow })
  })
  offerId = offer.id
  const me = server.as(owner.token)
  const help = await me.send(operations.lostKeys, { order, message: 'Guadalupe lost them' })
  helpId = help.body.request?.id ?? ''
  await me.send(operations.specialRequest, { kind: 'pet', text: 'Guadalupe has a dog', order })
  wishId = (await me.read(operations.specialRequests, { order })).body.requests?.[0]?.id ?? ''
  await server.as(staff.token).send(operations.staffAnswerSpecialRequest, {
    request: wishId,
    decision: 'offer',
    price: 20,
    answer: 'For Guadalupe',
  })
  waitingId = await joinList(server, owner, { highestMonthPrice: 1 })
})

/** Well-formed fields that point at the owner's things wherever an operation takes an id. */
function fieldsFor(name: ObjectType): Record<string, unknown> {
  const person = { firstName: 'A', lastName: 'B', phone: '+13055550123', birthDate: '1990-01-01' }
  const samples: Partial<Record<ObjectType, Record<string, unknown>>> = {
    accidentReport: { order, description: 'A crash', someoneHurt: false, place: 'Here' },
    acceptContract: { order, version: 1 },
    answerOffer: { offer: offerId, answer: 'accept' },
    staffMakeOffer: { order, kind: 'swap', hours: 24 },
    staffWithdrawOffer: { offer: offerId },
    answerSpecialRequest: { request: wishId, accept: true },
    breakdownReport: { order, symptom: 'battery', place: 'Here' },
    damageReport: { order, description: 'A scratch', damagePhotos: ['none'] },
    helpRequest: { order, message: 'Hello' },
    helpRequests: { order },
    lostKeys: { order, message: 'They are gone' },
    messages: { order },
    sendMessage: { order, text: 'Hello' },
    specialRequests: { order },
    staffAddFine: { order, code: 'toll', amount: 5, description: 'Bridge' },
    staffAnswerSpecialRequest: { request: wishId, decision: 'decline', answer: 'Sorry' },
    staffHelp: { order },
    staffUpdateHelp: { request: helpId, status: 'resolved' },
    ticketReport: { order, pictures: ['none'] },
    towingRequest: { order, problem: 'Stuck', place: 'Here' },
    answerClaim: { claim: 'none', answer: 'agree' },
    appointments: { order, kind: 'return' },
    bookingChangesCompleted: { order },
    cancelContract: { order },
    refundQuote: { order },
    carChange: { order },
    carChangeByCar: { order, car: otherCar },
    carChangeByType: { order },
    dashboard: { order },
    evidence: { order },
    extendHold: { order },
    extendCar: { order, end: '2027-02-01T10:00', odometer: 10 },
    getOrReturnKeys: { order, rentalStatus: 86, odometer: 10, gas: 8 },
    scheduleAppointment: { order, rentalStatus: 92, appt: 'return-20261201T1000-1' },
    setStatusToVehiclePickUp: { order },
    carServiceFormData: { car },
    carServiceHistory: { car },
    carServiceHistoryAction: { objectHistory: 'event-1' },
    maintenanceCheck: { order },
    staffCloseMaintenance: { item: maintenanceItem, decision: 'cancel' },
    submitMaintenance: {
      item: maintenanceItem,
      date: '2026-11-20',
      odometer: 10,
      shop: 'A',
      receipt: paper,
    },
    staffDecideClaim: { claim: 'none', decision: 'drop' },
    staffOpenClaim: { order, code: 'damage', description: 'A scratch', estimate: 100 },
    staffProposeChanges: { order, message: 'Please send a better picture.' },
    addWaitingList: { area: '1', ...trip, highestMonthPrice: 1 },
    booking: { order },
    cars: { area: '1', ...trip },
    contactForm: { name: 'A', email: 'a@example.com', message: 'Hello' },
    deleteWaitingList: { id: waitingId },
    driverInsurance: {
      driverId: owner.driverId,
      company: 'A',
      policyNumber: 'P1',
      expirationDate: '2031-01-01',
      liabilityLimits: 5000,
    },
    driverLicense: {
      driverId: owner.driverId,
      number: 'D1',
      country: 'US',
      state: 'CA',
      expirationDate: '2031-01-01',
    },
    errorReport: { message: 'boom' },
    inspectionGuidelines: { order },
    markNotificationRead: { id: noticeId },
    newUserRegistration: { ...person, email: owner.email, acceptedTerms: true },
    notificationPreferences: { topic: 'rental', inApp: true, mail: true },
    orderHistory: { order },
    paymentGateways: { order },
    paymentState: { order },
    personalDetails: { driverId: owner.driverId, ...person },
    signIn: { email: 'nobody@example.com', code: '000000' },
    specialRequest: { kind: 'other', text: 'Hello', order },
    staffDecideBooking: { order, decision: 'confirm' },
    staffDecideSwap: { order, decision: 'confirm' },
    staffDecideDocument: { driverId: owner.driverId, kind: 'license', decision: 'confirm' },
    staffDecidePayment: { payment: paymentId, decision: 'confirm' },
    appealFee: { fee: 'none', text: 'I was ill.' },
    staffDecideFee: { fee: 'none', decision: 'drop' },
    staffReviewInspection: { inspection: 'none' },
    submitVehicleInspection: {
      order,
      kind: 'pickup',
      items: [{ checkpoint: 'front', file: 'none' }],
    },
    uploadFile: { purpose: 'inspection', file: new File(['x'], 'a.jpg') },
    submitBooking: { car: 'none', ...trip },
    submitPaymentRefund: { order, paymentMethod: 'cash' },
    userVerification: { email: 'nobody@example.com' },
  }
  return samples[name] ?? {}
}

const all = Object.values(operations) as Operation[]
const protectedOnes = all.filter((operation) => operation.access !== 'visitor')

function call(caller: Caller, operation: Operation) {
  const fields = fieldsFor(operation.name as ObjectType) as never
  return operation.kind === 'query'
    ? caller.read(operation, fields)
    : caller.send(operation, fields)
}

test.each(protectedOnes)(
  '$name answers 401 to a visitor and to a dead token',
  async (operation) => {
    for (const token of [undefined, 'dead-token']) {
      const reply = await call(server.as(token), operation)
      expect(reply.http).toBe(401)
      expect(reply.body).toEqual({ status: 0, message: 'Please sign in to continue.' })
    }
  },
)

test.each(all)(
  '$name never fails and never shows a library’s words to a dead token',
  async (operation) => {
    const reply = await call(server.as('dead-token'), operation)
    expect(reply.http).toBeLessThan(500)
    expect(JSON.stringify(reply.body)).not.toMatch(
      /invalid_type|Invalid input|FST_|ZodError|\\n +at /,
    )
  },
)

test.each(all.filter((operation) => operation.access === 'staff'))(
  '$name answers 403 to a renter',
  async (operation) => {
    expect((await call(server.as(stranger.token), operation)).http).toBe(403)
  },
)

/** Operations whose sample fields name something of the owner's. */
const aboutOwner = all.filter(
  ({ name, access }) =>
    access !== 'staff' &&
    [
      'acceptContract',
      'answerOffer',
      'accidentReport',
      'answerSpecialRequest',
      'breakdownReport',
      'damageReport',
      'helpRequest',
      'helpRequests',
      'lostKeys',
      'messages',
      'sendMessage',
      'specialRequests',
      'ticketReport',
      'towingRequest',
      'appointments',
      'booking',
      'bookingChangesCompleted',
      'cancelContract',
      'refundQuote',
      'carChange',
      'carChangeByCar',
      'carChangeByType',
      'dashboard',
      'evidence',
      'extendCar',
      'getOrReturnKeys',
      'scheduleAppointment',
      'setStatusToVehiclePickUp',
      'deleteWaitingList',
      'driverInsurance',
      'driverLicense',
      'inspectionGuidelines',
      'markNotificationRead',
      'maintenanceCheck',
      'carServiceFormData',
      'carServiceHistory',
      'carServiceHistoryAction',
      'submitMaintenance',
      'orderHistory',
      'paymentGateways',
      'paymentState',
      'personalDetails',
      'specialRequest',
      'submitPaymentRefund',
      'submitVehicleInspection',
    ].includes(name),
)

test.each(aboutOwner)('$name answers 404 to a stranger and tells nothing', async (operation) => {
  const reply = await call(server.as(stranger.token), operation)
  // A form that is refused at a field before anybody looks whose it is tells nothing either.
  expect([400, 404]).toContain(reply.http)
  const text = JSON.stringify(reply.body)
  for (const secret of ['Guadalupe', '5559999', owner.email, order])
    expect(text).not.toContain(secret)
})

test('nothing of the owner’s order has changed through all of this', async () => {
  const row = await server.services.db
    .selectFrom('rental_order')
    .selectAll()
    .where('id', '=', order)
    .executeTakeFirst()
  expect(row).toMatchObject({ rental_status: 85, paid: true, confirmation: 'pending' })
})

test('staff may see and decide', async () => {
  const reply = await call(server.as(staff.token), operations.staffBookings)
  expect(reply.http).toBe(200)
  const decided = await call(server.as(staff.token), operations.staffDecideBooking)
  expect(decided.body).toEqual({ status: 1 })
  const again = await call(server.as(staff.token), operations.staffDecideBooking)
  expect(again.http).toBe(409)
})

test('every objectType is described at /api/openapi.json', async () => {
  const document = (await server.app.inject('/api/openapi.json')).json()
  const described = Object.values(
    document.paths as Record<string, Record<string, { operationId: string }>>,
  )
    .flatMap((path) => Object.values(path))
    .map((operation) => operation.operationId)
  expect(new Set(described)).toEqual(new Set(Object.keys(operations)))
})

test.each([
  ['an unknown objectType', 'GET', '/api?objectType=nothing', 400],
  ['no objectType', 'GET', '/api', 400],
  ['an inherited name', 'GET', '/api?objectType=constructor', 400],
  ['a change by GET', 'GET', '/api?objectType=submitBooking', 400],
  ['a path that is not there', 'GET', '/api/nothing', 404],
] as const)('%s is refused with a sentence', async (_what, method, url, status) => {
  const response = await server.app.inject({ method, url })
  expect(response.statusCode).toBe(status)
  expect(response.json()).toMatchObject({ status: 0, message: expect.any(String) })
})

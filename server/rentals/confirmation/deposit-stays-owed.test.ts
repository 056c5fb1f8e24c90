import { expect, test } from 'vitest'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { driverInsurance } from '#protocol/people/drivers/driver-insurance.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import {
  staffCancelBooking,
  staffCancelQuote,
} from '#protocol/rentals/cancellation/staff-cancel.ts'
import { staffDecideDocument } from '#protocol/staff/staff/staff-documents.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildUser } from '#testing/factories.ts'
import { trip } from '#testing/journey.ts'
import { bookedCar, keys, paidSwap, pickedUp, type Rented, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

const cover = { insurance_collision_deductible_cents: 40_000 }

const without = {
  company: 'Bay Mutual',
  policyNumber: 'POL-2',
  liabilityLimits: 5000,
  expirationDate: '2031-01-01',
} as const

/** The renter sends another policy, without a cover of the car, and staff verify it. */
async function loseCover(server: TestServer, { user, staff }: Rented) {
  await server.as(user.token).send(driverInsurance, without)
  await decideAsSeen(server, server.as(staff.token), staffDecideDocument, {
    driverId: user.driverId,
    kind: 'insurance',
    decision: 'confirm',
  })
}

async function owed(server: TestServer, { user, order }: Rented) {
  const { rentals } = (await server.as(user.token).read(dashboard, { order })).body
  return rentals?.filter(({ kind, state }) => kind === 'balance' && state === 'held').length
}

async function acceptAll(server: TestServer, { user, order }: Rented) {
  for (const version of [1, 2, 3])
    await server.as(user.token).send(acceptContract, { order, version })
}

const ways = {
  'its renter withdraws': async (server: TestServer, { user }: Rented, swap: string) =>
    (await server.as(user.token).send(cancelContract, { order: swap })).http,
  'staff cancel': async (server: TestServer, { staff }: Rented, swap: string) => {
    const team = server.as(staff.token)
    const { full, version } = (await team.read(staffCancelQuote, { order: swap })).body
    const total = full?.refund ?? 0
    const fields = { order: swap, version: version ?? '', reason: 'No such car.', total }
    return (await team.send(staffCancelBooking, { ...fields, refund: 'full' })).http
  },
}

test.each(Object.entries(ways))(
  'the rest of a deposit stays owed after a change of car that %s, and the keys wait for it',
  async (_, end) => {
    const server = await testServer()
    const user = await buildUser(server, { driver: cover })
    const rented = await bookedCar(server, { user })
    await loseCover(server, rented)
    expect(await owed(server, rented)).toBe(1)
    expect(await end(server, rented, await paidSwap(server, rented))).toBe(200)
    await server.work()
    expect(await owed(server, rented)).toBe(1)
    await setWall(server, trip.start)
    await acceptAll(server, rented)
    const got = await keys(server, user, { order: rented.order })
    expect([got.http, got.body.message]).toEqual([409, expect.stringContaining('of the deposit')])
  },
)

test('the rest of a deposit stays owed after an extension whose transfer did not come', async () => {
  const server = await testServer()
  const user = await buildUser(server, { driver: cover })
  const rented = await pickedUp(server, { user })
  const me = server.as(user.token)
  await setWall(server, '2027-01-06T10:00')
  const longer = { order: rented.order, end: '2027-01-19T10:00', odometer: 47_380 }
  const extension = (await me.send(extendCar, longer)).body.orderId ?? ''
  const transfer = { paymentMethod: 'bankTransfer', confirmationNumber: 'A1' } as const
  await me.send(submitPaymentRefund, { order: extension, ...transfer })
  await loseCover(server, rented)
  expect(await owed(server, rented)).toBe(1)
  await setWall(server, '2027-01-07T11:00')
  await server.work()
  const { rentals } = (await me.read(dashboard, { order: extension })).body
  expect(rentals?.find(({ orderId }) => orderId === extension)?.rentalStatus).toBe(87)
  expect(await owed(server, rented)).toBe(1)
})

test.each([
  ['before', true],
  ['after', false],
])(
  'staff still have a deposit to look at that they were told of %s a withdrawn change of car was asked for',
  async (_, isBefore) => {
    const server = await testServer()
    const user = await buildUser(server, { driver: cover })
    const rented = await bookedCar(server, { user })
    const { staff, order } = rented
    const me = server.as(user.token)
    const lose = () => me.send(driverInsurance, without)
    if (isBefore) await lose()
    const swap = await paidSwap(server, rented)
    if (!isBefore) await lose()
    expect((await me.send(cancelContract, { order: swap })).http).toBe(200)
    const told = await server.services.db
      .selectFrom('notification')
      .select('thread')
      .where('user_id', '=', staff.id)
      .where('thread', 'like', 'low deposit %')
      .where('read_at', 'is', null)
      .execute()
    expect(told).toEqual([{ thread: `low deposit ${order}` }])
  },
)

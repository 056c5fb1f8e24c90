import { expect, test } from 'vitest'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { personalDetails } from '#protocol/people/drivers/personal-details.ts'
import { getOrReturnKeys } from '#protocol/rentals/handover/get-or-return-keys.ts'
import { staffAudit } from '#protocol/staff/staff/staff-audit.ts'
import { staffBookings } from '#protocol/staff/staff/staff-bookings.ts'
import { staffOverridePapers } from '#protocol/staff/staff/override-papers.ts'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { changeStatus } from '#server/money/orders/change-status.ts'
import { lockOrder } from '#server/money/orders/orders-store.ts'
import { decideAsSeen } from '#testing/decide.ts'
import { buildCar, buildUser, type TestUser, verifyPapers } from '#testing/factories.ts'
import { inspectForKeys } from '#testing/inspection.ts'
import { holdCar, payByCard, trip } from '#testing/journey.ts'
import { confirm, pickedUp, reportBreakdown, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

type Driver = NonNullable<NonNullable<Parameters<typeof buildUser>[1]>['driver']>

const verified: Driver = { license_verification: 'verified', insurance_verification: 'verified' }

/** Everything is done for the keys but the papers; the clock stands at the pickup. */
async function atTheCar(server: TestServer, driver: Driver = {}) {
  const user = await buildUser(server, { driver })
  const staff = await buildUser(server, { staff: true })
  const order = await holdCar(server, user, await buildCar(server))
  await payByCard(server, user, order)
  await confirm(server, staff, order)
  await server.as(user.token).send(acceptContract, { order, version: 1 })
  await setWall(server, trip.start)
  return { user, staff, order }
}

async function take(server: TestServer, user: TestUser, order: string) {
  await inspectForKeys(server, user, order, 86)
  const readings = { rentalStatus: 86, odometer: 47_380, gas: 8 } as const
  return server.as(user.token).send(getOrReturnKeys, { order, ...readings })
}

const shown = async (server: TestServer, user: TestUser, order: string) => {
  const { body } = await server.as(user.token).read(dashboard, { order })
  return body.rentals?.find(({ orderId }) => orderId === order)
}

const sentAnew = ({ license_expires }: Driver) =>
  license_expires ? { license_verification: 'submitted' } : {}

test.each<[string, Driver, string]>([
  ['waits for staff', {}, 'Your license is being checked.'],
  ['is a cover that waits for staff', { license_verification: 'verified' }, 'insurance is being'],
  ['ends with the trip', { ...verified, license_expires: '2027-01-12' }, 'expires too soon'],
])('nobody gets a key box code or keys with a paper that %s', async (_how, driver, awaited) => {
  const server = await testServer()
  const { user, order } = await atTheCar(server, {
    ...driver,
    // What was paid for was valid long enough; it was sent anew since.
    license_expires: '2031-01-01',
  })
  await server.services.db
    .updateTable('driver')
    .set({ license_expires: driver.license_expires ?? '2031-01-01', ...sentAnew(driver) })
    .where('user_id', '=', user.id)
    .execute()
  if (driver.license_expires) await verifyPapers(server, user)
  const rental = await shown(server, user, order)
  expect(rental?.keyBox).toEqual({ opensAt: expect.any(String) })
  expect(rental?.allowedActions).not.toContain('getKeys')
  expect(rental?.awaited?.map(({ text }) => text)).toEqual(
    expect.arrayContaining([expect.stringContaining(awaited)]),
  )
  const refused = await take(server, user, order)
  expect([refused.http, refused.body.message]).toEqual([
    409,
    expect.stringContaining('We have not verified'),
  ])

  await server.services.db
    .updateTable('driver')
    .set({ license_expires: '2031-01-01', license_verification: 'submitted' })
    .where('user_id', '=', user.id)
    .execute()
  await verifyPapers(server, user)
  const now = await shown(server, user, order)
  expect(now?.keyBox?.code).toMatch(/^\d{4}$/)
  expect(now?.awaited).toBeUndefined()
  expect((await take(server, user, order)).body).toMatchObject({ rentalStatus: 86 })
})

test('the database refuses keys whoever asks, also from somebody who stands there', async () => {
  const server = await testServer()
  const { user, order } = await atTheCar(server)
  const past = () =>
    server.services.db.transaction().execute(async (tx) => {
      const row = await lockOrder(tx, order)
      if (!row) throw new Error('no order')
      const now = server.services.clock()
      await changeStatus(tx, row, { action: 'getKeys', by: { actor: 'system' }, now })
    })
  const refused = { code: '23514', constraint: 'rental_order_papers' }
  await expect(past()).rejects.toMatchObject(refused)
  const arrived = { rentalStatus: 91, latitude: 37.8, longitude: -122.27 } as const
  await server.as(user.token).send(getOrReturnKeys, { order, ...arrived })
  await expect(past()).rejects.toMatchObject(refused)
  await verifyPapers(server, user)
  await past()
})

test('staff give keys free with a reason, which stays on the order until a driver or a paper changes', async () => {
  const server = await testServer()
  const { user, staff, order } = await atTheCar(server)
  const team = server.as(staff.token)
  const reason = 'Both papers seen at the desk.'
  const stale = await team.send(staffOverridePapers, { order, reason, version: 'x' })
  expect(stale.http).toBe(409)
  expect((await decideAsSeen(server, team, staffOverridePapers, { order, reason })).http).toBe(200)
  const listed = async () => (await team.read(staffBookings, { find: order })).body.bookings?.[0]
  expect(await listed()).toMatchObject({ missing: [], papersOverride: { reason, holds: true } })
  const { body } = await team.read(staffAudit, { subject: order })
  expect(body.entries?.[0]).toMatchObject({
    title: 'Allowed keys without verified documents',
    details: { reason },
  })

  const changed = { firstName: 'Eva', lastName: 'Núñez', phone: '+13055550123' }
  await server.as(user.token).send(personalDetails, { ...changed, birthDate: '1990-05-04' })
  expect(await listed()).toMatchObject({
    missing: [{ code: 'license' }, { code: 'insurance' }],
    papersOverride: { holds: false },
  })
  expect((await take(server, user, order)).http).toBe(409)

  await decideAsSeen(server, team, staffOverridePapers, { order, reason })
  await server.as(user.token).send(acceptContract, { order, version: 2 })
  expect((await take(server, user, order)).body).toMatchObject({ rentalStatus: 86 })
})

test('nobody of the staff gives keys free for their own booking, or of one that is over', async () => {
  const server = await testServer()
  const { staff, order } = await atTheCar(server)
  const team = server.as(staff.token)
  const { db } = server.services
  const reason = 'It is me.'
  const ownOf = db
    .updateTable('rental_transaction')
    .where('id', 'in', (one) =>
      one.selectFrom('rental_order').select('transaction_id').where('rental_order.id', '=', order),
    )
  await ownOf.set({ user_id: staff.id }).execute()
  expect((await decideAsSeen(server, team, staffOverridePapers, { order, reason })).http).toBe(403)
  const { user, order: other } = await pickedUp(server)
  await setWall(server, trip.end)
  await inspectForKeys(server, user, other, 88)
  const back = { order: other, rentalStatus: 88, odometer: 48_000, gas: 8 } as const
  await server.as(user.token).send(getOrReturnKeys, back)
  const over = await decideAsSeen(server, team, staffOverridePapers, { order: other, reason })
  expect(over.http).toBe(409)
})

/** A change of car is asked for after a breakdown, agreed, and its contract accepted. */
async function swapOf(server: TestServer, user: TestUser, staff: TestUser, order: string) {
  const car = await buildCar(server)
  await reportBreakdown(server, user, order)
  const me = server.as(user.token)
  const asked = await me.send(carChangeByCar, { order, car, reason: 'breakdown' })
  expect(asked.body).toMatchObject({ orderId: expect.any(String) })
  const swap = asked.body.orderId ?? ''
  await confirm(server, staff, swap)
  await me.send(acceptContract, { order: swap, version: 1 })
  return swap
}

const visit = { rentalStatus: 86, odometer: 100, gas: 8, oldOdometer: 47_500, oldGas: 8 } as const

test('the other car of a swap asks for verified papers, and ways back to the first do not', async () => {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
  const swap = await swapOf(server, user, staff, order)
  const { db } = server.services
  const waits = { license_verification: 'submitted' }
  await db.updateTable('driver').set(waits).where('user_id', '=', user.id).execute()
  const { starts_at } = await db
    .selectFrom('rental_order')
    .select('starts_at')
    .where('id', '=', swap)
    .executeTakeFirstOrThrow()
  server.setNow(starts_at)
  const me = server.as(user.token)
  const refused = await me.send(getOrReturnKeys, { order: swap, ...visit })
  expect([refused.http, refused.body.message]).toEqual([
    409,
    expect.stringContaining('We have not verified'),
  ])
  // Scheduled for its return and taken back: who has the car is not asked.
  await db.transaction().execute(async (tx) => {
    const now = server.services.clock()
    const by = { actor: 'renter' } as const
    const first = await lockOrder(tx, order)
    if (!first) throw new Error('no order')
    const scheduled = await changeStatus(tx, first, { action: 'scheduleReturn', by, now })
    await changeStatus(tx, scheduled, { action: 'setStatusToVehiclePickUp', by, now })
  })
  await verifyPapers(server, user)
  await inspectForKeys(server, user, swap, 86)
  const got = await me.send(getOrReturnKeys, { order: swap, ...visit })
  expect(got.body).toMatchObject({ rentalStatus: 86 })
})

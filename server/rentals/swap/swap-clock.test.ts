import { expect, test } from 'vitest'
import { driverInsurance } from '#protocol/people/drivers/driver-insurance.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { staffSwaps } from '#protocol/staff/staff/staff-swaps.ts'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { blockFor } from '#testing/conduct/people.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { pickedUp } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

const policy = {
  company: 'Bay Mutual',
  policyNumber: 'POL-1',
  expirationDate: '2031-01-01',
  liabilityLimits: 5000,
} as const

test('staff read when time approves a change of car, of one that it approves', async () => {
  const server = await testServer()
  const lowered = await buildUser(server, {
    driver: { insurance_collision_deductible_cents: 10_000 },
  })
  const { user, staff, order } = await pickedUp(server, { user: lowered })
  const me = server.as(user.token)
  const listed = async () =>
    (await server.as(staff.token).read(staffSwaps, {})).body.swaps?.find(
      ({ orderId }) => orderId === swap,
    )
  const asked = { order, car: await buildCar(server, { day_cents: 5_900, week_cents: 30_000 }) }
  const swap = (await me.send(carChangeByCar, asked)).body.orderId ?? ''
  await me.send(submitPaymentRefund, { order: swap, paymentMethod: 'cash' })
  expect(await listed()).toMatchObject({ paid: false })
  expect(await listed()).not.toHaveProperty('agreedAt')

  await server.services.db
    .updateTable('rental_order')
    .set({ paid: true })
    .where('id', '=', swap)
    .execute()
  expect(await listed()).toHaveProperty('agreedAt')

  // The cover that lowered the deposit is gone: nobody approves it like this, and staff read why.
  expect((await listed())?.missing).toEqual([])
  await me.send(driverInsurance, policy)
  expect(await listed()).not.toHaveProperty('agreedAt')
  expect((await listed())?.missing).toContainEqual({ code: 'lowDeposit' })
  await me.send(driverInsurance, { ...policy, collisionLimits: 50_000, collisionDeductible: 100 })
  expect(await listed()).toHaveProperty('agreedAt')
  expect((await listed())?.missing).not.toContainEqual({ code: 'lowDeposit' })

  // Somebody with the same phone is blocked in another account: only staff decide.
  await blockFor(server, staff, await buildUser(server))
  expect(await listed()).not.toHaveProperty('agreedAt')
})

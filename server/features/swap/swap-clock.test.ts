import { expect, test } from 'vitest'
import { submitPaymentRefund } from '#protocol/payments/submit-payment-refund.ts'
import { staffSwaps } from '#protocol/staff/staff-swaps.ts'
import { carChangeByCar } from '#protocol/swap/car-change.ts'
import { blockFor } from '#testing/conduct/people.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { pickedUp } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

test('staff read when time approves a change of car, of one that it approves', async () => {
  const server = await testServer()
  const { user, staff, order } = await pickedUp(server)
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

  // Somebody with the same phone is blocked in another account: only staff decide.
  await blockFor(server, staff, await buildUser(server))
  expect(await listed()).not.toHaveProperty('agreedAt')
})

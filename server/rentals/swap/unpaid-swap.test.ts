import { expect, test } from 'vitest'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { ownOrder } from '#server/money/orders/orders-store.ts'
import { paidStretches } from '#server/money/orders/paid-stretches.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { bayZone } from '#testing/fleet.ts'
import { holdCar, payByCard } from '#testing/journey.ts'
import { statusOf } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

test.each(['cash', 'bankTransfer'])(
  'a booking promised by %s is not changed for another car until the money is there',
  async (paymentMethod) => {
    const server = await testServer()
    const user = await buildUser(server)
    const me = server.as(user.token)
    const order = await holdCar(server, user, await buildCar(server))
    const number = paymentMethod === 'cash' ? {} : { confirmationNumber: 'B-1' }
    await me.send(submitPaymentRefund, { order, paymentMethod, ...number })
    const cheaper = await buildCar(server, { month_cents: 80_000 })
    const asked = await me.send(carChangeByCar, { order, car: cheaper })
    expect(asked).toMatchObject({ http: 409, body: { message: 'The booking is not paid yet.' } })
    expect(await statusOf(server, user.token, order)).toBe(85)
    const { body } = await me.read(dashboard, { order })
    expect(body.selectedRental?.allowedActions).not.toContain('carChange')
    expect(body.rentals).toHaveLength(1)
  },
)

test('rent that was only promised is neither refunded nor credited', async () => {
  const server = await testServer()
  const { db } = server.services
  const user = await buildUser(server)
  const order = await holdCar(server, user, await buildCar(server))
  const rents = async () => {
    const row = await ownOrder(db, order, user.id)
    return row && (await paidStretches(db, row, bayZone)).map(({ rent }) => rent)
  }
  expect(await rents()).toEqual([0])
  await payByCard(server, user, order)
  expect(await rents()).toEqual([150_200])
})

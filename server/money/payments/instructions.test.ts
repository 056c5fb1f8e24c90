import { expect, test } from 'vitest'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { paymentGateways } from '#protocol/money/payments/payment-gateways.ts'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar, trip } from '#testing/journey.ts'
import { keys, pickedUp, setWall } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

const inTime = 'The money must arrive within 24 hours.'

test('each way to pay says what is so of a booking, a change of car, an extension and a balance', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const me = server.as(user.token)
  const waysOf = async (id: string | undefined, as = me) => {
    const { paymentMethods = [] } = (await as.read(paymentGateways, { order: id })).body
    const said = (kind: string) => paymentMethods.find((one) => one.kind === kind)?.instructions
    return { cash: said('cash'), transfer: said('transfer') }
  }
  const other = await buildUser(server)
  const booking = await holdCar(server, other, await buildCar(server), {
    start: '2026-12-24T10:00',
    end: '2027-01-24T10:00',
  })
  const ofBooking = await waysOf(booking, server.as(other.token))
  expect(ofBooking.cash).toBe('Pay the total in cash when you pick up the car.')
  expect(ofBooking.transfer).toContain(inTime)

  const asked = { order, car: await buildCar(server, { day_cents: 5_900, week_cents: 30_000 }) }
  const swap = (await me.send(carChangeByCar, asked)).body.orderId
  const ofSwap = await waysOf(swap)
  expect(ofSwap.cash).toBe(
    'Pay the total in cash at the office. We approve the change once we receive it.',
  )
  expect(ofSwap.transfer).toContain(inTime)

  await setWall(server, '2027-01-06T10:00')
  const longer = { order, end: '2027-01-19T10:00', odometer: 47_380 }
  const ofExtension = await waysOf((await me.send(extendCar, longer)).body.orderId)
  expect(ofExtension.cash).toBe(
    'Pay the total in cash at the office. Your rental is extended as soon as we receive it.',
  )
  expect(ofExtension.transfer).toContain(inTime)

  // More miles than the deposit pays for.
  await setWall(server, trip.end)
  await keys(server, user, { order, rentalStatus: 88, odometer: 60_000 })
  const { rentals } = (await me.read(dashboard, {})).body
  const ofBalance = await waysOf(rentals?.find(({ kind }) => kind === 'balance')?.orderId)
  expect(ofBalance.cash).toBe('Pay the total in cash at the office.')
  expect(ofBalance.transfer).toContain('The amount stays open until the money arrives.')
  expect(ofBalance.transfer).not.toContain('24 hours')
})

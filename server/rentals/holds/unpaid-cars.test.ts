import { expect, test } from 'vitest'
import { submitBooking } from '#protocol/rentals/bookings/submit-booking.ts'
import { submitPaymentRefund } from '#protocol/money/payments/submit-payment-refund.ts'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar, payByCard, trip } from '#testing/journey.ts'
import { testServer } from '#testing/server.ts'

test.each(['cash', 'bankTransfer'])(
  'what was booked with %s that nobody has seen counts as held: three cars, and not a fourth',
  async (paymentMethod) => {
    const server = await testServer()
    const user = await buildUser(server)
    const me = server.as(user.token)
    const number = paymentMethod === 'cash' ? {} : { confirmationNumber: 'B-1' }
    const promise = async () => {
      const order = await holdCar(server, user, await buildCar(server))
      await me.send(submitPaymentRefund, { order, paymentMethod, ...number })
      return order
    }
    const first = await promise()
    await promise()
    await holdCar(server, user, await buildCar(server))
    const fourth = { car: await buildCar(server), ...trip }
    expect(await me.send(submitBooking, fourth)).toMatchObject({
      http: 409,
      body: {
        message:
          'You are already holding three unpaid cars. Pay for one, cancel one or wait until a hold expires.',
      },
    })
    expect(await me.send(submitBooking, fourth, { lang: 'es' })).toMatchObject({
      http: 409,
      body: {
        message:
          'Ya tienes tres autos apartados sin pagar. Paga uno, cancela uno o espera a que venza un apartado.',
      },
    })
    await me.send(cancelContract, { order: first })
    expect((await me.send(submitBooking, fourth)).http).toBe(200)
  },
)

test('paid cars do not count: somebody who paid for three may hold a fourth', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  for (let cars = 0; cars < 3; cars += 1)
    await payByCard(server, user, await holdCar(server, user, await buildCar(server)))
  const fourth = { car: await buildCar(server), ...trip }
  expect((await server.as(user.token).send(submitBooking, fourth)).http).toBe(200)
})

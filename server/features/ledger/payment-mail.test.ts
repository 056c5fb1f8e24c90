import { expect, test } from 'vitest'
import { submitPaymentRefund } from '#protocol/payments/submit-payment-refund.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar, payByCard } from '#testing/journey.ts'
import { mailsTo } from '#testing/mail.ts'
import { testServer } from '#testing/server.ts'

const whereItStands = '12 Elm Court, Oakland'

async function heldCar() {
  const server = await testServer()
  const user = await buildUser(server)
  const car = await buildCar(server, { address: whereItStands, city: 'Oakland' })
  const order = await holdCar(server, user, car)
  return { server, user, order }
}

test('the mail of a paid booking names the place where the car stands', async () => {
  const { server, user, order } = await heldCar()
  await payByCard(server, user, order)
  const paid = mailsTo(server.dataDir, user.email).find(
    ({ headers }) => headers.subject === 'Your booking is paid',
  )
  expect(paid?.text).toContain(whereItStands)
})

test('while the money is on its way the mail names the place of the area', async () => {
  const { server, user, order } = await heldCar()
  const payment = { order, paymentMethod: 'bankTransfer', confirmationNumber: 'WIRE-1' }
  await server.as(user.token).send(submitPaymentRefund, payment)
  await server.work()
  const [waiting] = mailsTo(server.dataDir, user.email)
  expect(waiting?.text).toContain('Pickup place')
  expect(waiting?.text).not.toContain(whereItStands)
})

import { expect, test } from 'vitest'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { personalDetails } from '#protocol/people/drivers/personal-details.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { verifyPapers } from '#testing/factories.ts'
import { payByCard } from '#testing/journey.ts'
import { pickedUp, setWall } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

test('what a driver under 25 at the start adds to the deposit stays owed with an extension after the birthday', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const me = server.as(user.token)
  const owed = async (of: string) =>
    (await me.read(dashboard, { order: of })).body.selectedRental?.money.balance?.amount
  // 25 on 10 January; the rental began in November, and is extended from the 12th on.
  const details = { firstName: 'Ana', lastName: 'Nunez', birthDate: '2002-01-10' }
  await me.send(personalDetails, { ...details, phone: '+13055550123' })
  const before = await owed(order)
  expect(before).toBeGreaterThan(0)
  await verifyPapers(server, user)
  await setWall(server, '2027-01-06T10:00')
  const asked = await me.send(extendCar, { order, end: '2027-01-19T10:00', odometer: 47_380 })
  const extension = asked.body.orderId ?? ''
  await payByCard(server, user, extension)
  await me.send(personalDetails, { ...details, phone: '+13055550124' })
  expect(await owed(extension)).toBe(before)
})

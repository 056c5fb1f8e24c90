import { expect, test } from 'vitest'
import { booking } from '#protocol/rentals/bookings/booking.ts'
import { whatIf } from '#protocol/rentals/dashboard/what-if.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { buildCar } from '#testing/factories.ts'
import { pickedUp, setWall } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

test('the miles that an extension settles say what is included, and so do those of the dashboard', async () => {
  const server = await testServer()
  const car = await buildCar(server, { mile_cents: 20, included_miles_per_day: 20 })
  const { user, order } = await pickedUp(server, { car })
  const me = server.as(user.token)
  // On the fiftieth day, a day late: fifty days of twenty miles are included.
  await setWall(server, '2027-01-12T11:00')
  const odometer = 47_380 + 1_362
  const { body } = await me.read(booking, { order, isCarExtend: true, odometer })
  const soFar = body.calculatorData?.lines.find(({ code }) => code === 'milesSoFar')
  expect(soFar).toMatchObject({
    label: '1,362 miles so far, 980 included',
    quantity: 382,
    amount: 76.4,
    rate: { cents: 20, coefficient: 1 },
  })
  const said = await me.read(whatIf, { order, end: '2027-01-20T10:00', miles: 1_000 })
  // Read was nothing yet: the eight days of the extension include theirs.
  expect(said.body).toMatchObject({ miles: 1_000, included: 160 })
  const { selectedRental } = (await me.read(dashboard, { order })).body
  expect(selectedRental?.miles).toMatchObject({ soFar: 0, paid: 0, rate: { cents: 20 } })
})

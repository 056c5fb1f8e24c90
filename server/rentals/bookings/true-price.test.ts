import { expect, test } from 'vitest'
import { booking } from '#protocol/rentals/bookings/booking.ts'
import { submitBooking } from '#protocol/rentals/bookings/submit-booking.ts'
import { cars } from '#protocol/fleet/cars/cars.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { tripSlot, trip } from '#testing/journey.ts'
import { keys, pickedUp, setWall } from '#testing/rental-life.ts'
import { testServer, type TestServer } from '#testing/server.ts'
import { taxArea } from '#testing/fleet.ts'

/* 49 days; a mile costs 23 cents, and each day includes ten. */
const some = { mile_cents: 23, included_miles_per_day: 10 }

async function taxed(server: TestServer) {
  await taxArea(server, '1', 0.0725)
  return buildCar(server, some)
}

/** Cents of a dollar amount on the wire. */
const cents = (dollars: number | undefined) => Math.round((dollars ?? Number.NaN) * 100)

test('a trip with its miles costs the same on the card, in its details, when it is booked and when it is over', async () => {
  const server = await testServer()
  const car = await taxed(server)
  const user = await buildUser(server)
  for (const pm of ['fewer', 'normal', 'more']) {
    const asked = { ...trip, miles: '1390', pm }
    const list = await server.as().read(cars, { area: '1', ...asked })
    const card = list.body.cars?.find(({ id }) => id === car)
    const price = card?.chosenTripPrice
    expect(price).toBeGreaterThan(0)
    expect(card).toMatchObject({ includedMiles: 490 })
    const details = (await server.as().read(cars, { car, ...asked })).body
    expect(details.car).toMatchObject({
      tripPrice: card?.tripPrice,
      pm: card?.pm,
      saves: card?.saves,
      chosenTripPrice: price,
    })
    expect(details.plans?.find(({ id }) => id === pm)?.tripPrice).toBe(price)
    expect(details.calculatorData).toMatchObject({ tripPrice: price, miles: 1390 })
    const preview = (await server.as(user.token).read(booking, { car, ...asked })).body
    expect(preview.calculatorData).toMatchObject({ tripPrice: price, miles: 1390 })
  }
})

test('the estimate of the miles is a line of its own, and nobody pays it before the trip', async () => {
  const server = await testServer()
  const car = await taxed(server)
  const user = await buildUser(server)
  const price = async (more: object) =>
    (await server.as(user.token).read(booking, { car, ...trip, ...more })).body.calculatorData
  const without = await price({})
  const data = await price({ miles: '1390' })
  expect(data).toMatchObject({ total: without?.total, dueNow: without?.dueNow })
  expect(without?.lines.map(({ code }) => code)).not.toContain('milesEstimate')
  // 900 miles at 23 cents, and 7.25 % of them.
  expect(data?.lines.at(-1)).toMatchObject({
    code: 'milesEstimate',
    label: 'About 1,390 miles, 490 included',
    quantity: 900,
    unit: 'mile',
    unitPrice: 0.23,
    amount: 222.01,
    rule: 'Paid when you return the car, not now: 900 miles at 23¢ each, after 490 included miles, plus tax. You pay for the miles you really drive.',
    refundable: false,
  })
  expect(cents(data?.tripPrice)).toBe(
    cents(data?.total) - cents(data?.deposit) + cents(data?.lines.at(-1)?.amount),
  )
})

test('an order keeps the miles, and a return after exactly these takes what was said', async () => {
  const server = await testServer()
  const car = await taxed(server)
  const user = await buildUser(server)
  const held = await server
    .as(user.token)
    .send(submitBooking, { car, ...trip, appt: tripSlot, miles: '1390', pm: 'more' })
  const order = held.body.orderId ?? ''
  const estimated = held.body.calculatorData?.lines.find(({ code }) => code === 'milesEstimate')
  const said = { miles: 1390, tripPrice: held.body.calculatorData?.tripPrice }
  // Another estimate in the address changes nothing of what was booked.
  const again = await server.as(user.token).read(booking, { order, miles: '9000' })
  expect(again.body.calculatorData).toMatchObject(said)
  const history = await server.as(user.token).read(orderHistory, { order })
  expect(history.body.calculatorData).toMatchObject(said)
  const { user: driver, order: driven } = await pickedUp(server, {
    car: await buildCar(server, some),
    miles: '1390',
    pm: 'more',
    odometer: 47_380,
  })
  await setWall(server, trip.end)
  await keys(server, driver, { order: driven, rentalStatus: 88, odometer: 47_380 + 1_390 })
  const charges = await server.services.db
    .selectFrom('charge')
    .select('amount_cents')
    .where('order_id', '=', driven)
    .execute()
  const taken = charges.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  expect(taken).toBe(cents(estimated?.amount))
})

test.each(['-1', '20001', '10.5', 'many'])(
  '%s miles are refused with a sentence',
  async (miles) => {
    const server = await testServer()
    const car = await buildCar(server)
    for (const lang of ['en', 'es'] as const) {
      const { http, body } = await server.as().read(cars, { car, ...trip, miles }, { lang })
      expect(http).toBe(400)
      expect(body.errors?.miles).toMatch(lang === 'en' ? /[a-z]/ : /[a-zé]/)
    }
  },
)

test('without both dates there is no trip, and miles say nothing', async () => {
  const server = await testServer()
  await buildCar(server)
  const { body } = await server.as().read(cars, { area: '1', miles: '500' })
  expect(body.cars?.[0]).not.toHaveProperty('tripPrice')
  expect(body.cars?.[0]).not.toHaveProperty('pm')
})

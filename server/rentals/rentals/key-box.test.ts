import { expect, test } from 'vitest'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { evidence } from '#protocol/rentals/dashboard/evidence.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar, payByCard, tripSlot } from '#testing/journey.ts'
import { bookedCar, keys, setWall } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

test('the code of the key box is there from 2 hours before the slot until the keys are back', async () => {
  const server = await testServer()
  const { user, order } = await bookedCar(server, { appt: tripSlot })
  const box = async () => {
    const { body } = await server.as(user.token).read(dashboard, { order })
    return body.selectedRental?.keyBox
  }
  const opensAt = '2026-11-24T16:00:00.000Z'
  await setWall(server, '2026-11-24T07:59')
  expect(await box()).toEqual({ opensAt })
  await setWall(server, '2026-11-24T08:00')
  const open = await box()
  expect(open).toEqual({ opensAt, code: expect.stringMatching(/^\d{4}$/) })

  await keys(server, user, { order, odometer: 10 })
  expect((await box())?.code).toBe(open?.code)
  const history = await server.as(user.token).read(orderHistory, { order })
  const log = await server.as(user.token).read(evidence, { order })
  // Where it is kept for later, it is not named.
  const written = JSON.stringify([history.body.history, log.body.entries])
  expect(written).not.toContain(`"${open?.code}"`)
  await keys(server, user, { order, rentalStatus: 88, odometer: 10 })
  expect(await box()).toBeUndefined()
})

test('a renter who may not have the keys yet sees no code', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const order = await holdCar(server, user, await buildCar(server))
  await payByCard(server, user, order)
  await setWall(server, '2026-11-24T10:00')
  // Nobody has confirmed it.
  const { body } = await server.as(user.token).read(dashboard, { order })
  expect(body.selectedRental?.keyBox).toEqual({ opensAt: '2026-11-24T16:00:00.000Z' })
})

test('each rental of a car has a code that its last one did not have', async () => {
  const server = await testServer()
  const car = await buildCar(server)
  const codes: (string | null | undefined)[] = []
  for (const month of ['01', '03', '05', '07']) {
    const user = await buildUser(server)
    const days = { start: `2027-${month}-01T10:00`, end: `2027-${month}-20T10:00` }
    const order = await holdCar(server, user, car, days)
    await payByCard(server, user, order)
    const row = await server.services.db
      .selectFrom('rental_order')
      .select('key_box_code')
      .where('id', '=', order)
      .executeTakeFirst()
    codes.push(row?.key_box_code)
    server.passMinutes(1)
  }
  for (const [index, code] of codes.entries()) {
    expect(code).toMatch(/^\d{4}$/)
    expect(code).not.toBe(codes[index - 1])
  }
})

import { expect, test } from 'vitest'
import { submitBooking } from '#protocol/rentals/bookings/submit-booking.ts'
import { staffChangeDates } from '#protocol/staff/planner/staff-dates.ts'
import { wrongsOf } from '#testing/decisions/wrongs.ts'
import { buildUser } from '#testing/factories.ts'
import { holdCar, payByCard } from '#testing/journey.ts'
import { bookedCar } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'
import { datesQuote } from '#testing/decisions/staff-dates.ts'

test('of two colleagues at once one changes the dates, and the other reads why not', async () => {
  const server = await testServer()
  const { staff, order } = await bookedCar(server)
  const colleague = await buildUser(server, { staff: true })
  const end = '2027-01-10T10:00'
  const { version = '', difference = 0 } = await datesQuote(server, staff, order, { end })
  const fields = { order, version, end, difference }
  const both = await Promise.all(
    [staff, colleague].map(({ token }) => server.as(token).send(staffChangeDates, fields)),
  )
  expect(both.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await wrongsOf(server)).toEqual({})
})

test('of staff who offer days and a renter who books them at once one has them', async () => {
  const server = await testServer()
  for (const turn of [0, 1, 2]) {
    const { staff, order, car } = await bookedCar(server)
    const end = '2027-01-20T10:00'
    const { version = '', difference = 0 } = await datesQuote(server, staff, order, { end })
    const other = await buildUser(server)
    const days = { start: '2027-01-14T10:00', end: '2027-01-24T10:00' }
    const acts = [
      () => server.as(staff.token).send(staffChangeDates, { order, version, end, difference }),
      () => server.as(other.token).send(submitBooking, { car, ...days }),
    ]
    const both = await Promise.all((turn === 1 ? acts.toReversed() : acts).map((act) => act()))
    expect(both.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409])
  }
  expect(await wrongsOf(server)).toEqual({})
})

test('what stands in the way is named, and refuses the change', async () => {
  const server = await testServer()
  const { staff, order, car } = await bookedCar(server)
  const other = await buildUser(server, { user: { first_name: 'Luis' } })
  await payByCard(
    server,
    other,
    await holdCar(server, other, car, { start: '2027-01-15T10:00', end: '2027-01-22T10:00' }),
  )
  const dates = { end: '2027-01-18T10:00' }
  const { inTheWay, version = '', difference = 0 } = await datesQuote(server, staff, order, dates)
  expect(inTheWay).toMatch(/^In the way: Luis, \d+, from Fri,? 15 Jan/)
  const sent = { order, version, ...dates, difference }
  expect(await server.as(staff.token).send(staffChangeDates, sent)).toMatchObject({
    http: 409,
    body: { message: inTheWay },
  })
})

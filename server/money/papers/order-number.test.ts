import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { booking } from '#protocol/rentals/bookings/booking.ts'
import { submitBooking } from '#protocol/rentals/bookings/submit-booking.ts'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { staffBookings } from '#protocol/staff/staff/staff-bookings.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar, trip } from '#testing/journey.ts'
import { mailsTo } from '#testing/mail.ts'
import { fetchPaper } from '#testing/papers.ts'
import { readPdf } from '#testing/pdf-text.ts'
import { bookedCar } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

test('one number of an order is said on every screen, paper and mail, and so is the price of its trip', async () => {
  const server = await testServer()
  const car = await buildCar(server, { mile_cents: 23, included_miles_per_day: 10 })
  const { user, staff, order } = await bookedCar(server, { car, miles: '1390' })
  const me = server.as(user.token)
  const { rental, calculatorData } = (await me.read(booking, { order })).body
  const number = rental?.number ?? 0
  expect(number).toBeGreaterThan(9_999)
  expect(number).toBeLessThan(100_000)
  expect((await me.read(orderHistory, { order })).body.rental?.number).toBe(number)
  expect((await me.read(dashboard, {})).body.rentals?.[0]?.number).toBe(number)
  const listed = (await server.as(staff.token).read(staffBookings, {})).body.bookings
  const mine = listed?.filter(({ orderId }) => orderId === order)
  expect(mine?.map((one) => one.number)).toEqual([number])

  // 49 days at the normal price are $1,502; 900 miles at 23 cents are $207.
  expect(calculatorData?.tripPrice).toBe(1_709)
  const contract = (await me.read(orderHistory, { order })).body.contract?.text
  const spanish = (await me.read(orderHistory, { order }, { lang: 'es' })).body.contract?.text
  expect(contract).toContain(`Order number\t${number}\n`)
  expect(contract).toContain('Trip with about 1,390 miles\t$1,709.00\n')
  expect(spanish).toContain(`Número de orden\t${number}\n`)
  expect(spanish).toContain('Viaje con unas 1,390 millas\t$1,709.00\n')
  const receipt = `/api/receipt?start=${order}&end=${order}`
  const { text } = readPdf((await fetchPaper(server, 'GET', receipt, user)).bytes)
  expect(text).toContain(`Order ${number}`)
  expect(text).toContain('Trip with about 1,390 miles\t$1,709.00')
  const mails = mailsTo(server.services.config.dataDir, user.email).filter(({ text: said }) =>
    said.includes(`/confirmation?order=${order}`),
  )
  expect(mails.length).toBeGreaterThan(0)
  for (const mail of mails) {
    expect(mail.text).toContain(`Order: ${number}`)
    expect(mail.text).toContain('Trip with about 1,390 miles: $1,709.00')
  }
})

test('who was asked for no miles reads of none', async () => {
  const server = await testServer()
  const { user, order } = await bookedCar(server)
  const { body } = await server.as(user.token).read(orderHistory, { order })
  expect(body.contract?.text).not.toContain('Trip with')
  expect(body.calculatorData).not.toHaveProperty('tripPrice')
})

test('staff find a booking by its number, as people write it, and by nothing like it', async () => {
  const server = await testServer()
  const staff = server.as((await buildUser(server, { staff: true })).token)
  const user = await buildUser(server)
  const orders: { orderId: string; number: number }[] = []
  for (let each = 0; each < 3; each++) {
    const { body } = await server
      .as(user.token)
      .send(submitBooking, { car: await buildCar(server, { plate: 'NONE' }), ...trip })
    orders.push({ orderId: body.orderId ?? '', number: body.number ?? 0 })
  }
  expect(new Set(orders.map(({ number }) => number)).size).toBe(3)
  for (const { orderId, number } of orders) {
    for (const find of [`${number}`, `#${number}`, ` ${number} `]) {
      const { body } = await staff.read(staffBookings, { find })
      expect(body.bookings?.map((one) => one.orderId)).toEqual([orderId])
    }
  }
  const { body } = await staff.read(staffBookings, { find: `${orders[0]?.number}`.slice(0, 4) })
  expect(body.bookings).toEqual([])
})

test('numbers are five digits, each once, and stay what they are', async () => {
  const server = await testServer()
  const { db } = server.services
  const { rows } = await sql<{ numbers: number; least: number; most: number; after: number }>`
    select count(distinct scattered_number(n))::int as numbers, min(scattered_number(n)) as least,
      max(scattered_number(n)) as most, scattered_number(90000) as after
    from generate_series(0, 89999) n`.execute(db)
  expect(rows).toEqual([{ numbers: 90_000, least: 10_000, most: 99_999, after: 100_000 }])
  const order = await holdCar(server, await buildUser(server), await buildCar(server))
  const change = db.updateTable('rental_order').set({ number: 12_345 }).where('id', '=', order)
  await expect(change.execute()).rejects.toThrow('the number of an order does not change')
})

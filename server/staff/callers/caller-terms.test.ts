import { expect, test } from 'vitest'
import { staffCreateBooking } from '#protocol/staff/callers/staff-create-booking.ts'
import { staffQuote } from '#protocol/staff/callers/staff-quote.ts'
import { staffOrder } from '#protocol/staff/order-page/staff-order.ts'
import { orderById, wishOf } from '#testing/money/callers.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { trip, tripSlot } from '#testing/journey.ts'
import { testServer } from '#testing/server.ts'

test('plan, cover and pickup time are chosen on the call, and the page says until when the car is held', async () => {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const desk = server.as(staff.token)
  const user = await buildUser(server)
  const car = await buildCar(server)
  const asked = { ...trip, car, person: user.id }
  const { plans = [], covers = [], slots = [] } = (await desk.read(staffQuote, asked)).body
  const pm = plans.find(({ coefficient }) => coefficient < 1)?.id ?? ''
  expect(covers.map(({ id }) => id)).toEqual(['own', 'ownCollision'])
  expect(slots.find(({ appointmentId }) => appointmentId === tripSlot)?.available).toBe(true)
  const terms = { pm, insurancePlan: 'ownCollision', appt: tripSlot } as const
  const { quote } = (await desk.read(staffQuote, { ...asked, ...terms })).body
  expect(quote?.lines.map(({ code }) => code)).toContain('ownCollision')
  const wish = await wishOf(server, desk, user, 'link', car)
  const total = quote?.dueNow ?? 0
  const { body } = await desk.send(staffCreateBooking, { ...wish, ...terms, total })
  const order = await orderById(server, body.orderId)
  expect(order).toMatchObject({ price_modifier_id: pm, insurance_plan: 'ownCollision' })
  const page = (await desk.read(staffOrder, { order: order.id })).body
  expect(page.heldUntil).toMatch(/^2026-11-21T/)
  expect(page.booking?.appointment).toBe(trip.start)
})

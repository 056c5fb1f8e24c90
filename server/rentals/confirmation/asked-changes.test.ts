import { expect, test } from 'vitest'
import {
  bookingChangesCompleted,
  staffProposeChanges,
} from '#protocol/rentals/confirmation/booking-changes.ts'
import { acceptContract } from '#protocol/rentals/contract/accept-contract.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { buildCar, buildUser, verifyPapers } from '#testing/factories.ts'
import { holdCar, payByCard } from '#testing/journey.ts'
import { mailsTo } from '#testing/mail.ts'
import { bookedCar, confirm } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

const message = 'The name on your policy is another one. Please send the right one.'

/** A booking, or a change of car, that would confirm itself, had staff not asked for something. */
async function asked(what: 'booking' | 'change of car') {
  const server = await testServer()
  const staff = await buildUser(server, { staff: true })
  const user = await buildUser(server)
  const me = server.as(user.token)
  const rented = what === 'change of car' ? await bookedCar(server, { user }) : undefined
  const car = await buildCar(server)
  const order = rented
    ? ((await me.send(carChangeByCar, { order: rented.order, car })).body.orderId ?? '')
    : await holdCar(server, user, car)
  await payByCard(server, user, order)
  await verifyPapers(server, user)
  await me.send(acceptContract, { order, version: 1 })
  const ask = await server.as(staff.token).send(staffProposeChanges, { order, message })
  expect(ask.http).toBe(200)
  server.passMinutes(24 * 60 + 1)
  await server.work()
  const state = async () => (await me.read(orderHistory, { order })).body.rental?.confirmation
  return { server, staff, user, order, me, state }
}

test.each(['booking', 'change of car'] as const)(
  'a %s for which staff asked for a change confirms itself once the renter has done it',
  async (what) => {
    const { server, order, me, state } = await asked(what)
    expect(await state()).toBe('pending')
    expect((await me.send(bookingChangesCompleted, { order })).http).toBe(200)
    await server.work()
    expect(await state()).toBe('confirmed')
  },
)

test('staff may confirm it all the same, and the mail says what they have asked for', async () => {
  const { server, staff, user, order, state } = await asked('booking')
  await confirm(server, staff, order)
  await server.work()
  expect(await state()).toBe('confirmed')
  const mail = mailsTo(server.dataDir, user.email).find(({ headers }) =>
    headers.subject?.includes('confirmed'),
  )
  expect(mail?.text).toContain(`We have asked you for something: “${message}”`)
  expect(mail?.text).not.toContain('Everything is in order')
  // The keys do not wait for it.
  expect(mail?.text).not.toContain('missing')
})

test('no hours are promised while staff wait for what they asked, of the booking and of a change of its car', async () => {
  const server = await testServer()
  const { user, staff, order } = await bookedCar(server)
  const me = server.as(user.token)
  const request = await server.as(staff.token).send(staffProposeChanges, { order, message })
  expect(request.http).toBe(200)
  const other = { order, car: await buildCar(server) }
  const swap = (await me.send(carChangeByCar, other)).body.orderId ?? ''
  const told = await server.services.db
    .selectFrom('notification')
    .select('text_en')
    .where('user_id', '=', user.id)
    .where('text_en', 'like', '%nothing is left to pay%')
    .executeTakeFirst()
  expect(told?.text_en).toContain('and you have done what we asked, we approve it')
  await payByCard(server, user, swap)
  const shown = async () => (await me.read(orderHistory, { order: swap })).body.rental
  const waiting = await shown()
  expect(waiting).toMatchObject({ confirmation: 'pending', waitsForChanges: true })
  expect(waiting).not.toHaveProperty('answerBy')
  expect(waiting?.rentalDescription).toContain('We approve it once you have done what we asked.')
  await server.work()
  const mail = mailsTo(server.dataDir, user.email).find(({ headers }) =>
    headers.subject?.includes('car change is paid'),
  )
  const text = mail?.text.replaceAll(/\s+/g, ' ')
  expect(text).toContain('We approve it once you have done what we asked. Please read')
  expect(text).not.toContain('24 hours')

  await me.send(bookingChangesCompleted, { order })
  expect(await shown()).toHaveProperty('answerBy')
  expect(await shown()).not.toHaveProperty('waitsForChanges')
})

test('a change of car waits too while staff have asked for something of its booking', async () => {
  const server = await testServer()
  const { user, staff, order } = await bookedCar(server)
  const me = server.as(user.token)
  const swap =
    (await me.send(carChangeByCar, { order, car: await buildCar(server) })).body.orderId ?? ''
  await payByCard(server, user, swap)
  await server.as(staff.token).send(staffProposeChanges, { order, message })
  server.passMinutes(24 * 60 + 1)
  await server.work()
  const state = async () => (await me.read(orderHistory, { order: swap })).body.rental?.confirmation
  expect(await state()).toBe('pending')
  await me.send(bookingChangesCompleted, { order })
  await server.work()
  expect(await state()).toBe('confirmed')
})

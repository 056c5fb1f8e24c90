import { expect, test } from 'vitest'
import { dashboard } from '#protocol/rentals/dashboard/dashboard.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { carChangeByCar } from '#protocol/rentals/swap/car-change.ts'
import { buildCar } from '#testing/factories.ts'
import { payByCard } from '#testing/journey.ts'
import { bookedCar, confirm, pickedUp, type Rented } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

/** All that a renter is told of a change of car from its asking to its approval. */
async function toldOf(server: TestServer, { user, staff, order }: Rented) {
  const me = server.as(user.token)
  const asked = { order, car: await buildCar(server, { day_cents: 5_900, week_cents: 30_000 }) }
  const swap = (await me.send(carChangeByCar, asked)).body.orderId ?? ''
  const { db } = server.services
  const notices = () =>
    db
      .selectFrom('notification')
      .select(['title_en', 'text_en', 'text_es'])
      .where('user_id', '=', user.id)
      .execute()
  // A later notice of the rental takes the place of the first.
  const first = await notices()
  await payByCard(server, user, swap)
  const paid = await notices()
  const shown = async () => (await me.read(dashboard, { order: swap })).body.selectedRental
  const before = (await shown())?.rentalDescription
  await confirm(server, staff, swap)
  const mail = await db
    .selectFrom('outgoing_mail')
    .select('text_body')
    .where('recipient', '=', user.email)
    .where('subject', '=', 'Your car change is approved')
    .executeTakeFirst()
  const { history } = (await me.read(orderHistory, { order: swap })).body
  return {
    screen: [before, (await shown())?.rentalDescription].join(' '),
    mail: mail?.text_body.replaceAll(/\s+/g, ' ') ?? '',
    paid: paid.map((one) => `${one.title_en}. ${one.text_en} ${one.text_es}`).join(' '),
    notices: [...first, ...(await notices())]
      .map((one) => `${one.title_en}. ${one.text_en} ${one.text_es}`)
      .join(' '),
    history: history?.map(({ title }) => title),
  }
}

test('a change of car before the pickup speaks of no car that the renter has', async () => {
  const server = await testServer()
  const told = await toldOf(server, await bookedCar(server))
  expect(told.screen).toContain('You get this car instead of the first one.')
  expect(told.mail).toContain('You get this car instead of the first one.')
  expect(told.screen + told.mail).not.toContain('swap cars')
  expect(told.notices).toContain('Until then, your rental stays as it is.')
  expect(told.notices).not.toMatch(/car you have|sigues con tu auto/)
  expect(told.notices).toContain('Change of car approved')
  expect(told.history).toContain('Change of car approved')
  expect(told.history).not.toContain('Booking confirmed')
})

test('who has paid for a change of car reads that it waits for an answer, not that they come for it', async () => {
  const server = await testServer()
  const { paid } = await toldOf(server, await pickedUp(server))
  expect(paid).toContain('Car change requested. We answer within 24 hours.')
  expect(paid).toContain('Respondemos en 24 horas.')
  expect(paid).not.toMatch(/not picked up|Come to the pickup place|lugar de entrega/)
})

test('who drives the first car swaps it in one visit', async () => {
  const server = await testServer()
  const rented = await pickedUp(server)
  const told = await toldOf(server, rented)
  expect(told.screen).toContain('You swap cars in one visit.')
  expect(told.mail).toContain('You swap cars in one visit.')
})

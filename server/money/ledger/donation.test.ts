import { afterEach, expect, test } from 'vitest'
import type { Quote } from '#domain/fleet/pricing/quote-line.ts'
import { booking } from '#protocol/rentals/bookings/booking.ts'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { orderHistory } from '#protocol/rentals/dashboard/order-history.ts'
import { buildCar, buildUser } from '#testing/factories.ts'
import { holdCar, payByCard } from '#testing/journey.ts'
import { fetchPaper } from '#testing/papers.ts'
import { readPdf } from '#testing/pdf-text.ts'
import { ledgerOf } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

/* What a company gives of its sales is its own choice, and each order keeps the one it was made with. */

const server = await testServer()
const give = (rate: string) =>
  server.services.db.updateTable('company').set({ donation_rate: rate }).execute()
afterEach(() => give('0.1'))

async function paid() {
  const user = await buildUser(server)
  const order = await holdCar(server, user, await buildCar(server))
  await payByCard(server, user, order)
  return { user, order, me: server.as(user.token) }
}

/** What the renter reads of it: on the screen of the order, and whether contract and receipt speak of it. */
async function said({ user, order, me }: Awaited<ReturnType<typeof paid>>) {
  const { rental } = (await me.read(orderHistory, { order })).body
  const contract = await fetchPaper(server, 'POST', rental?.contractUrl ?? '', user)
  const receipt = await fetchPaper(
    server,
    'GET',
    `/api/receipt?start=${order}&end=${order}&lang=en`,
    user,
  )
  return {
    quote: (await me.read(booking, { order })).body.calculatorData?.donation,
    contract: /to charity/.test(readPdf(contract.bytes).text),
    receipt: /to charity/.test(readPdf(receipt.bytes).text),
  }
}

test('a company that gives nothing books and says nothing of it', async () => {
  await give('0')
  const rental = await paid()
  const { donation, donationCost } = await ledgerOf(server, rental.order)
  expect([donation, donationCost]).toEqual([undefined, undefined])
  expect(await said(rental)).toEqual({ quote: 0, contract: false, receipt: false })
  // Switched on later, it gives nothing of what was sold before, and takes nothing back.
  await give('0.1')
  await rental.me.send(cancelContract, { order: rental.order })
  expect(await ledgerOf(server, rental.order)).not.toHaveProperty('donation')
})

test('what an order gave is taken back at the rate it was made with', async () => {
  await give('0.025')
  const rental = await paid()
  // A month, two weeks and five days: $1,502.00.
  expect(await ledgerOf(server, rental.order)).toMatchObject({
    donation: -3_755,
    donationCost: 3_755,
  })
  expect(await said(rental)).toEqual({ quote: 37.55, contract: true, receipt: true })
  await give('0')
  await rental.me.send(cancelContract, { order: rental.order })
  const after = await ledgerOf(server, rental.order)
  expect(after).not.toHaveProperty('donation')
  expect(after).not.toHaveProperty('donationCost')
})

test('an order from before a company could choose gave a tenth', async () => {
  const rental = await paid()
  const { db } = server.services
  const { quote } = await db
    .selectFrom('rental_order')
    .select('quote')
    .where('id', '=', rental.order)
    .executeTakeFirstOrThrow()
  const { donationRate: _, ...terms } = (quote as Quote).terms
  await db
    .updateTable('rental_order')
    .set({ quote: JSON.stringify({ ...(quote as Quote), terms }) })
    .where('id', '=', rental.order)
    .execute()
  await give('0')
  expect(await said(rental)).toMatchObject({ quote: 150.2 })
  await rental.me.send(cancelContract, { order: rental.order })
  expect(await ledgerOf(server, rental.order)).not.toHaveProperty('donation')
})

import { expect, test } from 'vitest'
import { cancelContract } from '#protocol/rentals/cancellation/cancel-contract.ts'
import { refundQuote } from '#protocol/rentals/cancellation/refund-quote.ts'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { goodCard, holdCar, payByCard } from '#testing/journey.ts'
import { fetchPaper } from '#testing/papers.ts'
import { readPdf } from '#testing/pdf-text.ts'
import { keys, pickedUp, setWall } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'

const mastercard = { ...goodCard, number: '5555555555554444' }

async function noticeOf({ services }: TestServer, { id }: TestUser, title: string) {
  const rows = await services.db
    .selectFrom('notification')
    .select(['text_en', 'text_es'])
    .where('user_id', '=', id)
    .where('title_en', '=', title)
    .orderBy('text_en')
    .execute()
  return rows.map(({ text_en, text_es }) => [text_en, text_es])
}

test('what a cancellation gives back names the card in quote, row, notice and receipt', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const me = server.as(user.token)
  const order = await holdCar(server, user, await buildCar(server))
  await payByCard(server, user, order)
  const ways = async (lang: 'en' | 'es') =>
    (await me.read(refundQuote, { order }, { lang })).body.ways
  expect(await ways('en')).toMatchObject([
    { name: 'Visa ending in 4242', card: 'your Visa ending in 4242' },
  ])
  expect(await ways('es')).toMatchObject([
    { name: 'Visa que termina en 4242', card: 'tu Visa que termina en 4242' },
  ])
  await me.send(cancelContract, { order })
  const row = async () => (await me.read(refundQuote, { order })).body.refunds
  expect(await row()).toMatchObject([{ sent: false, method: 'Visa ending in 4242' }])
  await server.work()
  expect(await row()).toMatchObject([{ sent: true, method: 'Visa ending in 4242' }])
  expect(await noticeOf(server, user, 'Your refund has been sent')).toEqual([
    [
      'We sent $2,577.06 to your Visa ending in 4242. Your bank may take a few days to show it.',
      'Enviamos $2,577.06 a tu Visa que termina en 4242. Tu banco puede tardar unos días en mostrarlo.',
    ],
  ])
  const receipt = `/api/receipt?start=${order}&end=${order}`
  const { text } = readPdf((await fetchPaper(server, 'GET', receipt, user)).bytes)
  expect(text).toContain('Canceled · Visa ending in 4242')
})

test('a card that nobody knows is said as before, and one without a brand by its digits alone', async () => {
  const server = await testServer()
  const user = await buildUser(server)
  const me = server.as(user.token)
  const order = await holdCar(server, user, await buildCar(server))
  await payByCard(server, user, order)
  const know = (card_brand: string | null, card_last4: string | null) =>
    server.services.db
      .updateTable('payment')
      .set({ card_brand, card_last4 })
      .where('order_id', '=', order)
      .execute()
  const way = async () => (await me.read(refundQuote, { order })).body.ways?.[0]
  await know('unknown', '4242')
  expect(await way()).toMatchObject({
    name: 'Card ending in 4242',
    card: 'your card ending in 4242',
  })
  await know(null, null)
  expect(await way()).toMatchObject({ name: 'Credit card' })
  expect(await way()).not.toHaveProperty('card')
  await me.send(cancelContract, { order })
  await server.work()
  expect((await noticeOf(server, user, 'Your refund has been sent'))[0]?.[0]).toMatch(
    / to your card\. Your bank/,
  )
})

test('several payments by several cards name each, and the deposit the one that carried it', async () => {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  const me = server.as(user.token)
  await setWall(server, '2027-01-05T10:00')
  const asked = { order, end: '2027-01-26T10:00', odometer: 47_380 }
  const extension = (await me.send(extendCar, asked)).body.orderId ?? ''
  await payByCard(server, user, extension, mastercard)
  await setWall(server, '2027-01-06T10:00')
  const quote = await me.read(refundQuote, { order: extension })
  expect(quote.body.ways?.map(({ card }) => card)).toEqual([
    'your Mastercard ending in 4444',
    'your Visa ending in 4242',
  ])
  await keys(server, user, { order: extension, rentalStatus: 88, odometer: 47_380 })
  await server.work()
  await setWall(server, '2027-01-09T10:00')
  await server.work()
  const { refunds = [] } = (await me.read(refundQuote, { order: extension })).body
  expect(refunds.map(({ reason, method }) => `${reason}: ${method}`).toSorted()).toEqual([
    'deposit: Visa ending in 4242',
    'settlement: Mastercard ending in 4444',
    'settlement: Visa ending in 4242',
  ])
  expect(await noticeOf(server, user, 'Your deposit is on its way')).toEqual([
    [
      'We are refunding $1,000.00 to your Visa ending in 4242.',
      'Te devolvemos $1,000.00 a tu Visa que termina en 4242.',
    ],
  ])
})

import { expect, test } from 'vitest'
import { extendCar } from '#protocol/rentals/extension/extend-car.ts'
import { payByCard } from '#testing/journey.ts'
import { fetchPaper } from '#testing/papers.ts'
import { readPdf } from '#testing/pdf-text.ts'
import { keys, pickedUp, schedule, setWall } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'
import { receiptFacts } from './receipt-facts.ts'
import { receiptSums } from './receipt-sums.ts'
import { seenOrder } from './seen-order.ts'

/** A rental that was extended by a week and came back late, with miles; its deposit is back. */
async function lived() {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  await setWall(server, '2027-01-05T10:00')
  const end = '2027-01-19T10:00'
  const held = await server.as(user.token).send(extendCar, { order, end, odometer: 48_210 })
  const extension = held.body.orderId ?? ''
  await payByCard(server, user, extension)
  await schedule(server, user, extension, 92, '2027-01-19T09:00')
  await setWall(server, '2027-01-20T10:00')
  await keys(server, user, { order: extension, rentalStatus: 88, odometer: 48_310, gas: 8 })
  await setWall(server, '2027-01-23T10:01')
  await server.work()
  return { server, user, order, extension }
}

// @7-receipt-pdf
test('a receipt spans the orders of a rental, and its parts make the whole to the cent', async () => {
  const { server, user, order, extension } = await lived()
  const url = `/api/receipt?start=${order}&end=${extension}`
  const { http, headers, bytes } = await fetchPaper(server, 'GET', url, user)
  expect({ http, type: headers['content-type'] }).toEqual({ http: 200, type: 'application/pdf' })
  const { text } = readPdf(bytes)
  for (const said of [
    `Order\t${order}`,
    `Order\t${extension}`,
    'Tue 12 Jan 2027 (12/01/2027), 10:00',
    'Total\t$2,502.00',
    'Total\t$303.70',
    'Late days\t$39.00',
    'Miles\t$9.00',
    'Credit card',
    '$2,577.06',
    'including $75.06 payment fee',
    // 2502 + 75.06 + 303.70 + 9.11 paid; the deposit of 1000 less 48, with its 3 %, is back.
    'Cost of the rental\t$1,909.31',
    'Paid, minus refunds\t$1,909.31',
  ])
    expect(text).toContain(said)
  const spanish = readPdf((await fetchPaper(server, 'GET', url, user, 'es')).bytes)
  expect(spanish.text).toContain('Costo de la renta\t$1,909.31')
})

test('any stretch of its orders adds up: paid is cost, deposit and refunds less what is owed', async () => {
  const { server, user, order, extension } = await lived()
  const caller = {
    id: user.id,
    email: user.email,
    sessionId: 0,
    passkeyId: null,
    needsPasskey: false,
    staff: false,
    rights: [],
  }
  const [first, last] = [
    await seenOrder(server.services.db, order, caller),
    await seenOrder(server.services.db, extension, caller),
  ]
  for (const [start, end] of [
    [first, first],
    [last, last],
    [first, last],
    [last, first],
  ] as const) {
    const { entries } = await receiptFacts(server.services.db, start, end)
    const { cost, deposit, refundsDue, owed, paidIn, costs } = receiptSums(entries)
    expect(paidIn).toBe(cost + deposit + refundsDue - owed)
    expect(costs.reduce((sum, [, cents]) => sum + cents, 0)).toBe(cost)
    expect(entries.length).toBeGreaterThan(0)
    for (const { lines } of entries)
      expect(lines.reduce((sum, [, cents]) => sum + cents, 0)).toBe(0)
  }
})

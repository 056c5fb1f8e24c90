import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type RunningServer, startServer } from '../built-server.ts'
import type { TestUser } from '../factories.ts'
import { datesAhead, get, people, post, preparedPlace } from './prepare.ts'

/** What the server has told a renter before it died. */
type Told = { user: TestUser; order: string; paid: boolean }

/** One renter books and pays; whatever was answered goes into `told`, whatever was cut off does not. */
async function bookAndPay(
  server: RunningServer,
  user: TestUser,
  car: string,
  told: Told[],
): Promise<void> {
  const requestId = () => crypto.randomUUID()
  try {
    const held = await post(server.url, user.token, {
      objectType: 'submitBooking',
      requestId: requestId(),
      car,
      ...datesAhead(5),
    })
    if (held.http !== 200) return
    const record: Told = { user, order: String(held.body.orderId), paid: false }
    told.push(record)
    const begun = await post(server.url, user.token, {
      objectType: 'submitPaymentRefund',
      requestId: requestId(),
      order: record.order,
      paymentMethod: 'creditCard',
    })
    const { clientSecret } = begun.body.payment as { clientSecret: string }
    await post(server.url, user.token, {
      clientSecret,
      number: '4242424242424242',
      expiry: '12/30',
      cvc: '123',
    })
    for (;;) {
      const state = await get(server.url, user.token, {
        objectType: 'paymentState',
        order: record.order,
      })
      record.paid = state.body.state === 'paid'
      if (record.paid) return
      await sleep(30)
    }
  } catch {
    // The connection was cut: the server is dead, and nothing more was promised.
  }
}

test('five times kill -9 while people book and pay: nothing that was acknowledged is missing', async () => {
  const place = await preparedPlace()
  const { users, cars } = await people(place, { renters: 30, cars: 30 })
  const told: Told[] = []
  for (let round = 0; round < 5; round++) {
    const server = await startServer(place)
    const batch = users.slice(round * 6, round * 6 + 6)
    const work = batch.map((user, index) =>
      bookAndPay(server, user, cars[round * 6 + index] ?? '', told),
    )
    // Dies after the first acknowledgements of this round, a different moment each time.
    const before = told.length
    while (told.length <= before) await sleep(5)
    await sleep(round * 60)
    await server.kill()
    await Promise.all(work)
  }
  const server = await startServer(place)
  try {
    expect(told.length).toBeGreaterThanOrEqual(5)
    for (const { user, order, paid } of told) {
      const { http, body } = await get(server.url, user.token, {
        objectType: 'orderHistory',
        order,
      })
      expect(http).toBe(200)
      const rental = body.rental as { state: string; paid: boolean; rentalStatus?: number }
      const promised = paid ? { state: 'booked', paid: true, rentalStatus: 85 } : {}
      expect(['held', 'booked']).toContain(rental.state)
      expect(rental).toMatchObject(promised)
    }
  } finally {
    await server.stop()
  }
})

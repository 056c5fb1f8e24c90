import { expect, test } from 'vitest'
import { refundQuote } from '#protocol/rentals/cancellation/refund-quote.ts'
import { keys, ledgerOf, pickedUp, schedule, setWall } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'

/** Cents of rent that a car costs which is back on 10 December, after what was scheduled before. */
async function rentOf(scheduled: readonly [on: string, at: string][]) {
  const server = await testServer()
  const { user, order } = await pickedUp(server)
  for (const [on, at] of scheduled) {
    await setWall(server, on)
    expect((await schedule(server, user, order, 92, at)).body.rentalStatus).toBe(92)
  }
  await setWall(server, '2026-12-10T12:05')
  const quote = await server.as(user.token).read(refundQuote, { order })
  const back = await keys(server, user, { order, rentalStatus: 88, odometer: 47_380 })
  expect(back.body.rentalStatus).toBe(88)
  return { rent: (await ledgerOf(server, order)).rent ?? 0, quote: quote.body }
}

test('a return scheduled for another day is no notice of the one that is made', async () => {
  const without = await rentOf([])
  const lastDay = await rentOf([['2026-11-24T11:00', '2027-01-12T09:30']])
  expect(lastDay.rent).toBe(without.rent)
  expect(lastDay.quote).toMatchObject({ noticed: false, refund: without.quote.refund })
  const announced = await rentOf([['2026-11-24T11:00', '2026-12-10T12:00']])
  expect(announced.rent).toBeGreaterThan(without.rent)
})

test('a notice that is brought forward is a new one', async () => {
  const without = await rentOf([])
  const forward = await rentOf([
    ['2026-11-24T11:00', '2027-01-05T09:30'],
    ['2026-12-10T11:00', '2026-12-10T14:00'],
  ])
  expect(forward.rent).toBe(without.rent)
})

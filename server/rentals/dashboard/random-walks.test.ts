// @long
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortOr, walks } from '#testing/walk/length.ts'
import { rentalStatuses } from '#domain/fleet/fleet/rental-status.ts'
import { acts } from '#testing/walk/acts.ts'
import { balance, brokenHistory, brokenNow } from '#testing/walk/invariants.ts'
import { type Actor, steps, walk } from '#testing/walk/walk.ts'
import { aWorld, type World } from '#testing/walk/world.ts'

/** What the walks came through, so that walks that never get anywhere prove nothing. */
const seen = { steps: 0, codes: new Set<number>(), events: new Set<string>() }

const actor: fc.Arbitrary<Actor> = fc.record({
  who: fc.nat(1),
  car: fc.nat(2),
  what: fc.oneof(
    ...steps.map(({ weight, names }) => ({ weight, arbitrary: fc.constantFrom(...names) })),
  ),
  amount: fc.nat(1_000),
})

async function remember({ server, users }: World): Promise<void> {
  const events = await server.services.db
    .selectFrom('order_event')
    .innerJoin('rental_order', 'rental_order.id', 'order_event.order_id')
    .select(['order_event.code', 'order_event.status_to'])
    .where(
      'rental_order.user_id',
      'in',
      users.map((user) => user.id),
    )
    .distinct()
    .execute()
  for (const { code, status_to } of events) {
    seen.events.add(code)
    if (status_to !== null) seen.codes.add(status_to)
  }
}

test('thousands of random steps keep calendar, ledger, history and evidence true', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(actor, { minLength: 90, maxLength: 130, size: 'max' }),
      async (actors) => {
        const world = await aWorld()
        for (const one of actors) {
          await walk(world, one)
          seen.steps += 1
          expect(await brokenNow(world)).toEqual({})
        }
        await world.server.work()
        expect(await brokenNow(world)).toEqual({})
        expect(await brokenHistory(world)).toEqual([])
        expect(await balance(world)).toBe(0)
        await remember(world)
      },
    ),
    walks({ short: 2, thorough: 20, seed: 20_261_121 }),
  )
  expect(seen.steps).toBeGreaterThan(shortOr(150, 2_000))
  const codes = rentalStatuses.map(({ code }) => code)
  expect(codes).toEqual(expect.arrayContaining([...seen.codes]))
  expect(seen.codes.size).toBeGreaterThanOrEqual(shortOr(4, codes.length))
  expect(Object.keys(acts).length).toBeGreaterThan(14)
}, 600_000)

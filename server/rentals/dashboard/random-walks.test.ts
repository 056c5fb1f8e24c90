// @long @thorough
import fc from 'fast-check'
import { expect, test } from 'vitest'
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
    // The same walks every time, unless somebody asks for others: WALKS=200 npx vitest …
    {
      numRuns: Number(process.env.WALKS ?? 20),
      ...(process.env.WALKS ? {} : { seed: 20_261_121 }),
      endOnFailure: true,
    },
  )
  expect(seen.steps).toBeGreaterThan(2_000)
  expect([...seen.codes].toSorted((a, b) => a - b)).toEqual(rentalStatuses.map(({ code }) => code))
  expect(Object.keys(acts).length).toBeGreaterThan(14)
}, 600_000)

import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { occupiedUntil } from '#domain/fleet/fleet/turn-around.ts'
import { addMinutes } from '#domain/core/time/wall-time.ts'
import { toInstant } from '#domain/core/time/zone.ts'
import type { Tx } from '#server/platform/db/database.ts'
import { bayZone, occupyInstants, testFleet } from '#testing/fleet.ts'
import { testServer } from '#testing/server.ts'
import { walks } from '#testing/walk/length.ts'
import { violatedConstraint } from '../../platform/retry.ts'

const origin = '2026-11-25T10:00'
/* Steps of two hours: coarse enough for periods to touch each other and the gap exactly. */
const stepped = (steps: number) => addMinutes(origin, steps * 120)

/** Where a period starts and how long it is, from one to five days. */
const period = fc.record({
  start: fc.integer({ min: 0, max: 20 * 12 }),
  length: fc.integer({ min: 12, max: 5 * 12 }),
  as: fc.constantFrom('guest' as const, 'workshop' as const),
})

/** Whether the database lets a rental in; nothing of it stays. */
async function canBeInserted(tx: Tx, car: string, from: Date, to: Date): Promise<boolean> {
  await sql`savepoint attempt`.execute(tx)
  try {
    await occupyInstants(tx, car, from, to)
    return true
  } catch (error) {
    if (violatedConstraint(error) !== 'occupancy_no_overlap') throw error
    return false
  } finally {
    await sql`rollback to savepoint attempt`.execute(tx)
  }
}

test('a car is shown as free exactly when the database would let the rental in', async () => {
  const server = await testServer()
  const { db } = server.services
  const seen = { free: 0, taken: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.array(period, { maxLength: 8 }),
      fc.array(period, { minLength: 1, maxLength: 4 }),
      async (taken, trips) => {
        const fleet = testFleet(server)
        const car = await fleet.add({ minimum_rental_days: 1 })
        for (const { start, length, as } of taken) {
          const [from, to] = [stepped(start), stepped(start + length)].map((at) =>
            toInstant(at, bayZone),
          )
          // Those that overlap are refused, as in life.
          if (from && to) await occupyInstants(db, car, from, to, as).catch(() => {})
        }
        for (const trip of trips) {
          const start = stepped(trip.start)
          const end = stepped(trip.start + trip.length)
          const [from, to] = [toInstant(start, bayZone), toInstant(end, bayZone)]
          const shown = (await fleet.search({ area: '1', start, end })).body.cars?.[0]
          const fits = await db.transaction().execute((tx) => canBeInserted(tx, car, from, to))
          expect(shown?.available).toBe(fits)
          seen[fits ? 'free' : 'taken'] += 1
          if (fits) continue
          // And the promised date is true: then there is room for the same time.
          const later = toInstant(shown?.availabilityDateTime ?? '', bayZone)
          const until = new Date(
            later.getTime() + (occupiedUntil(to).getTime() - occupiedUntil(from).getTime()),
          )
          expect(await db.transaction().execute((tx) => canBeInserted(tx, car, later, until))).toBe(
            true,
          )
        }
      },
    ),
    walks({ short: 40, thorough: 120, seed: 20_261_127 }),
  )
  // Both answers occurred, so the property was about something.
  expect(Math.min(seen.free, seen.taken)).toBeGreaterThan(5)
})

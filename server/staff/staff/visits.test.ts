import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { staffToday } from '#protocol/staff/staff/staff-today.ts'
import { randomId } from '#server/platform/random.ts'
import { buildCar } from '#testing/factories.ts'
import { bayZone } from '#testing/fleet.ts'
import { bookedCar } from '#testing/rental-life.ts'
import { testServer } from '#testing/server.ts'
import { walks } from '#testing/walk/length.ts'

const hours = fc.integer({ min: -30, max: 40 })
const state = fc.record({
  kind: fc.constantFrom('start', 'start', 'extension', 'swap'),
  status: fc.constantFrom(85, 86, 87, 88, 91, 92, 93),
  arrivedFor: fc.constantFrom('pickup', 'return'),
  starts: hours,
  seats: fc.uniqueArray(
    fc.record({ kind: fc.constantFrom('pickup', 'return', 'maintenance', 'swap'), at: hours }),
    { maxLength: 3, selector: ({ kind }) => kind },
  ),
})
type State = typeof state extends fc.Arbitrary<infer Value> ? Value : never

/** The visit that an order waits for, as the rules say it. */
function visitOf({ kind, status, arrivedFor, starts, seats }: State) {
  if (![85, 86, 91, 92, 93].includes(status)) return undefined
  if (status === 85 && kind === 'extension') return undefined
  const waitsForKeys = status === 85 || arrivedFor === 'pickup'
  const toCome = kind === 'swap' ? 'swap' : 'pickup'
  const visit = waitsForKeys ? toCome : status === 93 ? 'maintenance' : 'return'
  const seat = seats.find((one) => one.kind === visit)
  return { visit, hour: seat ? seat.at : starts + (waitsForKeys ? 0 : 24), hasSeat: !!seat }
}

test('visits of today are those of all open orders, in the order of their time', async () => {
  const server = await testServer()
  const { db } = server.services
  const { staff, order } = await bookedCar(server)
  const me = server.as(staff.token)
  const now = server.services.clock()
  const at = (hour: number) => new Date(now.getTime() + hour * 3_600_000)
  const {
    id: _id,
    number: _number,
    quote,
    ...row
  } = await db
    .selectFrom('rental_order')
    .selectAll()
    .where('id', '=', order)
    .executeTakeFirstOrThrow()
  const { id: _of, ...rental } = await db
    .selectFrom('rental_transaction')
    .selectAll()
    .where('id', '=', row.transaction_id)
    .executeTakeFirstOrThrow()
  await db.updateTable('area').set({ slot_capacity: 500 }).execute()
  // The states are by chance: nobody had to come by their keys.
  await sql`alter table rental_order disable trigger running_was_imported`.execute(db)
  const before = (id: string) => `${id} before`
  let found = 0
  await fc.assert(
    fc.asyncProperty(fc.array(state, { minLength: 2, maxLength: 7 }), async (states) => {
      const made = states.map((one) => ({ id: randomId(), ...one }))
      for (const [seat, one] of made.entries()) {
        await db
          .insertInto('rental_transaction')
          .values({ ...rental, id: one.id })
          .execute()
        const common = { ...row, quote: JSON.stringify(quote), transaction_id: one.id }
        await db
          .insertInto('rental_order')
          .values({ ...common, id: before(one.id), rental_status: 88 })
          .execute()
        await db
          .insertInto('rental_order')
          .values({
            ...common,
            id: one.id,
            car_id: await buildCar(server),
            kind: one.kind,
            previous_order_id: one.kind === 'start' ? null : before(one.id),
            rental_status: one.status,
            arrived_for: one.arrivedFor,
            starts_at: at(one.starts),
            ends_at: at(one.starts + 24),
          })
          .execute()
        for (const { kind, at: hour } of one.seats)
          await db
            .insertInto('appointment_seat')
            .values({
              area_id: '1',
              starts_at: at(hour),
              seat: 1 + seat * 4 + one.seats.findIndex((other) => other.kind === kind),
              kind,
              order_id: one.id,
              price_cents: 0,
            })
            .execute()
      }
      const expected = made
        .flatMap((one) => {
          const visit = visitOf(one)
          if (!visit || dayOf(toWall(at(visit.hour), bayZone)) > dayOf(toWall(now, bayZone)))
            return []
          const late = visit.hour < 0 && one.status !== 91
          return [{ orderId: one.id, ...visit, late }]
        })
        .toSorted((a, b) => a.hour - b.hour || (a.orderId < b.orderId ? -1 : 1))
      const { visits = [] } = (await me.read(staffToday, {})).body
      expect(
        visits.map(({ orderId, kind, at: wall, hasAppointment, late }) => [
          orderId,
          kind,
          wall,
          hasAppointment,
          late,
        ]),
      ).toEqual(
        expected.map(({ orderId, visit, hour, hasSeat, late }) => [
          orderId,
          visit,
          toWall(at(hour), bayZone),
          hasSeat,
          late,
        ]),
      )
      found += visits.length
      const ids = made.map(({ id }) => id)
      await db.deleteFrom('appointment_seat').where('order_id', 'in', ids).execute()
      await db.deleteFrom('rental_order').where('transaction_id', 'in', ids).execute()
    }),
    walks({ short: 12, thorough: 36, seed: 20_261_127 }),
  )
  await sql`alter table rental_order enable trigger running_was_imported`.execute(db)
  expect(found).toBeGreaterThan(5)
})

import { sql } from 'kysely'
import { occupiedUntil } from '#domain/fleet/fleet/turn-around.ts'
import { toInstant } from '#domain/core/time/zone.ts'
import { cars } from '#protocol/fleet/cars/cars.ts'
import type { InputOf } from '#protocol/core/operation.ts'
import { randomId } from '#server/platform/random.ts'
import { buildCar } from './factories.ts'
import type { Reply, TestServer } from './server.ts'

export const bayZone = 'America/Los_Angeles'

/**
 * Cars of one test among those of all tests: they share a feature that nobody else has, and
 * searches ask for it.
 */
export type TestFleet = {
  tag: string
  add(more?: Parameters<typeof buildCar>[1]): Promise<string>
  search(input?: InputOf<typeof cars>): Promise<Reply<typeof cars>>
}

export function testFleet(server: TestServer): TestFleet {
  const tag = `tag-${randomId()}`
  return {
    tag,
    add: (more = {}) => buildCar(server, { ...more, features: [tag, ...(more.features ?? [])] }),
    search: (input = {}) => {
      const features = [tag, ...((input.features as string[] | undefined) ?? [])]
      return server.as().read(cars, { ...input, features })
    },
  }
}

/**
 * Takes a car on the Bay Area's wall clock: for the workshop exactly, for a guest (a rental as far
 * as the calendar goes) with the turn-around gap.
 */
export async function occupy(
  { services }: TestServer,
  car: string,
  { start, end }: { start: string; end: string },
  as: 'workshop' | 'guest' = 'guest',
): Promise<void> {
  const from = toInstant(start, bayZone)
  const to = toInstant(end, bayZone)
  await occupyInstants(services.db, car, from, to, as)
}

/** The same with instants. Rejects as the database does when somebody else has the car. */
export async function occupyInstants(
  db: TestServer['services']['db'],
  car: string,
  from: Date,
  to: Date,
  as: 'workshop' | 'guest' = 'guest',
): Promise<void> {
  const until = as === 'guest' ? occupiedUntil(to) : to
  await sql`insert into occupancy (car_id, kind, period, occupied) values (
    ${car}::text, ${as === 'guest' ? 'block' : 'maintenance'}::text,
    tstzrange(${from}::timestamptz, ${to}::timestamptz),
    tstzrange(${from}::timestamptz, ${until}::timestamptz))`.execute(db)
}

/** Gives an area one tax of so much on all that is sold, from 2026 on; prices of before keep theirs. */
export async function taxArea(
  { services }: TestServer,
  area: string,
  fraction: number,
): Promise<void> {
  const on = ['rent', 'miles', 'extras', 'appointment', 'cover', 'changeFee']
  const names = { nameEn: 'Sales tax', nameEs: 'Impuesto' }
  const lines = [{ id: 'sales', ...names, fraction, on, onTaxes: [], from: '2026-01-01' }]
  await services.db
    .updateTable('area')
    .set({ tax_lines: JSON.stringify(fraction === 0 ? [] : lines) })
    .where('id', '=', area)
    .execute()
}

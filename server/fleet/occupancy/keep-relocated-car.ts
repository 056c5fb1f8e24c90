import { sql } from 'kysely'
import { occupiedUntil } from '#domain/fleet/fleet/turn-around.ts'
import type { Tx } from '../../platform/db/database.ts'

type Kept = { relocationId: string; carId: string; startsAt: Date; endsAt: Date; now: Date }

/**
 * Keeps a car that is brought to another area from the beginning of the window until it was brought:
 * what is booked after that would begin where it stands no more. What is booked already, over there,
 * stays.
 */
export async function keepRelocatedCar(tx: Tx, kept: Kept): Promise<void> {
  const { relocationId, carId, startsAt, endsAt, now } = kept
  await sql`
    insert into occupancy (car_id, kind, relocation_id, period, occupied, created_at)
    values (${carId}, 'relocation', ${relocationId}, tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz),
      tstzrange(${startsAt}::timestamptz, coalesce((select min(lower(o.occupied)) from occupancy o
        where o.car_id = ${carId} and lower(o.occupied) >= ${occupiedUntil(endsAt)}::timestamptz),
        ${startsAt}::timestamptz + interval '1500 days')), ${now}::timestamptz)`.execute(tx)
}

/** It was brought, and is taken until then at most: what comes next is booked where it stands now. */
export async function keepBroughtCarUntil(
  tx: Tx,
  relocationId: string,
  until: Date,
): Promise<void> {
  await sql`
    update occupancy set
      period = tstzrange(lower(period), least(upper(occupied), greatest(${until}::timestamptz, upper(period)))),
      occupied = tstzrange(lower(occupied), least(upper(occupied), greatest(${until}::timestamptz, upper(period))))
    where relocation_id = ${relocationId}`.execute(tx)
}

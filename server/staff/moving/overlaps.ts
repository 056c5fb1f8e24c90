import { sql } from 'kysely'
import { occupiedUntil } from '#domain/fleet/fleet/turn-around.ts'
import { inSql } from '../../fleet/fleet/rental-status.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { BadLine } from '../../platform/tables/read-table.ts'
import type { RentalToWrite } from './rentals-file.ts'

type Kind = 'rentals' | 'reservations'

/** Lines that want one car at once; a car that is out is out once. */
export function overlapsInFile(rows: readonly RentalToWrite[], kind: Kind): BadLine[] {
  const ofCar = new Map<string, RentalToWrite[]>()
  return rows.flatMap((row) => {
    const others = ofCar.get(row.car.id) ?? []
    ofCar.set(row.car.id, [...others, row])
    const other = others.find(
      (one) =>
        kind === 'rentals' ||
        (one.startsAt < occupiedUntil(row.endsAt) && row.startsAt < occupiedUntil(one.endsAt)),
    )
    return other ? [{ line: row.line, reason: `car is taken by line ${other.line} too` }] : []
  })
}

/** Lines whose car is promised to somebody else here, or out with them. */
export async function overlapsHere(
  tx: Tx,
  rows: readonly RentalToWrite[],
  kind: Kind,
): Promise<BadLine[]> {
  const asked = rows.map(({ line, car, startsAt, endsAt }) => ({
    line,
    car: car.id,
    from: startsAt,
    until: occupiedUntil(endsAt),
  }))
  const { rows: taken } = await sql<{ line: number; number: number | null }>`
    select distinct on (w.line) w.line, t.number
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as w (line int, car text, "from" timestamptz, until timestamptz)
      cross join lateral (
        select o.number from occupancy c left join rental_order o on o.id = c.order_id
        where c.car_id = w.car and c.occupied && tstzrange(w."from", w.until)
        union all
        select o.number from rental_order o
        where ${kind === 'rentals'}::boolean and o.car_id = w.car and o.rental_status in ${inSql.running}) t
    order by w.line, t.number`.execute(tx)
  return taken.map(({ line, number }) => ({
    line,
    reason:
      number === null
        ? 'car is kept for something else in this time'
        : `car is taken by order ${number} in this time`,
  }))
}

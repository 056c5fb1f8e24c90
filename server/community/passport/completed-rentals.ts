import { sql } from 'kysely'
import { mostRentals, type Passport } from '#domain/community/passport/passport.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Db, Tx } from '../../platform/db/database.ts'

type Row = {
  picked_up_at: Date
  returned_at: Date
  area: string
  zone: string
  car: string
  rentals: string
  days: string
}

/**
 * A person's rentals that ended with the car back: the newest of them, and how many there are with
 * all their days, each begun one counted. Days are the area's; the car is the last one of the rental.
 */
export async function completedRentals(
  db: Db | Tx,
  userId: string,
): Promise<Pick<Passport, 'rentals' | 'totals'>> {
  const { rows } = await sql<Row>`
    with rental as (
      select t.id, t.returned_at, min(o.picked_up_at) as picked_up_at,
        (array_agg(o.car_id order by o.picked_up_at desc))[1] as car_id
      from rental_transaction t
      join rental_order o on o.transaction_id = t.id and o.picked_up_at is not null
      where t.user_id = ${userId} and t.returned_at is not null
      group by t.id
    )
    select rental.picked_up_at, rental.returned_at, area.name_en as area, area.zone,
      concat_ws(' ', car.year, car.make, car.model) as car,
      count(*) over () as rentals,
      sum(ceil(extract(epoch from rental.returned_at - rental.picked_up_at) / 86400)) over () as days
    from rental join car on car.id = rental.car_id join area on area.id = car.area_id
    order by rental.returned_at desc, rental.id
    limit ${mostRentals}`.execute(db)
  return {
    totals: { rentals: Number(rows[0]?.rentals ?? 0), days: Number(rows[0]?.days ?? 0) },
    rentals: rows.map(({ picked_up_at, returned_at, area, zone, car }) => ({
      start: dayOf(toWall(picked_up_at, zone)),
      end: dayOf(toWall(returned_at, zone)),
      area,
      car,
    })),
  }
}

import { type RawBuilder, sql } from 'kysely'
import { lateCars, withLate } from '../../fleet/fleet/late-cars.ts'
import { turnAroundMinutes } from '#domain/fleet/fleet/turn-around.ts'

/*
 * What an entry of the waiting list and a car have to do with each other, as SQL over `w`
 * (waiting_list_item), `c` (car), `b` (car_search) and `a` (area, the car's).
 */

/** The day of the area on which it would begin, and the fewest days from then on (docs/product/prices.md#seasons). */
const firstDay = sql`(w.starts_at at time zone a.zone)::date`
const fewestDays = sql`season_minimum(c.minimum_rental_days, c.area_id, c.type_id, ${firstDay})`

/** When the trip would end: as asked for, else after the car's minimum rental on the wall clock. */
export const tripEnd: RawBuilder<Date> = sql<Date>`coalesce(w.ends_at,
  ((w.starts_at at time zone a.zone) + ${fewestDays} * interval '1 day') at time zone a.zone)`

/** Where entry, car, its availability with what being late takes of it, and its area are joined. */
export const entriesAndCars = (now: Date): RawBuilder<unknown> => sql`waiting_list_item w
  join car c on c.area_id = w.area_id
  join car_search b on b.car_id = c.id
  left join ${lateCars(now)} late on late.car_id = c.id
  join area a on a.id = c.area_id`

/** The car is what was asked for, and free for the whole trip and the gap after it (docs/product/search.md#waiting-list). */
export const suits: RawBuilder<boolean> = sql<boolean>`(c.status = 'active'
  and c.features @> w.features
  and (w.types = '{}' or c.type_id = any(w.types) or c.subtype_id = any(w.types))
  and (w.highest_month_cents is null or season_month(c.month_cents, c.area_id, c.type_id, ${firstDay}) <= w.highest_month_cents)
  and (w.ends_at is null or (w.ends_at at time zone a.zone) - (w.starts_at at time zone a.zone)
    >= ${fewestDays} * interval '1 day')
  and not ${withLate(sql`b.busy`)} && tstzrange(w.starts_at, ${tripEnd} + ${turnAroundMinutes}::int * interval '1 minute'))`

import { type RawBuilder, sql } from 'kysely'
import { contains } from '../../db/contains.ts'
import type { Db, Tx } from '../../db/database.ts'

/**
 * Of more people or cars than these not all bookings are gone through for the newest: the bookings are,
 * until a page is full, which comes soon then.
 */
const mostMatches = 1000

/**
 * Which orders a text finds: the order with that id or number, those of people with it in their name or
 * e-mail, and those of cars with it in their plate; whatever its case (docs/product/staff.md#what-they-do).
 * A text of several words may begin in what stands of the person and end in the plate. Of all that are found only
 * the newest `limit` within `range` are given, by their ids.
 */
export async function bookingsFound(
  db: Db | Tx,
  text: string,
  range: RawBuilder<unknown>,
  limit: number,
): Promise<RawBuilder<unknown>> {
  const ends = [...text.matchAll(/ /g)].map(({ index }) => text.slice(index + 1))
  const beginsWithEnd = sql.join(
    [sql`false`, ...ends.map((end) => sql`starts_with(lower(plate), lower(${end}))`)],
    sql` or `,
  )
  const { rows } = await sql<{ people: string[]; cars: string[]; ending: string[] }>`
    select array(select id from app_user where ${contains(sql`search_text`, text)}
        limit ${mostMatches + 1}) as people,
      array(select id from car where ${contains(sql`lower(plate)`, text)} limit ${mostMatches + 1}) as cars,
      array(select id from car where ${beginsWithEnd} limit ${mostMatches + 1}) as ending`.execute(
    db,
  )
  const { people = [], cars = [], ending = [] } = rows[0] ?? {}
  const ofBoth = contains(sql`u.search_text || ' ' || lower(c.plate)`, text)
  if (Math.max(people.length, cars.length, ending.length) > mostMatches)
    return sql`${range} and (${isOrder(text)} or (select ${ofBoth} from app_user u, car c
      where u.id = rental_order.user_id and c.id = rental_order.car_id))`
  const across = sql`union select o.id, o.created_at from rental_order o join app_user u on u.id = o.user_id
    join car c on c.id = o.car_id where o.car_id = any(${ending}::text[]) and ${ofBoth}`
  return sql`id in (select id from (
      select id, created_at from rental_order where ${isOrder(text)}
      union select id, created_at from rental_order where user_id = any(${people}::text[])
      union select id, created_at from rental_order where car_id = any(${cars}::text[])
      ${ending.length > 0 ? across : sql``}) one
    where ${range} order by created_at desc, id desc limit ${limit})`
}

/** By its id, or by its number as people write it: with or without the sign before it. */
function isOrder(text: string) {
  const number = /^#?(\d{5,6})$/.exec(text)?.[1]
  return number ? sql`(id = ${text} or number = ${number}::int)` : sql`id = ${text}`
}

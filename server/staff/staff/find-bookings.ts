import { type RawBuilder, sql } from 'kysely'
import { contains } from '../../platform/db/contains.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { isPerson } from '../../people/people/search-people.ts'

/**
 * Of more people or cars than these not all bookings are gone through for the newest: the bookings are,
 * until a page is full, which comes soon then.
 */
const mostMatches = 1000

/** Each way to read a text of several words as what a person is found by and how a plate begins. */
const splits = (text: string) =>
  [...text.matchAll(/ /g)].map(({ index }) => ({
    person: text.slice(0, index),
    plate: text.slice(index + 1).trim(),
  }))

/** Whether an order's renter and car are what a text says: the renter, the car's plate, or one after the other. */
const isOf = (user: string, car: string, text: string) => {
  const plate = sql`lower(${sql.ref(`${car}.plate`)})`
  const both = splits(text).map(
    ({ person, plate: begin }) =>
      sql`(${isPerson(user, person)} and starts_with(${plate}, lower(${begin}::text)))`,
  )
  return sql`(${sql.join([isPerson(user, text), contains(plate, text), ...both], sql` or `)})`
}

/**
 * Which orders a text finds: the order with that id or number, those of people whom it finds
 * (docs/product/staff.md#search-of-people), and those of cars with it in their plate, whatever its case. A text of
 * several words may begin with the person and end with how the plate begins. Of all that are found only the newest
 * `limit` within `range` are given, by their ids.
 */
export async function bookingsFound(
  db: Db | Tx,
  text: string,
  range: RawBuilder<unknown>,
  limit: number,
): Promise<RawBuilder<unknown>> {
  const beginsWithEnd = sql.join(
    [
      sql`false`,
      ...splits(text).map(({ plate }) => sql`starts_with(lower(plate), lower(${plate}::text))`),
    ],
    sql` or `,
  )
  const { rows } = await sql<{ people: string[]; cars: string[]; ending: string[] }>`
    select array(select u.id from app_user u where ${isPerson('u', text)} limit ${mostMatches + 1}) as people,
      array(select id from car where ${contains(sql`lower(plate)`, text)} limit ${mostMatches + 1}) as cars,
      array(select id from car where ${beginsWithEnd} limit ${mostMatches + 1}) as ending`.execute(
    db,
  )
  const { people = [], cars = [], ending = [] } = rows[0] ?? {}
  if (Math.max(people.length, cars.length, ending.length) > mostMatches)
    return sql`${range} and (${isOrder(text)} or (select ${isOf('u', 'c', text)} from app_user u, car c
      where u.id = rental_order.user_id and c.id = rental_order.car_id))`
  const across = sql`union select o.id, o.created_at from rental_order o join app_user u on u.id = o.user_id
    join car c on c.id = o.car_id where o.car_id = any(${ending}::text[]) and ${isOf('u', 'c', text)}`
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

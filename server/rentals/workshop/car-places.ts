import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { carPlaces as places } from '#protocol/rentals/workshop/choices.ts'
import { hasItsCar } from '../maintenance/maintenance-rows.ts'

/** Where a car is now, until when where that is known, and who has it. */
export type CarPlace = {
  place: (typeof places)[number]
  until: Date | undefined
  renter: string | undefined
  orderId: string | undefined
}

type Row = {
  id: string
  order_id: string | null
  due_back: Date | null
  renter: string | null
  kind: string | null
  ends: Date | null
}

function placeOf(
  { order_id: orderId, due_back: dueBack, renter, kind, ends }: Row,
  now: Date,
): CarPlace {
  const has = { renter: renter ?? undefined, orderId: orderId ?? undefined }
  if (dueBack) return { ...has, place: dueBack < now ? 'late' : 'out', until: dueBack }
  const until = ends ?? undefined
  if (kind === null) return { ...has, place: 'free', until: undefined }
  if (kind === 'relocation') return { ...has, place: 'out', until }
  if (kind === 'maintenance') return { ...has, place: 'workshop', until }
  if (kind === 'block') return { ...has, place: 'offRoad', until }
  return { ...has, place: 'kept', until }
}

/** Where each of these cars is now. */
export async function carPlaces(
  db: Db | Tx,
  cars: Iterable<string>,
  now: Date,
): Promise<ReadonlyMap<string, CarPlace>> {
  const { rows } = await sql<Row>`
    select c.id, r.id as order_id, r.ends_at as due_back,
      coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.email) as renter, k.kind, k.ends
    from car c
      left join lateral (select o.id, o.ends_at, o.user_id from rental_order o
        where o.car_id = c.id and ${hasItsCar} limit 1) r on true
      left join app_user u on u.id = r.user_id
      -- Without an end it is off the road until somebody lifts it.
      left join lateral (select o.kind, case when b.id is not null then b.until_at else upper(o.occupied) end as ends
        from occupancy o left join car_breakdown b on b.id = o.breakdown_id
        where o.car_id = c.id and o.occupied @> ${now}::timestamptz
          and (o.expires_at is null or o.expires_at > ${now}::timestamptz) limit 1) k on true
    where c.id = any(${[...cars]}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.id, placeOf(row, now)]))
}

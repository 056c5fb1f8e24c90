import { sql } from 'kysely'
import { expect } from 'vitest'
import type { TestServer } from '../server.ts'

/** Whose the thing is that the fields name. */
export async function ownerOf({ services: { db } }: TestServer, fields: Record<string, unknown>) {
  const ids = Object.values(fields).filter((value) => typeof value === 'string')
  const { rows } = await sql<{ user_id: string }>`
    with named as (select unnest(${ids}::text[]) as id), ordered as (
      select id as order_id from named
      union select order_id from claim where id in (select id from named)
      union select order_id from payment where id in (select id from named)
      union select order_id from help_request where id in (select id from named)
      union select order_id from special_request where id in (select id from named)
      union select order_id from inspection where id in (select id from named)
      union select o.id from review v join rental_order o on o.transaction_id = v.transaction_id
        where v.id in (select id from named)
      union select order_id from rental_offer where id in (select id from named)
      union select order_id from goodwill_request where id in (select id from named)
      union select o.id from maintenance_item i join rental_order o on o.car_id = i.car_id
        where i.id in (select id from named) and o.rental_status = 86)
    select user_id from rental_order where id in (select order_id from ordered)
    union select user_id from driver where id in (select id from named)
    union select assignee_id from job where id in (select id from named) and assignee_id is not null
    union select id from app_user where id in (select id from named)`.execute(db)
  expect(rows, 'whose it is: what nobody owns stands in `ofNobody` of company.ts').toHaveLength(1)
  return rows[0]?.user_id ?? ''
}

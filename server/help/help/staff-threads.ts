import { pageOf, totalOf } from '../../platform/audit/list-rows.ts'
import { sql } from 'kysely'
import { toWall } from '#domain/core/time/zone.ts'
import type { staffThreads as operation } from '#protocol/help/help/staff-threads.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { shownName } from '../../people/people/shown-name.ts'

type Row = {
  order_id: string
  number: number
  renter: string
  car: string
  plate: string
  body: string
  created_at: Date
  zone: string
  total: number
}

/**
 * The last words of each rental's thread, where the renter wrote them and no answer has come; kept
 * by the database. A status that changed meanwhile is no answer, unless it says that all is resolved.
 */
export const unansweredThreads = sql`rental_transaction where unanswered_message is not null`
const unanswered = { where: sql`unanswered_message is not null`, order: sql`unanswered_message` }

export const staffThreads: Handler<typeof operation> = async ({ db, lang }, wanted) => {
  const { page, total } = pageOf('rental_transaction', unanswered, wanted)
  const { rows } = await sql<Row>`
    select ${total} as total, l.order_id, o.number, l.body, l.created_at, a.zone,
      c.make || ' ' || c.model || ' ' || c.year as car, c.plate,
      ${shownName('u', lang)} as renter
    from ${page} t join message l on l.id = t.unanswered_message
    join rental_order o on o.id = l.order_id join area a on a.id = o.area_id
    join car c on c.id = o.car_id join app_user u on u.id = o.user_id
    order by l.id`.execute(db)
  return {
    threads: rows.map((row) => ({
      orderId: row.order_id,
      number: row.number,
      renter: row.renter,
      car: row.car,
      plate: row.plate,
      text: row.body,
      at: toWall(row.created_at, row.zone),
    })),
    total: totalOf(rows),
  }
}

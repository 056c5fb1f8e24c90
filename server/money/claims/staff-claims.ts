import { pageOf, totalOf } from '../../platform/audit/list-rows.ts'
import { sql } from 'kysely'
import type { staffClaims as operation } from '#protocol/money/claims/claims.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { openStatesInSql } from './claim-decisions.ts'
import { type ClaimRow, claimVersion, presentClaims } from './claims-store.ts'
import { shownName } from '../../people/people/shown-name.ts'

type Row = ClaimRow & {
  user_id: string
  number: number
  renter: string
  car: string
  plate: string
  total: number
}

const waiting = {
  where: sql`fee_for is null and state in ${openStatesInSql}`,
  order: sql`created_at, id`,
}

/** Claims that a person opened; fees that were proposed by themselves are in a list of their own. */
export const staffClaims: Handler<typeof operation> = async ({ db, lang, user }, wanted) => {
  const { page, total } = pageOf('claim', waiting, wanted)
  const { rows } = await sql<Row>`
    select m.*, o.user_id, o.number, ${total} as total, ${shownName('u', lang)} as renter,
      c.make || ' ' || c.model || ' ' || c.year as car, c.plate
    from ${page} m join rental_order o on o.id = m.order_id
      join app_user u on u.id = o.user_id join car c on c.id = o.car_id
    order by m.created_at, m.id`.execute(db)
  const claims = await presentClaims(db, rows, lang)
  return {
    claims: rows.flatMap((row, index) => {
      const claim = claims[index]
      const { number, renter, car, plate } = row
      const toDecide = { version: claimVersion(row), own: row.user_id === user.id }
      return claim ? [{ ...claim, number, renter, car, plate, ...toDecide }] : []
    }),
    total: totalOf(rows),
  }
}

import { totalOf, usualRows } from '../audit/list-rows.ts'
import { sql } from 'kysely'
import type { staffClaims as operation } from '#protocol/claims/claims.ts'
import type { Handler } from '../../core/api/handler.ts'
import { openStates } from './claim-decisions.ts'
import { type ClaimRow, claimVersion, presentClaims } from './claims-store.ts'
import { shownName } from '../people/shown-name.ts'

type Row = ClaimRow & { user_id: string; renter: string; car: string; plate: string; total: number }

/** Claims that a person opened; fees that were proposed by themselves are in a list of their own. */
export const staffClaims: Handler<typeof operation> = async (
  { db, lang, user },
  { limit = usualRows },
) => {
  const { rows } = await sql<Row>`
    select m.*, o.user_id, count(*) over ()::int as total, ${shownName('u', lang)} as renter,
      c.make || ' ' || c.model || ' ' || c.year as car, c.plate
    from claim m join rental_order o on o.id = m.order_id
      join app_user u on u.id = o.user_id join car c on c.id = o.car_id
    where m.state = any(${openStates}::text[]) and m.fee_for is null
    order by m.created_at, m.id limit ${limit}`.execute(db)
  const claims = await presentClaims(db, rows, lang)
  return {
    claims: rows.flatMap((row, index) => {
      const claim = claims[index]
      const { renter, car, plate } = row
      const toDecide = { version: claimVersion(row), own: row.user_id === user.id }
      return claim ? [{ ...claim, renter, car, plate, ...toDecide }] : []
    }),
    total: totalOf(rows),
  }
}

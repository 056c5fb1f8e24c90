import { inSql } from '../../fleet/fleet/rental-status.ts'
import { firstOf, wantedRows } from '../../platform/audit/list-rows.ts'
import { sql } from 'kysely'
import { toWall } from '#domain/core/time/zone.ts'
import type {
  staffDecideSwap as decideOperation,
  staffSwaps as listOperation,
} from '#protocol/staff/staff/staff-swaps.ts'
import type { SwapReason } from '../../rentals/swap/quote-swap.ts'
import { swapAgreedAt } from '../../rentals/swap/confirm-swaps.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { mayConfirmItself } from '../../rentals/confirmation/may-confirm-itself.ts'
import { readLowDeposits, ordersThat } from '../../money/orders/orders-that.ts'
import { missingOf, readForKeys } from '../../money/orders/order-papers.ts'
import { presentDrivers } from '../../rentals/rentals/present-drivers.ts'
import { decideOrder } from './decide-order.ts'
import { shownVersion } from './order-version.ts'
import { readMatches } from '../../people/people/block-marks.ts'
import { shownName } from '../../people/people/shown-name.ts'

type Row = {
  id: string
  number: number
  renter: string
  area: string
  zone: string
  from_car: string
  to_car: string
  swap_reason: SwapReason | null
  special_requests: string | null
  starts_at: Date
  ends_at: Date
  appointment: Date | null
  total: number
  paid: boolean
  booked_at: Date
  total_rows: number
  car_id: string
  user_id: string
  total_cents: number
  confirmation: string
}

export const staffSwaps: Handler<typeof listOperation> = async (
  { db, lang, user, now },
  { first, ...wanted },
) => {
  const { rows } = await sql<Row>`
    select count(*) over ()::int as total_rows, o.id, o.number, ${shownName('u', lang)} as renter, a.zone,
      case when ${lang} = 'es' then a.name_es else a.name_en end as area,
      f.make || ' ' || f.model || ' ' || f.year as from_car,
      c.make || ' ' || c.model || ' ' || c.year as to_car, o.swap_reason, o.special_requests,
      o.starts_at, o.ends_at, s.starts_at as appointment, (o.quote ->> 'total')::int as total, o.paid,
      coalesce(o.booked_at, o.created_at) as booked_at, o.car_id, o.user_id, o.total_cents, o.confirmation
    from rental_order o join rental_order p on p.id = o.previous_order_id
    join car c on c.id = o.car_id join car f on f.id = p.car_id
    join area a on a.id = o.area_id join app_user u on u.id = o.user_id
    left join appointment_seat s on s.order_id = o.id and s.kind = 'swap'
    where o.kind = 'swap' and o.rental_status in (${inSql.notPickedUp}, ${inSql.arrived}) and o.confirmation = 'pending'
    order by ${firstOf('o.id', first)}o.booked_at, o.id ${wantedRows(wanted)}`.execute(db)
  const ids = rows.map(({ id }) => id)
  const forKeysOf = await readForKeys(db, ids)
  const low = await readLowDeposits(db, ids)
  const byItself = await ordersThat(db, ids, (one, order) => mayConfirmItself(one, order, now))
  const matches = await readMatches(db, [...new Set(rows.map((row) => row.user_id))], now)
  return {
    swaps: rows.map((row) => ({
      orderId: row.id,
      number: row.number,
      renter: row.renter,
      userId: row.user_id,
      possibleMatch: matches.has(row.user_id),
      area: row.area,
      fromCar: row.from_car,
      toCar: row.to_car,
      reason: row.swap_reason ?? 'preference',
      comment: row.special_requests ?? undefined,
      start: toWall(row.starts_at, row.zone),
      end: toWall(row.ends_at, row.zone),
      appointment: row.appointment ? toWall(row.appointment, row.zone) : undefined,
      total: row.total / 100,
      paid: row.paid,
      askedAt: row.booked_at.toISOString(),
      ...(byItself.has(row.id) ? { agreedAt: swapAgreedAt(row.booked_at).toISOString() } : {}),
      drivers: presentDrivers(forKeysOf(row.id)),
      missing: missingOf(row, { ...forKeysOf(row.id), isDepositLow: low.has(row.id) }, row.zone),
      version: shownVersion({ ...row, forKeys: forKeysOf(row.id) }),
      own: row.user_id === user.id,
    })),
    total: rows[0]?.total_rows ?? 0,
  }
}

export const staffDecideSwap: Handler<typeof decideOperation> = async (context, input) => {
  await decideOrder(context, 'swap', input)
  return {}
}

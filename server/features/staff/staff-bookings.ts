import { sql } from 'kysely'
import { toWall } from '#domain/time/zone.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type {
  staffBookings as listOperation,
  staffDecideBooking as decideOperation,
} from '#protocol/staff/staff-bookings.ts'
import type { Handler } from '../../core/handler.ts'
import { conflict, Problem, texts } from '../../core/problem.ts'
import { confirmBooking } from '../rentals/confirm-booking.ts'
import { endBooking } from '../rentals/end-booking.ts'
import { lockOrder } from '../rentals/orders-store.ts'
import { audit } from './audit.ts'
import { staffTexts } from './staff-texts.ts'

type Row = {
  id: string
  car: string
  area: string
  zone: string
  renter: string
  email: string
  starts_at: Date
  ends_at: Date
  appointment: Date | null
  state: string
  rental_status: number | null
  confirmation: string
  paid: boolean
  total_cents: number
  created_at: Date
  special_requests: string | null
}

const pageSize = 50

export const staffBookings: Handler<typeof listOperation> = async ({ db, lang }, input) => {
  const before = input.cursor ? new Date(input.cursor) : undefined
  if (before && Number.isNaN(before.getTime())) {
    throw new Problem(400, texts.malformed, { errors: { cursor: fieldError('invalidData') } })
  }
  const pending = input.filter === 'pending'
  const { rows } = await sql<Row>`
    select o.id, c.make || ' ' || c.model || ' ' || c.year as car, a.zone,
      case when ${lang} = 'es' then a.name_es else a.name_en end as area,
      coalesce(u.first_name || ' ' || u.last_name, '') as renter, u.email, o.starts_at, o.ends_at,
      s.starts_at as appointment, o.state, o.rental_status, o.confirmation, o.paid, o.total_cents,
      o.created_at, o.special_requests
    from rental_order o
    join car c on c.id = o.car_id join area a on a.id = o.area_id join app_user u on u.id = o.user_id
    left join appointment_seat s on s.order_id = o.id and s.kind = 'pickup'
    where (not ${pending}::boolean or (o.confirmation = 'pending' and o.rental_status = 85))
      and (${before ?? null}::timestamptz is null or o.created_at < ${before ?? null}::timestamptz)
    order by o.created_at desc limit ${pageSize}`.execute(db)
  const last = rows.length === pageSize ? rows.at(-1) : undefined
  return {
    bookings: rows.map((row) => ({
      orderId: row.id,
      car: row.car,
      area: row.area,
      renter: row.renter,
      email: row.email,
      dates: { start: toWall(row.starts_at, row.zone), end: toWall(row.ends_at, row.zone) },
      appointment: row.appointment ? toWall(row.appointment, row.zone) : undefined,
      state: row.state,
      rentalStatus: row.rental_status ?? undefined,
      confirmation: row.confirmation,
      paid: row.paid,
      total: row.total_cents / 100,
      createdAt: row.created_at.toISOString(),
      specialRequests: row.special_requests ?? undefined,
    })),
    nextCursor: last?.created_at.toISOString(),
  }
}

export const staffDecideBooking: Handler<typeof decideOperation> = async (
  { db: tx, user, now, services },
  input,
) => {
  const order = await lockOrder(tx, input.order)
  if (!order) throw new Problem(404, texts.lostOrder)
  if (order.rental_status !== 85 || order.confirmation !== 'pending')
    throw conflict(staffTexts.decidedAlready)
  const by = { actor: 'staff', id: user.id } as const
  const how = { by, message: input.message, config: services.config, now }
  if (input.decision === 'confirm') await confirmBooking(tx, order, how)
  else await endBooking(tx, order, { ...how, action: 'refuse' })
  await audit(tx, user.id, now, `booking ${input.decision}`, order.id, { message: input.message })
  return {}
}

import { inSql } from '../../fleet/fleet/rental-status.ts'
import { type RawBuilder, sql } from 'kysely'
import type { KeysFacts } from '#domain/money/orders/missing-for-keys.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { InputOf } from '#protocol/core/operation.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type {
  staffBookings as listOperation,
  StaffBooking,
  staffDecideBooking as decideOperation,
} from '#protocol/staff/staff/staff-bookings.ts'
import type { Context, SignedIn } from '../../platform/api/context.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { pageOf } from '../../platform/audit/list-rows.ts'
import { waitingForKeys, waitsForKeys } from '../../money/orders/order-facts.ts'
import { readLowDeposits } from '../../money/orders/orders-that.ts'
import { missingOf, type OrderPapers, readForKeys } from '../../money/orders/order-papers.ts'
import { mustBeAbsent, Problem, texts } from '../../platform/api/problem.ts'
import { decideOrder } from './decide-order.ts'
import { overridePapers } from './override-papers.ts'
import { lockOrder } from '../../money/orders/orders-store.ts'
import { presentDrivers } from '../../rentals/rentals/present-drivers.ts'
import { bookingsFound } from './find-bookings.ts'
import { shownVersion } from './order-version.ts'
import { readMatches } from '../../people/people/block-marks.ts'
import { shownEmail, shownName } from '../../people/people/shown-name.ts'

type Row = {
  id: string
  number: number
  kind: StaffBooking['kind']
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
  arrived_for: string | null
  confirmation: string
  paid: boolean
  total_cents: number
  created_at: Date
  special_requests: string | null
  car_id: string
  user_id: string
  plate: string
  phone: string | null
  override_by: string | null
  override_at: Date | null
  override_reason: string | null
}

type Reader = Pick<Context<SignedIn>, 'db' | 'lang' | 'user' | 'now'>

const pageSize = 50

/** Changes of car are in a list of their own (`staffSwaps`). */
const shown = {
  pending: sql`confirmation = 'pending' and ${waitingForKeys} and kind <> 'swap'`,
  running: sql`rental_status in ${inSql.running}`,
  all: sql`true`,
}

type Order = {
  column: 'created_at' | 'starts_at' | 'ends_at'
  /** Of few among many: no index of all orders is walked for them. */
  isOfFew?: boolean
  isUp: boolean
}

const newest: Order = { column: 'created_at', isUp: false }

/** By their start, or who is on the road by when they come back; what was found is as it comes. */
function orderOf({ sort, filter = 'all', find }: InputOf<typeof listOperation>): Order {
  if (sort === undefined || find !== undefined) return newest
  const column = filter === 'running' ? 'ends_at' : 'starts_at'
  return { column, isOfFew: filter !== 'all', isUp: sort === 'dates' }
}

const keyOf = ({ column, isOfFew }: Order, table?: 'o') => {
  const key = sql.ref(table ? `${table}.${column}` : column)
  return isOfFew ? sql`(${key} + interval '0 seconds')` : key
}

export const staffBookings: Handler<typeof listOperation> = async (context, input) => {
  const { db } = context
  const after = input.cursor ? pageAfter(input.cursor) : undefined
  const order = orderOf(input)
  const range = after
    ? sql`(${keyOf(order)}, id) ${order.isUp ? sql`>` : sql`<`} (${after.at}::timestamptz, ${after.id}::text)`
    : sql`true`
  const where = input.find
    ? await bookingsFound(db, input.find, range, pageSize)
    : sql`${shown[input.filter ?? 'all']} and ${range}`
  const rows = await readRows(context, where, order)
  const last = rows.length === pageSize ? rows.at(-1) : undefined
  return {
    bookings: await present(context, rows),
    nextCursor: last && `${last[order.column].toISOString()} ${last.id}`,
  }
}

/** The newest orders of which `where` holds, at most a page, as the staff see them. */
export const readBookings = async (
  context: Reader,
  where: RawBuilder<unknown>,
): Promise<StaffBooking[]> => present(context, await readRows(context, where, newest))

async function readRows(
  { db, lang }: Reader,
  where: RawBuilder<unknown>,
  wanted: Order,
): Promise<Row[]> {
  const way = wanted.isUp ? sql`asc` : sql`desc`
  const order = sql`${keyOf(wanted)} ${way}, id ${way}`
  const { page } = pageOf('rental_order', { where, order }, { limit: pageSize })
  const { rows } = await sql<Row>`
    select o.id, o.number, o.kind, c.make || ' ' || c.model || ' ' || c.year as car, a.zone,
      case when ${lang} = 'es' then a.name_es else a.name_en end as area,
      ${shownName('u', lang)} as renter, ${shownEmail('u')} as email, o.starts_at, o.ends_at,
      s.starts_at as appointment, o.state, o.rental_status, o.arrived_for, o.confirmation, o.paid, o.total_cents,
      o.created_at, o.special_requests, o.car_id, o.user_id, c.plate, u.phone,
      (select ${shownName('by_staff', lang)} from app_user by_staff where by_staff.id = o.papers_override_by) as override_by,
      o.papers_override_at as override_at, o.papers_override_reason as override_reason
    from ${page} o
    join car c on c.id = o.car_id join area a on a.id = o.area_id join app_user u on u.id = o.user_id
    left join appointment_seat s on s.order_id = o.id and s.kind = case o.kind when 'swap' then 'swap' else 'pickup' end
    order by ${keyOf(wanted, 'o')} ${way}, o.id ${way}`.execute(db)
  return rows
}

async function present({ db, user, now }: Reader, rows: readonly Row[]): Promise<StaffBooking[]> {
  const readsOf = await readForKeys(
    db,
    rows.map(({ id }) => id),
  )
  const low = await readLowDeposits(
    db,
    rows.filter(isOpenBeforeKeys).map(({ id }) => id),
  )
  const forKeysOf = (id: string) => ({ ...readsOf(id), isDepositLow: low.has(id) })
  // Of a booking that is over nobody decides any more.
  const open = rows.filter(({ state }) => state === 'held' || state === 'booked')
  const matches = await readMatches(db, [...new Set(open.map((row) => row.user_id))], now)
  return rows.map((row) => ({
    orderId: row.id,
    number: row.number,
    kind: row.kind,
    car: row.car,
    area: row.area,
    renter: row.renter,
    email: row.email,
    phone: row.phone ?? undefined,
    plate: row.plate,
    ...papersShown(row, forKeysOf(row.id)),
    dates: { start: toWall(row.starts_at, row.zone), end: toWall(row.ends_at, row.zone) },
    appointment: row.appointment ? toWall(row.appointment, row.zone) : undefined,
    state: row.state,
    rentalStatus: row.rental_status ?? undefined,
    confirmation: row.confirmation,
    paid: row.paid,
    total: row.total_cents / 100,
    createdAt: row.created_at.toISOString(),
    specialRequests: row.special_requests ?? undefined,
    userId: row.user_id,
    possibleMatch: matches.has(row.user_id),
    version: shownVersion({ ...row, forKeys: forKeysOf(row.id) }),
    own: row.user_id === user.id,
  }))
}

/** Who drives with what, and what is missing before the keys of a booking that waits for them. */
function papersShown(
  row: Row,
  forKeys: OrderPapers & Pick<KeysFacts, 'openDeposit' | 'isDepositLow'>,
) {
  const waits = isOpenBeforeKeys(row)
  const { override_by: by, override_at: at, override_reason: reason } = row
  return {
    drivers: presentDrivers(forKeys),
    missing: waits ? missingOf(row, forKeys, row.zone) : [],
    ...(at && reason
      ? {
          papersOverride: {
            by: by ?? '',
            at: at.toISOString(),
            reason,
            holds: forKeys.isOverridden,
          },
        }
      : {}),
  }
}

const isOpenBeforeKeys = (row: Row) =>
  row.kind !== 'extension' && row.kind !== 'balance' && row.state === 'booked' && isBeforeKeys(row)

const isBeforeKeys = ({ rental_status: code, arrived_for }: Row) =>
  waitsForKeys({ rental_status: code, arrived_for })

/** Where a page ends: bookings of one moment are told apart by their order. */
function pageAfter(cursor: string): { at: Date; id: string } {
  const [moment = '', id = ''] = cursor.split(' ')
  const at = new Date(moment)
  if (!Number.isNaN(at.getTime())) return { at, id }
  throw new Problem(400, texts.malformed, { errors: { cursor: fieldError('invalidData') } })
}

export const staffDecideBooking: Handler<typeof decideOperation> = async (context, input) => {
  const { override: reason, ...decided } = input
  if (decided.decision === 'refuse') mustBeAbsent({ override: reason })
  await decideOrder(context, 'booking', decided)
  const { db: tx, user, now } = context
  const order = reason === undefined ? undefined : await lockOrder(tx, decided.order)
  if (order && reason !== undefined) await overridePapers(tx, order, { user, reason, now })
  return {}
}

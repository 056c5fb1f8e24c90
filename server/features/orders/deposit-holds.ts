import { sql } from 'kysely'
import { coversOf, loweringDeductibles } from '#domain/pricing/deposit/deposit.ts'
import { depositHolds } from '#domain/pricing/deposit/deposit-holds.ts'
import { isOver25 } from '#domain/pricing/driver-age.ts'
import type { QuoteLine } from '#domain/pricing/quote-line.ts'
import { type Day, dayOf } from '#domain/time/wall-time.ts'
import { toWall } from '#domain/time/zone.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { OrderRow } from '../orders/orders-store.ts'

type Listed = {
  birth_date: Day | null
  insurance_expires: Day | null
  insurance_verification: string
  insurance_collision_deductible_cents: number | null
}

/** What the drivers of an order say of its deposit: the deductibles that lower it, and who is young. */
export async function driversSay(db: Db | Tx, order: OrderRow) {
  const { rows: drivers } = await sql<Listed>`
    select d.birth_date, d.insurance_expires, d.insurance_verification, d.insurance_collision_deductible_cents
    from order_driver od join driver d on d.id = od.driver_id where od.order_id = ${order.id}`.execute(
    db,
  )
  const area = await db
    .selectFrom('area')
    .select('zone')
    .where('id', '=', order.area_id)
    .executeTakeFirstOrThrow()
  const [start, end] = [toWall(order.starts_at, area.zone), toWall(order.ends_at, area.zone)]
  const birthDays = drivers.map((driver) => driver.birth_date ?? undefined)
  return {
    deductibles: loweringDeductibles(coversOf(drivers), end),
    under25: !isOver25(birthDays, dayOf(start)),
  }
}

/**
 * Whether a rental's deposit fits the drivers of an order as they stand now: it was set from what
 * they had said of themselves by then, and both may have changed since. It was agreed with the
 * rental's first order and goes on with an extension and a swap (docs/product/prices.md#deposit). What is owed of it
 * counts: the keys wait for that.
 */
export async function isDepositEnough(db: Db | Tx, order: OrderRow): Promise<boolean> {
  const agreed = await agreedDeposit(db, order)
  return depositHolds({ lines: agreed.lines }, await driversSay(db, order))
}

/**
 * A rental's deposit as it was agreed, with what was asked for since as its base: paid, or still owed
 * (cents). `carId` is the car whose limits it was set by.
 */
export async function agreedDeposit(
  db: Db | Tx,
  order: OrderRow,
): Promise<{ carId: string; lines: QuoteLine[]; base: number; owed: number }> {
  const { rows } = await sql<
    Pick<OrderRow, 'kind' | 'quote' | 'state' | 'deposit_cents' | 'car_id'>
  >`
    select kind, quote, state, deposit_cents, car_id from rental_order
    where transaction_id = ${order.transaction_id} and state <> 'lapsed'
      and (kind = 'start' or (kind = 'balance' and deposit_cents > 0))
    order by kind = 'start' desc, created_at, id`.execute(db)
  const first = order.kind === 'start' ? order.quote : rows[0]?.quote
  const later = rows.filter(({ kind }) => kind === 'balance')
  const lines = (first?.lines ?? []).filter(({ code }) => code === 'deposit')
  const base = lines.find(({ rule }) => rule !== 'deposit-under-25')
  const rest = lines.filter((line) => line !== base)
  const added = later.reduce((sum, { deposit_cents: cents }) => sum + cents, 0)
  const newest = later.at(-1)?.quote.lines[0]
  const owed = later
    .filter(({ state }) => state === 'held')
    .reduce((sum, { deposit_cents: cents }) => sum + cents, 0)
  const carId = rows[0]?.car_id ?? order.car_id
  if (!base) return { carId, lines, base: added, owed }
  const amount = base.amount + added
  const held = { ...base, amount, rule: newest?.rule ?? base.rule }
  return { carId, lines: [held, ...rest], base: amount, owed }
}

import { sql } from 'kysely'
import { coversOf, loweringDeductibles } from '#domain/fleet/pricing/deposit/deposit.ts'
import { depositHolds } from '#domain/fleet/pricing/deposit/deposit-holds.ts'
import { isOver25 } from '#domain/people/drivers/driver-age.ts'
import type { QuoteLine } from '#domain/fleet/pricing/quote-line.ts'
import { type Day, dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { OrderRow } from './orders-store.ts'

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
  // It was agreed with the rental's first order: who was under 25 then still is for it.
  const area = await db
    .selectFrom('area')
    .innerJoin('rental_order', (join) =>
      join.on('transaction_id', '=', order.transaction_id).on('kind', '=', 'start'),
    )
    .select(['zone', 'starts_at'])
    .where('area.id', '=', order.area_id)
    .executeTakeFirstOrThrow()
  const [start, end] = [toWall(area.starts_at, area.zone), toWall(order.ends_at, area.zone)]
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
export const isDepositEnough = async (db: Db | Tx, order: OrderRow): Promise<boolean> =>
  (await whyTooLow(db, order)) === undefined

/** What a deposit that is not enough lacks: the cover that had lowered it, or what a driver under 25 adds. */
export async function whyTooLow(
  db: Db | Tx,
  order: OrderRow,
): Promise<'age' | 'cover' | undefined> {
  const { lines } = await agreedDeposit(db, order)
  const say = await driversSay(db, order)
  if (!depositHolds({ lines }, { ...say, under25: false })) return 'cover'
  return depositHolds({ lines }, say) ? undefined : 'age'
}

type Parts = { base: number; young: number }

/** What lines of a deposit come to, in cents: what a driver under 25 adds, and the rest. */
const partsOf = (lines: readonly QuoteLine[]): Parts => ({
  base: sumOf(lines.filter(({ rule }) => rule !== 'deposit-under-25')),
  young: sumOf(lines.filter(({ rule }) => rule === 'deposit-under-25')),
})
const sumOf = (lines: readonly QuoteLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0)

type AgreedDeposit = {
  carId: string
  /** Whether the rental's booking waits for staff to confirm it. */
  isPending: boolean
  lines: QuoteLine[]
  /** Cents, with what was asked for since: paid, or still owed. */
  agreed: Parts
  owed: Parts
}

/** A rental's deposit as it was agreed, with what was asked for since. `carId` is the car whose limits it was set by. */
export async function agreedDeposit(db: Db | Tx, order: OrderRow): Promise<AgreedDeposit> {
  const { rows } = await sql<
    Pick<OrderRow, 'kind' | 'quote' | 'state' | 'deposit_cents' | 'car_id' | 'confirmation'>
  >`
    select kind, quote, state, deposit_cents, car_id, confirmation from rental_order
    where transaction_id = ${order.transaction_id} and state <> 'lapsed'
      and (kind = 'start' or (kind = 'balance' and deposit_cents > 0))
      and not exists (select from rental_order m where m.moved_from = rental_order.id)
    order by kind = 'start' desc, created_at, id`.execute(db)
  const first = order.kind === 'start' ? order.quote : rows[0]?.quote
  const later = rows.filter(({ kind }) => kind === 'balance')
  const lines = (first?.lines ?? []).filter(({ code }) => code === 'deposit')
  const asked = later.flatMap(({ quote }) => quote.lines)
  const owed = partsOf(
    later.filter(({ state }) => state === 'held').flatMap(({ quote }) => quote.lines),
  )
  const agreed = partsOf([...lines, ...asked])
  const base = lines.find(({ rule }) => rule !== 'deposit-under-25')
  const isYoung = ({ rule }: QuoteLine) => rule === 'deposit-under-25'
  const young = [...lines, ...asked].filter(isYoung)
  const newest = asked.findLast((line) => !isYoung(line))
  const held = base && { ...base, amount: agreed.base, rule: newest?.rule ?? base.rule }
  return {
    carId: rows[0]?.car_id ?? order.car_id,
    isPending: rows[0]?.kind === 'start' && rows[0].confirmation === 'pending',
    lines: held ? [held, ...young] : young,
    agreed,
    owed,
  }
}

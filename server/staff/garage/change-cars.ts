import { carName } from '#domain/fleet/fleet/car-name.ts'
import { sql } from 'kysely'
import { undoHours } from '#domain/fleet/fleet/bulk-change.ts'
import { pricedAtRates } from '#domain/fleet/pricing/seasons/price-again.ts'
import type {
  CarPrices,
  staffChangeCars as changeOperation,
  staffUndoCars as undoOperation,
} from '#protocol/staff/garage/change-cars.ts'
import { carCells } from '../../fleet/cars/fleet-file/car-cells.ts'
import { areaNames, readKnownFleet } from '../../fleet/cars/fleet-file/known-fleet.ts'
import type { FleetRow } from '../../fleet/cars/fleet-file/fleet-columns.ts'
import type { CarRow } from '../../fleet/fleet/cars-store.ts'
import { changeCar } from '../../fleet/fleet/change-car.ts'
import { readOffers } from '../../fleet/pricing/offers-store.ts'
import { shownName } from '../../people/people/shown-name.ts'
import type { AnyContext } from '../../platform/api/context.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/db/database.ts'
import { randomId } from '../../platform/random.ts'
import { ordersOfLastYear } from '../opening/last-year.ts'
import { planCells, planChange, type PlannedCar } from './plan-change.ts'

const mostShown = 100

const changedSince = {
  en: 'The cars changed since you looked, so nothing was done. Please look again.',
  es: 'Los autos cambiaron desde que miraste, así que no se hizo nada. Míralo otra vez.',
}

const nameOf = ({ make, model, year, plate }: CarRow) =>
  `${carName({ make, model, year })}, ${plate}`

const ratesOf = (of: Pick<CarRow, 'day_cents' | 'week_cents' | 'month_cents'>) => ({
  day: of.day_cents,
  week: of.week_cents,
  month: of.month_cents,
})

const pricesOf = (of: Pick<CarRow, 'day_cents' | 'week_cents' | 'month_cents'>): CarPrices => ({
  day: of.day_cents / 100,
  week: of.week_cents / 100,
  month: of.month_cents / 100,
})

function shown({ row, set, booked }: PlannedCar) {
  const [before, after] = [pricesOf(row), pricesOf({ ...row, ...set })]
  const isPriced = JSON.stringify(before) !== JSON.stringify(after)
  return { car: row.id, name: nameOf(row), booked, ...(isPriced && { before, after }) }
}

/** All that changed, in lines of the audit log. */
const lines = (changes: readonly PlannedCar[], of: 'before' | 'after') =>
  changes
    .map((change) => {
      const cells = Object.entries(change[of]).map(([name, cell]) => `${name} ${cell}`)
      return `${change.row.plate || change.row.id}: ${cells.join(', ')}`
    })
    .join('\n')

/**
 * One change of many cars: says what it would do, and does it as it was said (docs/product/cars.md#many-at-once).
 * @throws Problem 400 at a field, 409 when a car is another than when it was said
 */
export const staffChangeCars: Handler<typeof changeOperation> = async (context, input) => {
  const { db: tx, user, now } = context
  const { changes, unchanged, leftOut, fingerprint } = await planChange(tx, input, context)
  const isDone = input.fingerprint !== undefined
  if (isDone && input.fingerprint !== fingerprint) throw conflict(changedSince)
  if (isDone && changes.length > 0) {
    for (const { row, set } of changes) await changeCar(tx, row.id, set)
    const cars = Object.fromEntries(
      changes.map(({ row, before, after }) => [row.id, { before, after }]),
    )
    const id = randomId()
    await tx
      .insertInto('cars_change')
      .values({ id, at: now, staff_id: user.id, cars: JSON.stringify(cars) })
      .execute()
    const [from, to] = [lines(changes, 'before'), lines(changes, 'after')]
    await audit(tx, user.id, now, 'cars changed', 'company', { from, to })
  }
  const lastYear = isDone ? undefined : await lastYearOf(tx, changes, now)
  const sum = (of: (change: PlannedCar) => number) =>
    changes.reduce((all, change) => all + of(change), 0) / 100
  return {
    isDone,
    changed: changes.length,
    unchanged,
    cars: changes.slice(0, mostShown).map(shown),
    leftOut: leftOut
      .slice(0, mostShown)
      .map(({ row, reason }) => ({ car: row.id, name: nameOf(row), reason })),
    leftOutInAll: leftOut.length,
    lastYear,
    sumBefore: sum(({ row }) => row.month_cents),
    sumAfter: sum(({ set }) => set.month_cents),
    fingerprint: isDone || changes.length === 0 ? undefined : fingerprint,
  }
}

/** What last year's orders of these cars cost at today's prices and at the new ones; nothing where no price changes. */
async function lastYearOf(tx: Tx, changes: readonly PlannedCar[], now: Date) {
  const priced = new Map(
    changes
      .map(({ row, set }) => ({ was: ratesOf(row), is: ratesOf({ ...row, ...set }), id: row.id }))
      .filter(({ was, is }) => JSON.stringify(was) !== JSON.stringify(is))
      .map((one) => [one.id, one]),
  )
  if (priced.size === 0) return undefined
  const orders = (await ordersOfLastYear(tx, now)).flatMap((order) => {
    const rates = priced.get(order.car)
    return rates ? [{ was: { ...order, rates: rates.was }, is: { ...order, rates: rates.is } }] : []
  })
  const { before, after, ...counts } = pricedAtRates(orders, (await readOffers(tx)).seasons)
  return { before: before / 100, after: after / 100, ...counts }
}

type Kept = Record<string, { before: FleetRow; after: FleetRow }>

const hourMs = 3_600_000

/** The last change of many cars that can still be undone. */
export async function lastChange({ db, now, lang }: Pick<AnyContext, 'db' | 'now' | 'lang'>) {
  const since = new Date(now.getTime() - undoHours * hourMs)
  const row = await db
    .selectFrom('cars_change as c')
    .innerJoin('app_user as u', 'u.id', 'c.staff_id')
    .select(['c.id', 'c.at', 'c.undone_at', shownName('u', lang).as('name')])
    .select(sql<number>`(select count(*)::int from jsonb_object_keys(c.cars))`.as('cars'))
    .where('c.at', '>', since)
    .orderBy('c.number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row || row.undone_at) return undefined
  const until = new Date(row.at.getTime() + undoHours * hourMs)
  const { id, name: by, cars } = row
  return { id, at: row.at.toISOString(), by, cars, until: until.toISOString() }
}

/**
 * Undoes a change of many cars (docs/product/cars.md#many-at-once).
 * @throws Problem 404 when it is none of the last 24 hours, or undone already
 */
export const staffUndoCars: Handler<typeof undoOperation> = async (context, { change }) => {
  const { db: tx, user, now } = context
  const kept = await tx
    .selectFrom('cars_change')
    .selectAll()
    .where('id', '=', change)
    .where('undone_at', 'is', null)
    .where('at', '>', new Date(now.getTime() - undoHours * hourMs))
    .forUpdate()
    .executeTakeFirst()
  if (!kept) throw new Problem(404, texts.notFound)
  const cars = kept.cars as Kept
  const known = await readKnownFleet(tx)
  const names = areaNames(known)
  const ids = Object.keys(cars)
  const there = tx.selectFrom('car').selectAll().where('id', 'in', ids)
  const rows = await there.orderBy('id').forUpdate().execute()
  const isSame = (row: CarRow) => {
    const cells = carCells(row, names)
    const { after = {} } = cars[row.id] ?? {}
    return Object.entries(after).every(([name, cell]) => (cells[name as never] ?? '') === cell)
  }
  const cellsOf = ({ id }: CarRow): FleetRow => {
    const { before = {} } = cars[id] ?? {}
    return Object.fromEntries(
      Object.entries(before).map(([name, cell]) => [name, cell || undefined]),
    )
  }
  const asked = { now, lang: context.lang, cellsOf }
  const { changes } = await planCells(tx, rows.filter(isSame), known, asked)
  for (const { row, set } of changes) await changeCar(tx, row.id, set)
  await tx.updateTable('cars_change').set({ undone_at: now }).where('id', '=', change).execute()
  const [from, to] = [lines(changes, 'before'), lines(changes, 'after')]
  await audit(tx, user.id, now, 'change of cars undone', 'company', { from, to })
  const back = new Set(changes.map(({ row }) => row.id))
  return { putBack: back.size, left: rows.filter(({ id }) => !back.has(id)).map(nameOf) }
}

import { carName } from '#domain/fleet/fleet/car-name.ts'
import {
  exampleRentals,
  fewestOrders,
  inYearOf,
  pricedAgain,
} from '#domain/fleet/pricing/seasons/price-again.ts'
import type { Season } from '#domain/fleet/pricing/seasons/season.ts'
import { daysBetween, dayOf } from '#domain/core/time/wall-time.ts'
import type { OutputOf } from '#protocol/core/operation.ts'
import type { staffSaveSeason } from '#protocol/staff/opening/staff-seasons.ts'
import { allAreas } from '../../fleet/site/areas-store.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ordersOfLastYear } from './last-year.ts'

type Said = Omit<OutputOf<typeof staffSaveSeason>, 'isDone' | 'fingerprint'>
type Change = { before: readonly Season[]; after: readonly Season[]; of: Season }

/** What a change does to the orders of the last year, or to three examples where they are too few (docs/product/company.md#seasons). */
export async function previewOf(tx: Tx, { before, after, of }: Change, now: Date): Promise<Said> {
  const orders = await ordersOfLastYear(tx, now)
  const rentals = orders.map((order) => inYearOf(order, of))
  const sums = pricedAgain(rentals, before, after)
  return {
    before: sums.before / 100,
    after: sums.after / 100,
    orders: sums.orders,
    changed: sums.changed,
    ...(sums.orders < fewestOrders && { examples: await examplesOf(tx, { before, after, of }) }),
  }
}

/** The car in the middle of the price list of those that the season is for, rented three times from its first day on. */
async function examplesOf(tx: Tx, { before, after, of }: Change): Promise<Said['examples']> {
  const areas = of.areas.length > 0 ? of.areas : (await allAreas(tx)).map(({ id }) => id)
  if (areas.length === 0) return undefined
  const cars = await tx
    .selectFrom('car')
    .select([
      'make',
      'model',
      'year',
      'area_id',
      'type_id',
      'day_cents',
      'week_cents',
      'month_cents',
    ])
    .where('status', '=', 'active')
    .where('area_id', 'in', areas)
    .$if(of.types.length > 0, (query) => query.where('type_id', 'in', [...of.types]))
    .orderBy('month_cents')
    .orderBy('id')
    .execute()
  const car = cars[Math.floor(cars.length / 2)]
  if (!car) return undefined
  const rates = { day: car.day_cents, week: car.week_cents, month: car.month_cents }
  const rentals = exampleRentals(of.from, { area: car.area_id, type: car.type_id, rates })
  return {
    car: carName(car),
    rentals: rentals.map((one) => {
      const sums = pricedAgain([one], before, after)
      const days = daysBetween(dayOf(one.start), dayOf(one.end))
      return { days, before: sums.before / 100, after: sums.after / 100 }
    }),
  }
}

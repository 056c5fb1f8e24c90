import { livingPeople } from './demo-lives.ts'
import { isElectric } from '#domain/fleet/electric.ts'
import { occupiedUntil } from '#domain/fleet/turn-around.ts'
import { quote } from '#domain/pricing/quote.ts'
import { holdExpiresAt } from '#domain/rentals/hold.ts'
import type { WallTime } from '#domain/time/wall-time.ts'
import { toInstant } from '#domain/time/zone.ts'
import { randomCode } from '../../core/random.ts'
import type { Tx } from '../database.ts'
import { insertImported } from '../imported-rentals.ts'
import { insertRows } from '../insert-rows.ts'
import type { DemoCar } from './demo-fleet.ts'
import { demoId } from './demo-id.ts'
import { loadPayments } from './demo-payments.ts'
import type { DemoPerson } from './demo-people.ts'
import { readAreas } from './read-data.ts'

/**
 * A rental of the demo: under way (86), to be picked up (85), or held while it is being paid; a past
 * one is held as it was then, and lived through from there on (demo-past.ts).
 */
export type DemoRental = {
  car: DemoCar
  renterId: string
  start: WallTime
  end: WallTime
  as: 'under way' | 'ahead' | 'held' | 'past'
}

/** Orders with the price that the rules give, what they occupy, and how they were paid. */
export async function loadRentals(
  tx: Tx,
  rentals: DemoRental[],
  people: DemoPerson[],
  now: Date,
): Promise<void> {
  const born = new Map(people.map((person) => [person.id, person.birthDate]))
  const zones = new Map(readAreas().map(({ id, timeZone }) => [String(id), timeZone]))
  const living = new Set((await livingPeople(tx)).map(({ id }) => id))
  const orders = rentals
    .map((rental) =>
      orderOf(rental, born.get(rental.renterId), zones.get(rental.car.area_id) ?? 'UTC', now),
    )
    // Those get their keys as they live through it.
    .map((row) =>
      row.rental_status === 86 && living.has(row.user_id) ? { ...row, rental_status: 85 } : row,
    )
  await insertRows(
    tx,
    'rental_transaction',
    orders.map(({ transaction_id, user_id, created_at }) => ({
      id: transaction_id,
      user_id,
      created_at,
    })),
  )
  const isOut = ({ rental_status: code }: (typeof orders)[number]) => code === 86
  await insertRows(
    tx,
    'rental_order',
    orders.filter((order) => !isOut(order)),
  )
  await insertImported(tx, orders.filter(isOut), now)
  await insertRows(
    tx,
    'occupancy',
    orders.map(({ id, car_id, state, starts_at, ends_at, hold_expires_at, created_at }) => ({
      car_id,
      kind: state === 'held' ? 'hold' : 'rental',
      order_id: id,
      period: range(starts_at, ends_at),
      occupied: range(starts_at, occupiedUntil(ends_at)),
      expires_at: state === 'held' ? hold_expires_at : null,
      created_at,
    })),
  )
  await loadPayments(
    tx,
    orders.filter(({ paid }) => paid),
  )
}

/** Half-open, as PostgreSQL writes it. */
const range = (from: Date, to: Date) => `[${from.toISOString()},${to.toISOString()})`
const daysBefore = (instant: Date, days: number) => new Date(instant.getTime() - days * 86_400_000)

/** What the car's odometer said when the keys were handed over, about 38 miles a day ago. */
export function odometerThen(car: DemoCar, since: Date, now: Date): number {
  const days = Math.max(0, (now.getTime() - since.getTime()) / 86_400_000)
  return Math.max(0, (car.odometer ?? 0) - Math.round(days * 38))
}

export const orderIdOf = ({ car, start }: Pick<DemoRental, 'car' | 'start'>) =>
  demoId('order', `${car.id} ${start}`)

/** The order of a rental as it stands now, priced by the rules. */
export function orderOf(rental: DemoRental, birthDay: string | undefined, zone: string, now: Date) {
  const { car, renterId, start, end } = rental
  const price = quote({
    start,
    end,
    rates: { day: car.day_cents, week: car.week_cents, month: car.month_cents },
    mileCents: car.mile_cents,
    includedMilesPerDay: car.included_miles_per_day ?? 0,
    coefficient: 1,
    modifierId: 'normal',
    extras: [],
    ownCollision: false,
    taxRate: 0,
    depositMinimum: car.deposit_minimum_cents,
    depositMaximum: car.deposit_maximum_cents,
    deductibles: [],
    driverBirthDays: [birthDay],
  })
  const held = rental.as === 'held' || rental.as === 'past'
  const startsAt = toInstant(start, zone)
  const madeAt = rental.as === 'held' ? now : daysBefore(startsAt < now ? startsAt : now, 5)
  const since = rental.as === 'under way' ? startsAt : undefined
  const electric = isElectric(car.fuel)
  return {
    id: orderIdOf(rental),
    transaction_id: demoId('order', `transaction ${car.id} ${start}`),
    user_id: renterId,
    car_id: car.id,
    area_id: car.area_id,
    state: held ? 'held' : 'booked',
    rental_status: held ? null : rental.as === 'ahead' ? 85 : 86,
    confirmation: held ? 'none' : 'confirmed',
    paid: !held,
    starts_at: startsAt,
    ends_at: toInstant(end, zone),
    price_modifier_id: 'normal',
    insurance_plan: 'own',
    quote: price,
    total_cents: price.dueNow,
    deposit_cents: price.deposit,
    hold_expires_at: holdExpiresAt(madeAt),
    created_at: madeAt,
    booked_at: held ? null : madeAt,
    picked_up_at: since ?? null,
    start_odometer: since ? odometerThen(car, since, now) : null,
    start_gas: since && !electric ? 8 : null,
    start_charge: since && electric ? 100 : null,
    key_box_code: held ? null : randomCode().slice(0, 4),
  }
}

import { livingPeople } from './demo-lives.ts'
import { isElectric } from '#domain/fleet/fleet/electric.ts'
import { occupiedUntil } from '#domain/fleet/fleet/turn-around.ts'
import { quote } from '#domain/fleet/pricing/quote.ts'
import { holdExpiresAt } from '#domain/money/orders/hold.ts'
import type { WallTime } from '#domain/core/time/wall-time.ts'
import { toInstant } from '#domain/core/time/zone.ts'
import { randomCode } from '../../platform/random.ts'
import type { Tx } from '../../platform/db/database.ts'
import { insertImported, insertImportedPast } from '../../money/orders/moves/imported-orders.ts'
import { insertOccupations } from '../../fleet/occupancy/loaded/occupations.ts'
import { insertOrders, insertRentals } from '../../money/orders/loaded/orders.ts'
import { insertOrderDrivers } from '../../rentals/rentals/loaded/order-drivers.ts'
import type { DemoCar } from './demo-fleet.ts'
import { demoId } from './demo-id.ts'
import { driverIdOf } from './demo-drivers.ts'
import { loadPayments } from './demo-payments.ts'
import type { DemoPerson } from './demo-people.ts'
import { company } from './sample-company.ts'
import { zoneOf } from './read-data.ts'

/**
 * A rental of the demo: under way (86), to be picked up (85), or held while it is being paid; one that
 * is over was so before these books (88); a past one is held as it was then, and lived through from
 * there on (demo-past.ts).
 */
export type DemoRental = {
  car: DemoCar
  renterId: string
  start: WallTime
  end: WallTime
  as: 'under way' | 'ahead' | 'held' | 'over' | 'past'
}

/** Orders with the price that the rules give, what they occupy, and how they were paid. */
export async function loadRentals(
  tx: Tx,
  rentals: DemoRental[],
  people: DemoPerson[],
  now: Date,
): Promise<void> {
  const byId = new Map(people.map((person) => [person.id, person]))
  const living = new Set((await livingPeople(tx)).map(({ id }) => id))
  const orders = rentals
    .map((rental) => orderOf(rental, byId.get(rental.renterId), now))
    // Those get their keys as they live through it.
    .map((row) =>
      row.rental_status === 86 && living.has(row.user_id) ? { ...row, rental_status: 85 } : row,
    )
  await insertRentals(
    tx,
    orders.map(({ transaction_id, user_id, created_at, ended_at }) => ({
      id: transaction_id,
      user_id,
      created_at,
      returned_at: ended_at,
      // Where it was held is not in these books.
      deposit_released_at: ended_at,
    })),
  )
  const at = (...codes: (number | null)[]) =>
    orders.filter(({ rental_status: code }) => codes.includes(code))
  await insertOrders(tx, at(null, 85))
  await insertImported(tx, at(86), now)
  await insertImportedPast(tx, at(88), now)
  await insertOccupations(
    tx,
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
  await insertOrderDrivers(
    tx,
    rentals
      .filter(({ as }) => as !== 'past')
      .map((rental) => ({
        order_id: orderIdOf(rental),
        driver_id: driverIdOf(rental.renterId),
      })),
  )
  await loadPayments(
    tx,
    orders.filter(({ paid, ended_at: ended }) => paid && !ended),
  )
}

/** Half-open, as PostgreSQL writes it. */
const range = (from: Date, to: Date) => `[${from.toISOString()},${to.toISOString()})`
const daysBefore = (instant: Date, days: number) => new Date(instant.getTime() - days * 86_400_000)

/** What a car of the demo is driven. */
export const milesOfDay = 38

/** What the car's odometer said at that moment. */
export function odometerThen(car: DemoCar, since: Date, now: Date): number {
  const days = Math.max(0, (now.getTime() - since.getTime()) / 86_400_000)
  return Math.max(0, (car.odometer ?? 0) - Math.round(days * milesOfDay))
}

export const orderIdOf = ({ car, start }: Pick<DemoRental, 'car' | 'start'>) =>
  demoId('order', `${car.id} ${start}`)

export const transactionIdOf = ({ car, start }: Pick<DemoRental, 'car' | 'start'>) =>
  demoId('order', `transaction ${car.id} ${start}`)

/** The order of a rental as it stands now, priced by the rules. */
function orderOf(rental: DemoRental, person: DemoPerson | undefined, now: Date) {
  const { car, renterId, start, end } = rental
  const zone = zoneOf(car.area_id)
  const price = quote({
    start,
    end,
    rates: { day: car.day_cents, week: car.week_cents, month: car.month_cents },
    mileCents: car.mile_cents,
    includedMilesPerDay: car.included_miles_per_day ?? 0,
    coefficient: 1,
    modifierId: 'normal',
    extras: [],
    taxes: [],
    donationRate: Number(company.donation_rate),
    depositMinimum: car.deposit_minimum_cents,
    depositMaximum: car.deposit_maximum_cents,
    deductibles: [],
    driverBirthDays: [person?.birthDate],
  })
  const held = rental.as === 'held' || rental.as === 'past'
  const over = rental.as === 'over'
  const [startsAt, endsAt] = [toInstant(start, zone), toInstant(end, zone)]
  const before = daysBefore(startsAt < now ? startsAt : now, 5)
  const joinedAt = person?.joinedAt ?? before
  const madeAt = rental.as === 'held' ? now : before < joinedAt ? joinedAt : before
  const since = over || rental.as === 'under way' ? startsAt : undefined
  const electric = isElectric(car.fuel)
  return {
    id: orderIdOf(rental),
    transaction_id: transactionIdOf(rental),
    user_id: renterId,
    car_id: car.id,
    area_id: car.area_id,
    state: held ? 'held' : over ? 'ended' : 'booked',
    rental_status: held ? null : over ? 88 : rental.as === 'ahead' ? 85 : 86,
    confirmation: held ? 'none' : 'confirmed',
    paid: !held,
    starts_at: startsAt,
    ends_at: endsAt,
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
    ended_at: over ? endsAt : null,
    end_odometer: over ? odometerThen(car, endsAt, now) : null,
    end_gas: over && !electric ? 8 : null,
    end_charge: over && electric ? 100 : null,
    key_box_code: held || over ? null : randomCode().slice(0, 4),
  }
}

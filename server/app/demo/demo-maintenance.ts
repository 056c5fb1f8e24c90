import { standardPlan } from '#domain/fleet/fleet/standard-plan.ts'
import { referenceZone } from '#domain/core/time/earliest-start.ts'
import { addDaysToDay, type Day } from '#domain/core/time/wall-time.ts'
import { toInstant } from '#domain/core/time/zone.ts'
import type { Tx } from '../../platform/db/database.ts'
import { changeCar } from '../../fleet/fleet/change-car.ts'
import { insertCarCosts, insertRecalls } from '../../fleet/upkeep/loaded/upkeep.ts'
import {
  insertMaintenanceItems,
  insertMaintenanceServices,
} from '../../rentals/maintenance/loaded/maintenance.ts'
import type { DemoCar } from './demo-fleet.ts'
import { demoId, demoNumber } from './demo-id.ts'

const shops = ['Pacific Auto Care', 'Harbor Garage', 'Sunrise Tire & Brake', 'Mission Motors']

/** They have a car whose oil is due today, and nothing else; or one that needs nothing. */
const oilIsDue = ['guadalupe.jimenez76@example.com', 'meganmosley@example.com']
const nothingIsDue = ['hector.delacruz@example.org']

/**
 * Parts of an interval that have gone by, in hundredths. Most items are well within theirs; a few
 * come up soon, are due, or are overdue.
 */
function elapsed(key: string): number {
  const number = demoNumber(`maintenance ${key}`)
  const spread = number % 97
  if (spread === 0) return 105
  if (spread <= 2) return 100
  if (spread <= 5) return 95
  return 5 + (number % 80)
}

/** The plan of every car of the demo, with what was last done. */
export async function loadMaintenance(tx: Tx, cars: DemoCar[], today: Day): Promise<void> {
  const dueNow = await readCars(tx, oilIsDue)
  const fine = await readCars(tx, nothingIsDue)
  const rows = cars.flatMap((car) =>
    standardPlan(car.fuel).map(({ kind, every }) => {
      const isDue = dueNow.has(car.id) && kind === 'oil'
      const isKnown = dueNow.has(car.id) || fine.has(car.id)
      const part = isDue ? 100 : isKnown ? 40 : elapsed(`${car.id} ${kind}`)
      const odometer = car.odometer ?? 0
      // Miles run behind the days, so that what is due is due by its day.
      const miles = Math.round((every.miles * Math.min(part, 85)) / 100)
      return {
        id: demoId('maintenance', `${car.id} ${kind}`),
        car_id: car.id,
        kind,
        interval_miles: every.miles,
        interval_days: every.days,
        last_done_on: addDaysToDay(today, -Math.ceil((every.days * part) / 100)),
        last_done_odometer: Math.max(0, odometer - miles),
      }
    }),
  )
  await insertMaintenanceItems(tx, rows)
  await insertMaintenanceServices(
    tx,
    rows.map((item) => ({
      id: demoId('maintenance', `service ${item.id}`),
      item_id: item.id,
      outcome: 'done',
      done_on: item.last_done_on,
      odometer: item.last_done_odometer,
      shop: shops[demoNumber(item.id) % shops.length] ?? null,
      receipts: [],
      actor: 'staff',
      created_at: toInstant(`${item.last_done_on}T12:00`, referenceZone),
    })),
  )
}

/** What each kind of service costs about, dollars. */
const usualCost: Record<string, number> = { oil: 74, tyres: 58, brakes: 236, check: 119 }

const repairs = [
  'A new battery',
  'Windshield',
  'Left mirror',
  'Two front tires',
  'Dent in the rear door',
]

/** So many cars have had something repaired, of a hundred. */
const repaired = 12

/**
 * What services cost, repairs of the last months, registrations that end (one of them has), and a recall, whatever the day is.
 * @param free cars that nobody has now and nobody has booked
 */
export async function loadUpkeep(
  tx: Tx,
  { cars, free, today, now }: { cars: DemoCar[]; free: DemoCar[]; today: Day; now: Date },
): Promise<void> {
  const services = await tx
    .selectFrom('maintenance_service as s')
    .innerJoin('maintenance_item as i', 'i.id', 's.item_id')
    .select(['s.id', 'i.car_id', 'i.kind', 's.done_on'])
    .orderBy('s.id')
    .execute()
  const ofServices = services.map(({ id, car_id, kind, done_on }) => ({
    id: demoId('maintenance', `cost ${id}`),
    car_id,
    kind: 'maintenance',
    cents: Math.round((usualCost[kind] ?? 80) * (90 + (demoNumber(id) % 35))),
    day: done_on,
    about: null,
    shop: null,
    service_id: id,
    created_at: toInstant(`${done_on}T12:00`, referenceZone),
  }))
  const ofRepairs = cars
    .filter(({ id }) => demoNumber(`repair ${id}`) % 100 < repaired)
    .map(({ id }) => {
      const number = demoNumber(`repair of ${id}`)
      const day = addDaysToDay(today, -(1 + (number % 80)))
      return {
        id: demoId('maintenance', `repair ${id}`),
        car_id: id,
        kind: 'repair',
        cents: 9_500 + (number % 400) * 100,
        day,
        about: repairs[number % repairs.length] ?? null,
        shop: shops[number % shops.length] ?? null,
        service_id: null,
        created_at: toInstant(`${day}T15:00`, referenceZone),
      }
    })
  await insertCarCosts(tx, [...ofServices, ...ofRepairs])
  for (const [at, car] of cars.entries()) {
    // One has just ended, three end soon, the others in the next years.
    const days =
      at === 0 ? -2 : at < 4 ? 6 * at + 3 : 60 + (demoNumber(`registration ${car.id}`) % 600)
    await changeCar(tx, car.id, { registration_until: addDaysToDay(today, days) })
  }
  await insertRecalls(
    tx,
    free.slice(0, 4).map((car) => ({
      id: demoId('maintenance', `recall ${car.id}`),
      car_id: car.id,
      campaign: '26V-418',
      title: 'Rearview camera',
      to_do: 'The picture may fail. A dealer updates the software, at no cost.',
      due_on: addDaysToDay(today, 45),
      created_at: new Date(now.getTime() - 3 * 86_400_000),
    })),
  )
}

/** The cars that people have now, by their e-mails. */
async function readCars(tx: Tx, emails: string[]): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('rental_order')
    .innerJoin('app_user', 'app_user.id', 'rental_order.user_id')
    .where('email', 'in', emails)
    .where('rental_status', '=', 86)
    .select('car_id')
    .execute()
  return new Set(rows.map(({ car_id }) => car_id))
}

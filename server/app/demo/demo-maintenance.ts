import { standardPlan } from '#domain/fleet/fleet/standard-plan.ts'
import { referenceZone } from '#domain/core/time/earliest-start.ts'
import { addDaysToDay, type Day } from '#domain/core/time/wall-time.ts'
import { toInstant } from '#domain/core/time/zone.ts'
import type { Tx } from '../../platform/db/database.ts'
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

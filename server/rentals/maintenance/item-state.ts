import {
  dueDay,
  type Facts,
  maintenanceState,
  type MaintenanceState,
} from '#domain/rentals/maintenance/state.ts'
import { dayOf, type Day } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { MaintenanceRow } from './maintenance-rows.ts'

export type ItemState = { state: MaintenanceState; today: Day; dueOn: Day | undefined }

/** Where an item of the database stands at an instant, on its area's calendar. */
export function stateOf(row: MaintenanceRow, now: Date): ItemState {
  const facts: Facts = {
    due: {
      ...(row.due_on === null ? {} : { day: row.due_on }),
      ...(row.due_odometer === null ? {} : { odometer: row.due_odometer }),
    },
    milesDueOn: row.miles_due_on ?? undefined,
    today: dayOf(toWall(now, row.zone)),
    odometer: row.odometer,
    visit: row.visit ? dayOf(toWall(row.visit, row.zone)) : undefined,
  }
  return { state: maintenanceState(facts), today: facts.today, dueOn: dueDay(facts) }
}

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
  const visits = [row.visit, row.kept_until].filter((moment) => moment !== null)
  const last = visits.toSorted((a, b) => b.getTime() - a.getTime())[0]
  const facts: Facts = {
    due: {
      ...(row.due_on === null ? {} : { day: row.due_on }),
      ...(row.due_odometer === null ? {} : { odometer: row.due_odometer }),
    },
    milesDueOn: row.miles_due_on ?? undefined,
    today: dayOf(toWall(now, row.zone)),
    odometer: row.odometer,
    visit: last && dayOf(toWall(last, row.zone)),
  }
  return { state: maintenanceState(facts), today: facts.today, dueOn: dueDay(facts) }
}

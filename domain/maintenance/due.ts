import { addDaysToDay, type Day } from '#domain/time/wall-time.ts'

/** When something was last done: a day of the area and the reading in miles. */
export type Done = { day: Day; odometer: number }

/** When it is due next, whichever comes first; at least one of the two is there. */
export type Due = { day?: Day; odometer?: number }

/** The due day and reading that follow from an interval and the last service (docs/product/inspections-and-maintenance.md#maintenance-items). */
export function dueAfter(
  { day, odometer }: Done,
  every: { miles?: number | undefined; days?: number | undefined },
): Due {
  return {
    ...(every.days === undefined ? {} : { day: addDaysToDay(day, every.days) }),
    ...(every.miles === undefined ? {} : { odometer: odometer + every.miles }),
  }
}

/** Miles until the due reading; negative beyond it. Undefined when miles do not count. */
export function milesLeft(due: Due, odometer: number): number | undefined {
  return due.odometer === undefined ? undefined : due.odometer - odometer
}

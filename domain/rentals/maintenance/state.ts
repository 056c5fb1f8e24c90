import { addDaysToDay, type Day, daysBetween } from '#domain/core/time/wall-time.ts'

/** When something was last done: a day of the area and the reading in miles. */
type Done = { day: Day; odometer: number }

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

/** Where a maintenance item stands (docs/product/inspections-and-maintenance.md#maintenance-items). */
export type MaintenanceState = 'ok' | 'soon' | 'due' | 'overdue' | 'booked'

/** So early it is told that something comes up. */
export const soonDays = 14
export const soonMiles = 500
/** Maintenance is done within 2 to 3 days (docs/product/inspections-and-maintenance.md#maintenance-items): then it is overdue, and so long a visit counts as booked. */
export const graceDays = 3

export type Facts = {
  due: Due
  /** The day on which the due reading was first seen, when it was. */
  milesDueOn?: Day | undefined
  today: Day
  /** The car's last reading, miles. */
  odometer: number
  /** The day of the maintenance appointment, when there is one. */
  visit?: Day | undefined
}

/**
 * The day from which an item is due: its own, or that on which the miles ran out, whichever came
 * first. Undefined while neither has a day yet.
 */
export function dueDay({ due, milesDueOn, today, odometer }: Facts): Day | undefined {
  const left = milesLeft(due, odometer)
  const byMiles = milesDueOn ?? (left !== undefined && left <= 0 ? today : undefined)
  const days = [due.day, byMiles].filter((day) => day !== undefined)
  return days.toSorted()[0]
}

/** The state of an item by miles and by date, whichever is further (docs/product/inspections-and-maintenance.md#maintenance-items). */
export function maintenanceState(facts: Facts): MaintenanceState {
  const bare = stateWithoutVisit(facts)
  const { visit, today } = facts
  const isBooked = visit !== undefined && today <= addDaysToDay(visit, graceDays)
  return bare !== 'ok' && isBooked ? 'booked' : bare
}

function stateWithoutVisit(facts: Facts): Exclude<MaintenanceState, 'booked'> {
  const { due, today, odometer } = facts
  const day = dueDay(facts)
  const daysOver = day === undefined ? Number.NEGATIVE_INFINITY : daysBetween(day, today)
  if (daysOver > graceDays) return 'overdue'
  if (daysOver >= 0) return 'due'
  const left = milesLeft(due, odometer)
  return -daysOver <= soonDays || (left !== undefined && left <= soonMiles) ? 'soon' : 'ok'
}

/** So early the end of a registration is told. */
export const registrationAheadDays = 30

/**
 * Where a recall stands (docs/product/workshop.md#recalls): due from its first day, since nobody waits with it, and overdue when
 * its day has passed, or at once when the car must not be driven.
 */
export function recallState(
  { due, isParked }: { due?: Day | undefined; isParked: boolean },
  today: Day,
): 'due' | 'overdue' {
  return isParked || (due !== undefined && due < today) ? 'overdue' : 'due'
}

/** Where the registration of a car stands: it is good through its last day (docs/product/workshop.md#registration). */
export function registrationState(until: Day, today: Day): 'ok' | 'due' | 'overdue' {
  if (until < today) return 'overdue'
  return daysBetween(today, until) <= registrationAheadDays ? 'due' : 'ok'
}

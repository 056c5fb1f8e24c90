const hourMs = 3_600_000

/** When an appointment is reminded of: the day before and two hours before (docs/product/rental.md#reminders). */
export type AppointmentStage = 'day' | 'hours'

const lead: Record<AppointmentStage, number> = { day: 24 * hourMs, hours: 2 * hourMs }

/**
 * Which reminder of an appointment is due now, if any. Who made or moved it less than that time
 * before was just told of it. After a pause of the server only the later one comes.
 */
export function appointmentStage({
  now,
  at,
  madeAt,
}: {
  now: Date
  at: Date
  madeAt: Date
}): AppointmentStage | undefined {
  const left = at.getTime() - now.getTime()
  if (left <= 0 || left > lead.day) return undefined
  const stage: AppointmentStage = left <= lead.hours ? 'hours' : 'day'
  return at.getTime() - madeAt.getTime() > lead[stage] ? stage : undefined
}

/** Days before a license or an insurance expires at which its owner is reminded (docs/product/rental.md#reminders). */
export const documentDays = [1, 7, 14] as const

/** The reminder that is due with so many days left; undefined before the first and after the end. */
export function documentStage(daysLeft: number): number | undefined {
  return daysLeft < 0 ? undefined : documentDays.find((days) => daysLeft <= days)
}

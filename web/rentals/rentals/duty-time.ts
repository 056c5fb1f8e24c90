import { dateTimeText } from './date-time-text.ts'
import type { dashboardMessages } from './messages.ts'
import type { Duty } from './shown.ts'

/** Duties whose time is one to be there, or the day that their title tells of; not one to be done by. */
const told = ['pickup', 'swap', 'return', 'maintenance', 'licenseOver', 'insuranceOver']

type Words = (typeof dashboardMessages)['en']

/** When a duty is due, or was; undefined for one without a time. */
export function dutyTime(duty: Duty, zone: string, words: Words): string | undefined {
  const { code, dueAt, state } = duty
  if (!dueAt) return undefined
  const when = dateTimeText(dueAt, zone)
  if (told.includes(code)) return when
  return state === 'overdue' ? words.wasDue(when) : words.due(when)
}

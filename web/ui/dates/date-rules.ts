import { formatDay, formatWallTime } from '#domain/core/time/format-date.ts'
import { dayOfMonthFirst } from '#domain/core/time/typed-date.ts'
import {
  addDays,
  addDaysToDay,
  dayOf,
  parseDay,
  parseWallTime,
} from '#domain/core/time/wall-time.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { FieldRule } from '#web/core/forms/form-rules.ts'
import { say } from '#web/core/forms/say.ts'
import type { DateLimits } from './date-limits.ts'

type MomentRules = DateLimits & {
  required?: boolean
  /** The vehicle's minimum rental in days, counted from `start`. */
  minDays?: number
  start?: string
}

/** What is wrong with a chosen moment, as a key of the field messages (docs/product/app.md#dates); undefined when all is well. */
export function momentProblem(value: string | undefined, rules: MomentRules): string | undefined {
  if (!value) return rules.required ? fieldError('required') : undefined
  const moment = parseWallTime(value)
  if (!moment) return fieldError('invalidData')
  const { start, minDays = 1, min, max } = rules
  if (start && minDays > 1 && moment < addDays(start, minDays)) {
    return fieldError('minimumRental', minDays)
  }
  const least = start && addDays(start, 1) > (min ?? '') ? addDays(start, 1) : min
  if (least && moment < least) return fieldError('invalidEarly', formatWallTime(least))
  return max && moment > max ? fieldError('invalidLate', formatWallTime(max)) : undefined
}

/** What is wrong with a typed text that is no day: its month may stand first. */
export function typedProblem(text: string): string {
  const meant = dayOfMonthFirst(text)
  return meant ? fieldError('invalidOrder', formatDay(meant)) : fieldError('invalidData')
}

/** A rule of a form's field: what is typed there is a day, whichever. */
export const isTypedDay: FieldRule = (value) => say(dayProblem(value, {}))

type DayRules = {
  required?: boolean
  /** YYYY-MM-DD */
  min?: string
  max?: string
  /** The last day of the trip: license and insurance must be valid one day longer (docs/product/app.md#dates). */
  tripEnd?: string
}

/** Counts as no date (docs/product/entities.md#driver). */
const absentDay = '0000-00-00'

/** The same for a day without a time: birth and expiry dates. */
export function dayProblem(value: string | undefined, rules: DayRules): string | undefined {
  if (!value || value === absentDay) return rules.required ? fieldError('required') : undefined
  const day = parseDay(value)
  if (!day) return typedProblem(value)
  if (rules.tripEnd && day < addDaysToDay(dayOf(rules.tripEnd), 1)) return fieldError('trip')
  if (rules.min && day < rules.min) return fieldError('invalidEarly', formatDay(rules.min))
  return rules.max && day > rules.max ? fieldError('invalidLate', formatDay(rules.max)) : undefined
}

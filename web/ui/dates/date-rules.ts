import { addDays, addDaysToDay, dayOf, parseDay, parseWallTime } from '#domain/time/wall-time.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
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
  const isTooEarly = (min && moment < min) || (start && moment < addDays(start, 1))
  return isTooEarly || (max && moment > max) ? fieldError('invalidData') : undefined
}

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
  if (!day) return fieldError('invalidData')
  if (rules.tripEnd && day < addDaysToDay(dayOf(rules.tripEnd), 1)) return fieldError('trip')
  const isOutside = (rules.min && day < rules.min) || (rules.max && day > rules.max)
  return isOutside ? fieldError('invalidData') : undefined
}

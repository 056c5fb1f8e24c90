import { problemIn } from '#web/core/forms/limits.ts'
import { RouteDetourField } from '#protocol/jobs/routes.ts'
import { fieldError } from '#protocol/core/field-messages.ts'

/** What is wrong with a typed detour, as a key of the field messages. */
export const detourProblem = (typed: string): string | undefined =>
  typed.trim() === '' ? fieldError('required') : problemIn(RouteDetourField, typed.trim())

import { longestRouteDetour } from '#domain/jobs/jobs/saved-route.ts'
import { fieldError } from '#protocol/core/field-messages.ts'

/** What is wrong with a typed detour, as a key of the field messages. */
export function detourProblem(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '') return fieldError('required')
  const miles = Number(text)
  if (!Number.isFinite(miles)) return fieldError('numbers')
  if (miles < 0) return fieldError('min', 0)
  return miles > longestRouteDetour ? fieldError('max', longestRouteDetour) : undefined
}

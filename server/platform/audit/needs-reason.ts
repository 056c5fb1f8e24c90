import { fieldError } from '#protocol/core/field-messages.ts'
import { Problem, texts } from '../api/problem.ts'

/**
 * A person who is refused is told why (docs/product/staff.md#what-they-do).
 * @throws Problem 400 at the field of the reason when there is none
 */
export function needsReason(reason: string | undefined, field: 'message' | 'reason'): void {
  if (!reason)
    throw new Problem(400, texts.malformed, { errors: { [field]: fieldError('required') } })
}

import { fieldError } from '#protocol/core/field-messages.ts'
import { Problem, texts } from '../../platform/api/problem.ts'

/** HTTP 400 with a sentence at one field. */
export function wrongField(name: string, key: 'invalidData' | 'required' = 'invalidData'): Problem {
  return new Problem(400, texts.malformed, { errors: { [name]: fieldError(key) } })
}

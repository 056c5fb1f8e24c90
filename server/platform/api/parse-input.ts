import * as z from 'zod/mini'
import { fieldError } from '#protocol/core/field-messages.ts'
import { cleanFields } from '#protocol/core/form-codec.ts'
import type { Operation } from '#protocol/core/operation.ts'
import { readPhones } from '../phones.ts'
import type { Services } from './context.ts'
import { Problem, texts } from './problem.ts'

const missingCodes: readonly string[] = ['invalid_type', 'invalid_union', 'invalid_value']

/**
 * The fields of a call as its operation reads them.
 * @throws Problem 400 with what is wrong at each field
 */
export async function parseInput(
  services: Services,
  operation: Operation,
  fields: Record<string, unknown>,
) {
  const given = cleanFields(fields)
  const parsed = z.safeParse(operation.input, given)
  const errors = {
    ...(operation.kind === 'command' && unknownFields(operation, given)),
    ...(parsed.success &&
      (await readPhones(services, operation, parsed.data as Record<string, unknown>))),
  }
  if (parsed.success && Object.keys(errors).length === 0) return parsed.data
  for (const issue of parsed.error?.issues ?? []) {
    const name = String(issue.path[0] ?? '')
    // Numbers are a union of their two forms on the wire, choices a list of values.
    const missing = !(name in given) && missingCodes.includes(issue.code)
    errors[name] ??= missing ? fieldError('required') : ownKey(issue.message)
  }
  throw new Problem(400, texts.malformed, { errors })
}

/** Who changes something is told of a field that nobody reads; reads come with a screen's whole query. */
function unknownFields(operation: Operation, given: Record<string, unknown>) {
  const { shape } = operation.input as unknown as { shape: Record<string, unknown> }
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(shape, name))
  return Object.fromEntries(unknown.map((name) => [name, fieldError('notUsed')]))
}

/** zod's own sentences are for developers and never shown. */
function ownKey(message: string): string {
  return /^[a-zA-Z]+:[^ ]*$/.test(message) ? message : fieldError('invalidData')
}

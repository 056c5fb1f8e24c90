import { isPhoneOf } from '#domain/core/text/phone.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { isPhoneField } from '#protocol/core/fields-of-kind.ts'
import { company } from '#web/core/company.ts'
import * as z from 'zod/mini'

/** What the library keeps of a schema, as far as it is read here. */
type Def = {
  /** Of one that may be left out, and of one that is converted after it was read. */
  innerType?: z.ZodMiniType
  in?: z.ZodMiniType
  checks?: readonly { _zod: { def: { check: string; maximum?: number } } }[]
}

function mostCharacters(field: z.ZodMiniType): number | undefined {
  const { innerType, in: from, checks = [] } = field._zod.def as Def
  const inner = innerType ?? from
  if (inner) return mostCharacters(inner)
  return checks.find(({ _zod }) => _zod.def.check === 'max_length')?._zod.def.maximum
}

/** What the server asks of a text field, by the schema that it checks with, for the field on the screen (docs/wire.md). */
export function limitsOf(field: z.ZodMiniType): {
  required: boolean
  maxLength: number | undefined
} {
  return { required: field._zod.optin === undefined, maxLength: mostCharacters(field) }
}

/** What a schema says against a value, as a key of the field messages. */
export function problemIn(field: z.ZodMiniType, value: unknown): string | undefined {
  const problem = z.safeParse(field, value).error?.issues[0]?.message
  if (problem !== undefined || !isPhoneField(field)) return problem
  return isPhoneOf(String(value), company().phoneCountry) ? undefined : fieldError('phone')
}

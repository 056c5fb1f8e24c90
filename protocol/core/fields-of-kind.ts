import { FileField, PhoneField } from './fields.ts'
import type { Operation } from './operation.ts'

/** What a schema is made of, as far as a field can stand in it. */
type Definition = {
  shape?: Record<string, unknown>
  in?: unknown
  innerType?: unknown
  element?: unknown
  options?: unknown[]
}

function holds(field: unknown, schema: unknown): boolean {
  if (schema === field) return true
  const { def } = schema as { def: Definition }
  const inside = [def.in, def.innerType, def.element, ...(def.options ?? [])]
  return inside.some((each) => each !== undefined && holds(field, each))
}

/** Finds the fields of an operation that take a kind of value, once for each operation. */
function fieldsOf(field: unknown) {
  const known = new WeakMap<object, ReadonlySet<string>>()
  return (input: Operation['input']): ReadonlySet<string> => {
    const before = known.get(input)
    if (before) return before
    const { shape = {} } = input.def as Definition
    const names = Object.entries(shape).filter(([, schema]) => holds(field, schema))
    const found = new Set(names.map(([name]) => name))
    known.set(input, found)
    return found
  }
}

/** The fields of an operation that take a file. */
export const fileFields = fieldsOf(FileField)

/** Whether a field takes a phone number, which is read by the company's country. */
export const isPhoneField = (field: unknown): boolean => holds(PhoneField, field)

/** The fields of an operation that take a phone number. */
export const phoneFields = fieldsOf(PhoneField)

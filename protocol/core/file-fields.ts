import { FileField } from './fields.ts'
import type { Operation } from './operation.ts'

/** What a schema is made of, as far as a file can stand in it. */
type Definition = {
  shape?: Record<string, unknown>
  in?: unknown
  innerType?: unknown
  element?: unknown
  options?: unknown[]
}

function holdsFile(schema: unknown): boolean {
  if (schema === FileField) return true
  const { def } = schema as { def: Definition }
  const inside = [def.in, def.innerType, def.element, ...(def.options ?? [])]
  return inside.some((each) => each !== undefined && holdsFile(each))
}

const known = new WeakMap<object, ReadonlySet<string>>()

/** The fields of an operation that take a file. */
export function fileFields(input: Operation['input']): ReadonlySet<string> {
  const before = known.get(input)
  if (before) return before
  const { shape = {} } = input.def as Definition
  const names = Object.entries(shape).filter(([, schema]) => holdsFile(schema))
  const found = new Set(names.map(([name]) => name))
  known.set(input, found)
  return found
}

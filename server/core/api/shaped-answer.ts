import * as z from 'zod/mini'
import { rounded, withoutDust } from './without-dust.ts'

/*
 * Every answer is cut to what its schema names, checked, and freed of rounding errors. zod does that
 * schema by schema with an object for each step; here each schema becomes a function once. It says
 * `unsure` for whatever is not plainly right, and then zod itself is asked.
 */

const unsure = Symbol('unsure')
/** @returns a value that holds nothing but what the schema names, or `unsure` */
type Shape = (value: unknown) => unknown
type Schema = z.core.$ZodType

const shapes = new WeakMap<Schema, Shape>()

/**
 * The answer as the schema names it, its numbers without rounding errors: `withoutDust(z.parse(…))`.
 * @throws z.core.$ZodError when it is not what the schema says
 */
export function shapedAnswer(schema: Schema, value: unknown): unknown {
  const shaped = shapeOf(schema)(value)
  return shaped === unsure ? withoutDust(z.parse(schema, value)) : shaped
}

function shapeOf(schema: Schema): Shape {
  const known = shapes.get(schema)
  if (known) return known
  // A schema that holds itself finds itself here.
  let made: Shape | undefined
  shapes.set(schema, (value) => (made ??= shapeOf(schema))(value))
  made = make(schema)
  shapes.set(schema, made)
  return made
}

function make(schema: Schema): Shape {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.checks && def.checks.length > 0) return asZod(schema)
  if (def.type === 'string' && isPlain(def)) return ofType('string')
  if (def.type === 'boolean' && isPlain(def)) return ofType('boolean')
  if (def.type === 'number' && isPlain(def)) return number
  if (def.type === 'enum' || def.type === 'literal') return oneOf(schema._zod.values ?? new Set())
  if (def.type === 'optional') return optional(def.innerType)
  if (def.type === 'nullable') return nullable(def.innerType)
  if (def.type === 'array') return array(def.element)
  if (def.type === 'union' && !('discriminator' in def)) return union(def.options)
  if (def.type === 'object' && !def.catchall) return object(def.shape)
  return asZod(schema)
}

const ofType =
  (type: 'string' | 'boolean'): Shape =>
  (value) =>
    typeof value === type ? value : unsure

/** No format to hold, and nothing is made a value of another type. */
const isPlain = (def: object) =>
  !('format' in def && def.format) && !('coerce' in def && def.coerce)

/** Whatever this does not know, zod does. */
const asZod =
  (schema: Schema): Shape =>
  (value) => {
    const parsed = z.safeParse(schema, value)
    return parsed.success ? withoutDust(parsed.data) : unsure
  }

const number: Shape = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? rounded(value) : unsure

const oneOf =
  (values: ReadonlySet<unknown>): Shape =>
  (value) =>
    values.has(value) && typeof value !== 'number' ? value : unsure

function optional(inner: Schema): Shape {
  // What stands in place of an absent value is zod's to say.
  if (inner._zod.optin === 'defaulted') return () => unsure
  const shape = shapeOf(inner)
  return (value) => (value === undefined ? undefined : shape(value))
}

function nullable(inner: Schema): Shape {
  const shape = shapeOf(inner)
  return (value) => (value === null ? null : shape(value))
}

function array(element: Schema): Shape {
  const shape = shapeOf(element)
  return (value) => {
    if (!Array.isArray(value)) return unsure
    const items = Array.from<unknown>({ length: value.length })
    for (let at = 0; at < items.length; at++) {
      const item = shape(value[at])
      if (item === unsure) return unsure
      items[at] = item
    }
    return items
  }
}

/** The first that it is; one that is not plainly so might be it all the same, so zod is asked. */
function union(options: readonly Schema[]): Shape {
  const all = options.map((option) => ({ shape: shapeOf(option), zod: asZod(option) }))
  return (value) => {
    for (const { shape, zod } of all) {
      const shaped = shape(value)
      const sure = shaped === unsure ? zod(value) : shaped
      if (sure !== unsure) return sure
    }
    return unsure
  }
}

function object(fields: Readonly<Record<string, Schema>>): Shape {
  const all = Object.entries(fields).map(([name, field]) => ({
    name,
    shape: shapeOf(field),
    mayMiss: field._zod.optin === 'optional' && field._zod.optout === 'optional',
  }))
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return unsure
    const shaped: Record<string, unknown> = {}
    for (const { name, shape, mayMiss } of all) {
      const given = (value as Record<string, unknown>)[name]
      if (given === undefined && mayMiss) continue
      const field = shape(given)
      if (field === unsure || field === undefined) return unsure
      shaped[name] = field
    }
    return shaped
  }
}

import * as z from 'zod/mini'
import type { OutputOf } from '#protocol/core/operation.ts'
import { type ObjectType, type Operations, operations } from '#protocol/operations.ts'

type Schema = z.core.$ZodType

/** What a string of a shape is, the more particular after what only few refuse. */
const texts = [
  'Text',
  '17',
  '2026-12-01',
  '2026-12-01T10:00',
  '2026-12-01T18:00:00Z',
  '10:00',
  'a@example.com',
  '+13055550123',
  'https://example.com/',
  '/files/1',
]
const numbers = [1, 0, 100, 2024, 0.5, 10_000]

/** The first that a schema takes. @throws Error when it takes none: then a test has to say what stands there */
function firstTaken(schema: Schema, values: readonly unknown[], path: string): unknown {
  const found = values.find((value) => z.core.safeParse(schema, value).success)
  if (found === undefined) throw new Error(`nothing is known that fits ${path}`)
  return found
}

/** The least that a schema takes: what may be absent is, lists are empty when they may be. */
function least(schema: Schema, path: string): unknown {
  const { def } = schema._zod as unknown as { def: Record<string, unknown> & { type: string } }
  const inner = () => least(def.innerType as Schema, path)
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape as Record<string, Schema>)
          .filter(([, field]) => !z.core.safeParse(field, undefined).success)
          .map(([name, field]) => [name, least(field, `${path}.${name}`)]),
      )
    case 'array':
      return z.core.safeParse(schema, []).success ? [] : [least(def.element as Schema, path)]
    case 'record':
      return z.core.safeParse(schema, {}).success ? {} : undefined
    case 'tuple':
      return (def.items as Schema[]).map((item, at) => least(item, `${path}.${at}`))
    case 'union':
      return least((def.options as Schema[])[0] as Schema, path)
    case 'intersection':
      return {
        ...(least(def.left as Schema, path) as object),
        ...(least(def.right as Schema, path) as object),
      }
    case 'lazy':
      return least((def.getter as () => Schema)(), path)
    case 'pipe':
      return least(def.in as Schema, path)
    case 'nullable':
    case 'readonly':
    case 'default':
      return inner()
    case 'boolean':
      return false
    case 'number':
      return firstTaken(schema, numbers, path)
    default:
      return firstTaken(schema, [...(schema._zod.values ?? []), ...texts], path)
  }
}

type Partly<Value> = Value extends readonly (infer Item)[]
  ? readonly Partly<Item>[]
  : Value extends object
    ? { [Name in keyof Value]?: Partly<Value[Name]> }
    : Value

/** What is said lies over what is made: lists are those that are said, each of their items filled up. */
function over(schema: Schema, said: unknown, path: string): unknown {
  const { def } = schema._zod as unknown as { def: Record<string, unknown> & { type: string } }
  if (said === undefined) return undefined
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'readonly')
    return said === null ? null : over(def.innerType as Schema, said, path)
  if (def.type === 'lazy') return over((def.getter as () => Schema)(), said, path)
  if (def.type === 'array' && Array.isArray(said))
    return said.map((item, at) => over(def.element as Schema, item, `${path}.${at}`))
  if (def.type !== 'object' || typeof said !== 'object' || said === null) return said
  const shape = def.shape as Record<string, Schema>
  const names = Object.keys(said).filter((name) => name in shape)
  const wanted = Object.entries(shape)
    .filter(([name, field]) => !names.includes(name) && !z.core.safeParse(field, undefined).success)
    .map(([name, field]) => [name, least(field, `${path}.${name}`)])
  const own = names.map((name) => [
    name,
    over(shape[name] as Schema, (said as Record<string, unknown>)[name], `${path}.${name}`),
  ])
  return Object.fromEntries([...wanted, ...own])
}

/** An answer of an operation: what a test is about, and the least that the wire wants beside it. */
export function made<Name extends ObjectType>(
  name: Name,
  said: Partly<OutputOf<Operations[Name]>> = {} as never,
): OutputOf<Operations[Name]> {
  return over(operations[name].output, said, name) as OutputOf<Operations[Name]>
}

import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { operations } from '#protocol/operations.ts'

/** Values that are what a schema says, with something more in each object. */
function rightOf(schema: z.core.$ZodType, depth: number): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const inner = (one: z.core.$ZodType) => rightOf(one, depth + 1)
  const isDeep = depth > 6
  if (def.type === 'string')
    return fc.constantFrom('', 'a', '2026-12-01T10:00', '2026-12-01', 'u@example.com')
  if (def.type === 'number') return fc.constantFrom(0, 3, -1, 0.1 + 0.2, 6.304500000000001, 1e21)
  if (def.type === 'boolean') return fc.boolean()
  if (def.type === 'enum' || def.type === 'literal')
    return fc.constantFrom(...(schema._zod.values ?? []))
  if (def.type === 'optional')
    return isDeep
      ? fc.constant(undefined)
      : fc.option(inner(def.innerType), { nil: undefined, freq: 3 })
  if (def.type === 'nullable') return fc.option(inner(def.innerType), { freq: 3 })
  if (def.type === 'array') return fc.array(inner(def.element), { maxLength: isDeep ? 0 : 2 })
  if (def.type === 'union') return fc.oneof(...def.options.map(inner))
  if (def.type === 'record') return fc.dictionary(fc.constantFrom('a', 'b'), inner(def.valueType))
  if (def.type === 'object')
    return fc
      .record(
        Object.fromEntries(Object.entries(def.shape).map(([name, one]) => [name, inner(one)])),
      )
      .map((value) => ({ ...value, unnamedField: 'not named' }))
  return fc.constant(undefined)
}

test('an answer carries only what the schema of its operation names, at any depth', () => {
  for (const { output } of Object.values(operations))
    fc.assert(
      fc.property(rightOf(output, 0), (value) => {
        const parsed = z.safeParse(output, value)
        fc.pre(parsed.success)
        expect(JSON.stringify(parsed.data)).not.toContain('not named')
      }),
      { numRuns: 20 },
    )
})

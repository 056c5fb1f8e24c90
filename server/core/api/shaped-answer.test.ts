import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { operations } from '#protocol/operations.ts'
import { shapedAnswer } from './shaped-answer.ts'
import { withoutDust } from './without-dust.ts'

const odd = fc.oneof(
  fc.constantFrom(undefined, null, '', 0, false, Number.NaN, Number.POSITIVE_INFINITY),
  fc.constantFrom<unknown>([], {}, [undefined], { id: 1 }, new Date(0)),
)

/** Values that are what a schema says, and now and then something else or something more. */
function valuesOf(schema: z.core.$ZodType, depth = 0): fc.Arbitrary<unknown> {
  const right = rightOf(schema, depth)
  return fc.oneof({ weight: 60, arbitrary: right }, { weight: 1, arbitrary: odd })
}

function rightOf(schema: z.core.$ZodType, depth: number): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const inner = (one: z.core.$ZodType) => valuesOf(one, depth + 1)
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
      .map((value) => ({ ...value, secret: 'not named' }))
  return odd
}

const outcome = (work: () => unknown) => {
  try {
    return { text: JSON.stringify(work()) }
  } catch (error) {
    return { issues: (error as z.core.$ZodError).issues }
  }
}

const shaped = (schema: z.core.$ZodType, value: unknown) =>
  outcome(() => shapedAnswer(schema, value))
const asZod = (schema: z.core.$ZodType, value: unknown) =>
  outcome(() => withoutDust(z.parse(schema, value)))

test('the answer of every operation is what zod makes of it', () => {
  for (const { output } of Object.values(operations))
    fc.assert(
      fc.property(valuesOf(output), (value) => {
        expect(shaped(output, value)).toEqual(asZod(output, value))
      }),
      { numRuns: 20 },
    )
})

test('what is not plainly right is what zod says of it', () => {
  type Tree = { size: number; under?: Tree | undefined }
  const tree: z.ZodMiniType<Tree> = z.object({
    size: z.number(),
    get under() {
      return z.optional(tree)
    },
  })
  const schemas = [
    tree,
    z.object({
      a: z._default(z.optional(z.string()), 'b'),
      c: z.optional(z._default(z.number(), 1)),
    }),
    z.object({ a: z.int(), b: z.string().check(z.maxLength(2)), c: z.literal([1, 'x', null]) }),
    z.strictObject({ a: z.string() }),
    z.looseObject({ a: z.number() }),
    z.union([z.object({ a: z.number() }), z.object({ b: z.string() }), z.string()]),
    z.discriminatedUnion('k', [
      z.object({ k: z.literal('a'), n: z.number() }),
      z.object({ k: z.literal('b') }),
    ]),
    z.record(z.string(), z.number()),
    z.pipe(
      z.string(),
      z.transform((text) => text.length / 3),
    ),
    z.unknown(),
    z.any(),
    z.nullable(z.date()),
    z.object({ a: z.unknown(), b: z.undefined() }),
  ]
  const values = [
    { size: 1, under: { size: 0.1 + 0.2, under: { size: 2, more: 1 } } },
    { a: 0.1 + 0.2, b: 'abc', c: 1 },
    { a: 1, b: 'ab', c: 1, k: 'a', n: 0.1 + 0.2 },
    { a: 'x' },
    { a: 'x', b: undefined, c: undefined },
    { a: undefined, b: 'y' },
    { k: 'b', n: 1 },
    {},
    [],
    'text',
    new Date(0),
    null,
    undefined,
    Object.create({ a: 'inherited', size: 3 }),
  ]
  for (const schema of schemas)
    for (const value of values) expect(shaped(schema, value)).toEqual(asZod(schema, value))
})

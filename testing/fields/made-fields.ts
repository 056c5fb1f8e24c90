import * as z from 'zod/mini'
import type { Operation } from '#protocol/core/operation.ts'

/** What single fields take, the more particular after what only few refuse. */
const values: readonly unknown[] = [
  true,
  'Hello to all of you',
  'none',
  9,
  0.5,
  '2031-01-01',
  '2026-11-24T10:00',
  '09:00',
  'nobody@example.com',
  '+13055550123',
  new File(['x'], 'a.jpg'),
]

/** A value that a field takes: the first of those it names itself, or one of the usual; undefined when none fits. */
function madeFor(field: z.ZodMiniType): unknown {
  const named = [...((field as unknown as z.core.$ZodType)._zod.values ?? [])]
  return [...named, ...values].find((value) => z.safeParse(field, value).success)
}

/**
 * Fields with which an operation's schema is content, as far as each is taken by itself: `known` by
 * their names wherever one fits, the others that it wants made from their schemas. What it does not
 * want is left out, but for the names in `always`.
 */
export function madeFields(
  { input }: Pick<Operation, 'input'>,
  known: Record<string, unknown>,
  always: readonly string[],
): Record<string, unknown> {
  const { shape } = input as unknown as { shape: Record<string, z.ZodMiniType> }
  const wanted = Object.entries(shape).filter(
    ([name, field]) => always.includes(name) || !z.safeParse(field, undefined).success,
  )
  return Object.fromEntries(
    wanted.map(([name, field]) => [
      name,
      name in known && z.safeParse(field, known[name]).success ? known[name] : madeFor(field),
    ]),
  )
}

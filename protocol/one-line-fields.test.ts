import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Operation } from './core/operation.ts'
import { operations } from './operations.ts'

/** What is typed in a box of several lines, or read to the end by whoever it is written for. */
const ofLines = [
  'body',
  'answer',
  'changesAsked',
  'comment',
  'comments',
  'description',
  'en',
  'es',
  'message',
  'note',
  'override',
  'place',
  'plates',
  'positionReason',
  'privateNote',
  'problem',
  'reason',
  'review',
  'specialRequests',
  'text',
  'todo',
]

const typed = 'Ana\u202e \nde\u00a0 León, 0123456789'

/** Every field that takes a text as somebody types it, with what it keeps of it. */
const texts = (Object.values(operations) as Operation[]).flatMap(({ name, input }) =>
  Object.entries((input as unknown as { shape: Record<string, z.ZodMiniType> }).shape).flatMap(
    ([field, schema]) => {
      const kept = z.safeParse(schema, typed).data
      // What broke is told as the browser says it, and read by nobody but us.
      if (name === 'errorReport') return []
      return typeof kept === 'string' ? [{ at: `${name}.${field}`, field, kept }] : []
    },
  ),
)

it('no text keeps a mark of direction', () => {
  expect(texts.length).toBeGreaterThan(50)
  expect(texts.filter(({ kept }) => kept.includes('\u202e'))).toEqual([])
})

it('only texts that are written in several lines keep their lines', () => {
  const keep = texts.filter(({ kept }) => kept.includes('\n'))
  expect(keep.filter(({ field }) => !ofLines.includes(field)).map(({ at }) => at)).toEqual([])
  for (const { kept } of texts.filter((text) => !keep.includes(text)))
    expect(kept).toBe('Ana de León, 0123456789')
})

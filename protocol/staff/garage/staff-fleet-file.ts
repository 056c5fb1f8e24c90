import { FileField, IdField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'

export const staffReadFleetFile = command('staffReadFleetFile', {
  about:
    'A fleet file of at most 5 MB (docs/import.md): says what it would add and change, and changes nothing. With the `fingerprint` of that answer it does so; 409 when the cars changed since. The same columns come out at `GET /api/cars.csv` with the session.',
  access: 'staff',
  input: z.object({ file: FileField, fingerprint: z.optional(IdField) }),
  output: z.object({
    isDone: z.boolean(),
    added: z.number(),
    changed: z.number(),
    unchanged: z.number(),
    /** How many cars change, by columns. */
    columns: z.record(z.string(), z.number()),
    /** The first hundred lines that cannot be taken, line 1 is the header; with one nothing is. */
    bad: z.array(z.object({ line: z.number(), reason: z.string() })),
    badInAll: z.number(),
    ignoredColumns: z.array(z.string()),
    /** Absent when nothing can be done. */
    fingerprint: z.optional(z.string()),
  }),
})

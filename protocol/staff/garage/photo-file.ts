import { FileField, FlagField, IdField, IntField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { NoFields } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

export const staffSendPhotoFile = command('staffSendPhotoFile', {
  about:
    'One piece of a ZIP of photos (docs/import.md#photos): 8 MiB each but the last, numbered from 0; the first begins a `file`, which the others name. The last piece may be sent again.',
  access: 'staff',
  input: z.object({ file: z.optional(IdField), number: IntField, piece: FileField }),
  output: z.object({ file: z.string() }),
})

const BadEntry = z.object({ entry: z.string(), reason: z.string() })

export const staffPhotoFile = query('staffPhotoFile', {
  about:
    'What a ZIP of photos that was sent would do, or how far it is. With `replaces` the photos that its cars have give way.',
  access: 'staff',
  input: z.object({ file: IdField, replaces: z.optional(FlagField) }),
  output: z.object({
    photos: z.number(),
    cars: z.number(),
    /** Photos that these cars have and would have no more. */
    replaced: z.number(),
    /** The first hundred entries that cannot be taken; before it is begun, with one nothing is. */
    bad: z.array(BadEntry),
    badInAll: z.number(),
    /** Absent when nothing can be done, and once it is begun. */
    fingerprint: z.optional(z.string()),
    /** Once it is begun. */
    progress: z.optional(z.object({ cars: z.number(), taken: z.number(), isDone: z.boolean() })),
  }),
})

export const staffTakePhotoFile = command('staffTakePhotoFile', {
  about:
    'Does what `staffPhotoFile` said of a ZIP, in the background; 409 when cars or photos are others by then.',
  access: 'staff',
  input: z.object({ file: IdField, replaces: z.optional(FlagField), fingerprint: IdField }),
  output: NoFields,
})

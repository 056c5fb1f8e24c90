import { fieldError } from '#protocol/core/field-messages.ts'
import { FilesField } from '#protocol/core/fields.ts'
import { uploadPurposes } from '#protocol/core/upload-purposes.ts'
import { command } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'

/** A form may repeat a field; the first file counts. */
const OneFile = z.pipe(
  FilesField.check(z.refine((files) => files.length > 0, fieldError('required'))),
  z.transform((files) => files.at(0)),
)

export const uploadFile = command('uploadFile', {
  about:
    'Stores one picture (up to 10 MB; PDF up to 2 MB, not for inspections) and answers its id, for a command that follows. It belongs to who sent it; one that nothing takes up is forgotten after 3 days.',
  access: 'user',
  openWhileBlocked: true,
  input: z.object({ purpose: z.enum(uploadPurposes), file: OneFile }),
  output: z.object({
    file: z.string(),
    /** Read with the session header. */
    url: z.string(),
    /** SHA-256 of what is kept, hexadecimal; the evidence names it so. */
    sha256: z.string(),
  }),
})

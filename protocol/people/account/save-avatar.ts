import { FilesField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import * as z from 'zod/mini'

/** A form may repeat a field; the first picture counts. */
const Picture = z.pipe(
  FilesField,
  z.transform((files) => files.at(0)),
)

export const saveAvatar = command('saveAvatar', {
  about:
    'The person’s own picture, an image under 1 MB; without `picture` the present one is removed.',
  access: 'user',
  input: z.object({ picture: Picture }),
  output: z.object({ img: z.optional(z.string()) }),
})

import { VersionField } from '#protocol/core/as-seen.ts'
import { FilesField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import { NoFields } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

/** A form may repeat a field; the first picture counts. */
const Picture = z.pipe(
  FilesField,
  z.transform((files) => files.at(0)),
)

export const staffSaveLogo = command('staffSaveLogo', {
  about:
    'The company’s logo, a picture or drawing of at most 2 MB; without `picture` the present one is removed. 409 when somebody else saved the company’s settings since they were read.',
  access: 'staff',
  input: z.object({ version: VersionField, picture: Picture }),
  output: NoFields,
})

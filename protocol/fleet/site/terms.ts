import { query } from '#protocol/core/operation.ts'
import { NoInput } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { ContentPage } from './content-page.ts'

export const terms = query('terms', {
  about: 'The terms of use, with the privacy notice as the section `privacy`.',
  access: 'visitor',
  input: NoInput,
  output: z.object({ content: ContentPage }),
})

import { query } from '#protocol/core/operation.ts'
import { NoInput } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { ContentPage } from './content-page.ts'

export const accessibility = query('accessibility', {
  about: 'The statement on accessibility: what works for whom, and what does not yet.',
  access: 'visitor',
  input: NoInput,
  output: z.object({ content: ContentPage }),
})

import { query } from '#protocol/core/operation.ts'
import { NoInput } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { ContentPage } from './content-page.ts'

export const about = query('about', {
  about: 'Who we are: as safe HTML, and the same text in pieces.',
  access: 'visitor',
  input: NoInput,
  output: z.object({ html: z.string(), content: ContentPage }),
})

import { query } from '#protocol/core/operation.ts'
import { NoInput } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { ContentPage } from './content-page.ts'

export const faq = query('faq', {
  about: 'Ways to reach us, and questions with their answers, in groups.',
  access: 'visitor',
  input: NoInput,
  output: z.object({ content: ContentPage }),
})

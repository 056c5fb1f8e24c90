import { query } from '#protocol/core/operation.ts'
import { NoInput } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

export const insurance = query('insurance', {
  about: 'What the insurance types and plans mean, as text.',
  access: 'visitor',
  input: NoInput,
  output: z.object({ content: z.array(z.object({ title: z.string(), text: z.string() })) }),
})

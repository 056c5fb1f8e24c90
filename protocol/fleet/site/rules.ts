import { query } from '#protocol/core/operation.ts'
import { NoInput } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

export const rules = query('rules', {
  about: 'The rules of renting, in order.',
  access: 'visitor',
  input: NoInput,
  output: z.object({ list: z.array(z.object({ title: z.string(), text: z.string() })) }),
})

import { query } from '#protocol/core/operation.ts'
import { NoInput } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

const Coded = z.object({ code: z.string(), name: z.string() })

export const countriesForStates = query('countriesForStates', {
  about: 'Countries that issue licenses, with their states where a license names one.',
  access: 'visitor',
  input: NoInput,
  output: z.object({
    content: z.array(z.object({ code: z.string(), name: z.string(), states: z.array(Coded) })),
  }),
})

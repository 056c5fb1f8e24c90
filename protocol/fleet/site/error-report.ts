import { command } from '#protocol/core/operation.ts'
import { NoFields } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

const Cut = (max: number) =>
  z.pipe(
    z.string(),
    z.transform((text: string) => text.slice(0, max)),
  )

export const errorReport = command('errorReport', {
  about:
    'An uncaught error of a screen; ignored when its message contains "network" (docs/product/app.md#errors).',
  access: 'visitor',
  input: z.object({
    message: Cut(500),
    stack: z.optional(Cut(8000)),
    path: z.optional(Cut(200)),
    release: z.optional(Cut(100)),
  }),
  output: NoFields,
})

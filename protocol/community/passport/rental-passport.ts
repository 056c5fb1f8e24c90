import { query } from '#protocol/core/operation.ts'
import { NoInput } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

export const rentalPassport = query('rentalPassport', {
  about:
    'The caller’s completed rentals, score and verified facts as a signed file (docs/product/community.md#rental-passport).',
  access: 'user',
  input: NoInput,
  output: z.object({
    file: z.string(),
    /** The same without the list of rentals, signed by itself: it fits a QR code. */
    summary: z.string(),
  }),
})

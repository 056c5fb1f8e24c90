import { RowsFields } from '#protocol/core/list-limit.ts'
import { query } from '#protocol/core/operation.ts'
import { WallTime } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

const StaffThread = z.object({
  orderId: z.string(),
  /** What people call the order (docs/product/rental.md#number). */
  number: z.number(),
  renter: z.string(),
  car: z.string(),
  plate: z.string(),
  /** What the renter wrote last; empty when it was only a picture. */
  text: z.string(),
  at: WallTime,
})
export type StaffThread = z.infer<typeof StaffThread>

export const staffThreads = query('staffThreads', {
  about: 'Threads in which a renter wrote last and nobody has answered, the oldest first.',
  access: 'staff',
  input: z.object({ ...RowsFields }),
  output: z.object({ threads: z.array(StaffThread), total: z.number() }),
})

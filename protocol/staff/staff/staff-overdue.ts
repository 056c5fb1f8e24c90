import { RowsFields } from '#protocol/core/list-limit.ts'
import { offerStatuses } from '#domain/money/orders/offer-kinds.ts'
import { query } from '#protocol/core/operation.ts'
import { Dollars, WallTime } from '#protocol/core/shapes.ts'

import * as z from 'zod/mini'

/** How the next renter answered the way out that they were offered; `none` before it is offered. */
export const waysOut = ['none', ...offerStatuses] as const

const OverdueCar = z.object({
  orderId: z.string(),
  /** What people call the order (docs/product/rental.md#number). */
  number: z.number(),
  rentalStatus: z.number(),
  car: z.string(),
  plate: z.string(),
  area: z.string(),
  renter: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
  /** When it should have been back, and when the 6 hours' grace ended. */
  end: WallTime,
  since: WallTime,
  /** The return appointment, when there is one. */
  appointment: z.optional(WallTime),
  /** Started days after the grace, the price of each, and both together so far. */
  lateDays: z.number(),
  dayPrice: Dollars,
  cost: Dollars,
  /** Help requests of this rental that are not resolved. */
  openHelp: z.number(),
  /** Who has this car next, and what they were offered (docs/product/search.md#occupancy). */
  next: z.optional(
    z.object({
      orderId: z.string(),
      number: z.number(),
      renter: z.string(),
      email: z.string(),
      phone: z.optional(z.string()),
      start: WallTime,
      wayOut: z.enum(waysOut),
    }),
  ),
})
export type OverdueCar = z.infer<typeof OverdueCar>

export const staffOverdue = query('staffOverdue', {
  about:
    'Cars that did not come back within 6 hours of their end, the longest first: since when, what it costs so far, who waits next.',
  access: 'staff',
  input: z.object({ ...RowsFields }),
  output: z.object({ cars: z.array(OverdueCar), total: z.number() }),
})

import { missingCodes } from '#domain/money/orders/missing-for-keys.ts'
import { Day } from '#protocol/core/shapes.ts'
import { verifications } from '#protocol/people/drivers/driver.ts'
import * as z from 'zod/mini'

/** What staff make of a paper, and its last day. */
const PaperState = z.object({
  verification: z.enum(verifications),
  expirationDate: z.optional(Day),
})

/** Who drives, as staff see it beside a booking. */
const ListedDriver = z.object({
  driverId: z.string(),
  name: z.string(),
  birthDate: z.optional(Day),
  license: PaperState,
  insurance: PaperState,
})
export type ListedDriver = z.infer<typeof ListedDriver>

/** One thing that is missing before the keys (docs/product/booking-and-payment.md#confirmation). */
const Missing = z.object({
  code: z.enum(missingCodes),
  /** Whose it is, by `driverId`. */
  driver: z.optional(z.string()),
  /** What a paper lacks; `expires`: it ends before the trip + 1 day. */
  why: z.optional(z.enum(['missing', 'submitted', 'rejected', 'expires'])),
})
export type Missing = z.infer<typeof Missing>

/** What staff see before they confirm: who drives, and what is missing, empty when nothing is. */
export const BeforeKeys = {
  drivers: z.array(ListedDriver),
  missing: z.array(Missing),
}

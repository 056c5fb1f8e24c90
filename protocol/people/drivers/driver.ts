import { Day, Dollars } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

/** Where a document stands (docs/product/accounts.md#drivers). */
export const verifications = ['missing', 'submitted', 'verified', 'rejected'] as const
const Verification = z.enum(verifications)

const Cover = z.object({ limits: z.optional(Dollars), deductible: z.optional(Dollars) })

/** docs/product/entities.md#driver Driver. */
export const Driver = z.object({
  driverId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.optional(Day),
  phone: z.optional(z.string()),
  /** The account's own person. */
  primary: z.boolean(),
  license: z.object({
    number: z.optional(z.string()),
    country: z.optional(z.string()),
    state: z.optional(z.string()),
    birthDate: z.optional(Day),
    expirationDate: z.optional(Day),
    verification: Verification,
    reason: z.optional(z.string()),
    /** Own-only addresses of the pictures. */
    pictures: z.array(z.string()),
  }),
  insurance: z.object({
    company: z.optional(z.string()),
    policyNumber: z.optional(z.string()),
    expirationDate: z.optional(Day),
    coverage: z.object({
      liability: z.optional(Cover),
      collision: z.optional(Cover),
      comprehensive: z.optional(Cover),
    }),
    verification: Verification,
    reason: z.optional(z.string()),
    pictures: z.array(z.string()),
  }),
})
export type Driver = z.infer<typeof Driver>

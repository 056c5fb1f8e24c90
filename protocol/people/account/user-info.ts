import { query } from '#protocol/core/operation.ts'
import { Day, NoInput, RightShape, WallTime } from '#protocol/core/shapes.ts'
import { Driver } from '#protocol/people/drivers/driver.ts'
import * as z from 'zod/mini'

/** docs/product/entities.md#user-info User info, for the person themself. */
export const UserInfo = z.object({
  id: z.string(),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  email: z.string(),
  emailVerified: z.boolean(),
  img: z.optional(z.string()),
  phone: z.optional(z.string()),
  whatsapp: z.optional(z.string()),
  social: z.optional(z.string()),
  birthDate: z.optional(Day),
  /** Name, phone and birth date are there (docs/product/accounts.md#signing-in). */
  profileComplete: z.boolean(),
  staff: z.boolean(),
  /** What they may do as one of the staff. */
  rights: z.optional(z.array(RightShape)),
  /** On the staff list, in a session that did not come by the person’s passkey. */
  staffNeedsPasskey: z.optional(z.boolean()),
  /** The account is blocked: why, and the last day, absent without end (docs/product/staff.md#blocked-accounts). */
  block: z.optional(z.object({ reason: z.string(), until: z.optional(Day) })),
})
export type UserInfo = z.infer<typeof UserInfo>

/** A booking that was held with the person's address before the address was shown to be theirs. */
export const HeldOrder = z.object({
  orderId: z.string(),
  /** Make, model and year. */
  car: z.string(),
  start: WallTime,
  end: WallTime,
})
export type HeldOrder = z.infer<typeof HeldOrder>

export const userInfo = query('userInfo', {
  about: 'The signed-in person.',
  access: 'user',
  input: NoInput,
  output: z.object({
    userInfo: UserInfo,
    drivers: z.array(Driver),
    /** To ask the person about with `answerHeldOrder`. */
    heldOrders: z.array(HeldOrder),
  }),
})

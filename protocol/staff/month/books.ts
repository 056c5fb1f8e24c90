import { VersionField } from '#protocol/core/as-seen.ts'
import { IdField, JsonField, LineField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import { Instant, NoFields } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { MonthField } from './staff-month.ts'

export const staffCloseMonth = command('staffCloseMonth', {
  about:
    'Closes a month of the books that is over, and all before it: what is booked later counts in the first open one. 409 when something was booked since it was read.',
  access: 'staff',
  input: z.object({ month: MonthField, version: VersionField }),
  output: NoFields,
})

export const staffSaveBooks = command('staffSaveBooks', {
  about:
    'Sets whose days the books have, for what is booked from now on, and what the accountant calls our accounts.',
  access: 'staff',
  input: z.object({
    version: VersionField,
    /** IANA zone; absent: that of the first area. */
    zone: z.optional(LineField(64)),
    /** By our own name of each account; what is not there keeps the usual one. */
    accountNames: JsonField(z.record(LineField(64), LineField(100))),
  }),
  output: NoFields,
})

export const staffRemindDebt = command('staffRemindDebt', {
  about: 'Writes to who has an amount to pay, once a day at most.',
  access: 'staff',
  /** `balance` is the order of the amount to pay. */
  input: z.object({ balance: IdField, version: VersionField }),
  output: z.object({ remindedAt: Instant }),
})

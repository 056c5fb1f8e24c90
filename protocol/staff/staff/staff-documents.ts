import { FirstField, RowsFields } from '#protocol/core/list-limit.ts'
import { IdField, TextField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Instant, NoFields } from '#protocol/core/shapes.ts'
import { Driver } from '#protocol/people/drivers/driver.ts'
import * as z from 'zod/mini'
import { ToDecide, VersionField } from '../../core/as-seen.ts'
import { staffDecisions } from './staff-bookings.ts'

export const documentKinds = ['license', 'insurance'] as const

export const staffDocuments = query('staffDocuments', {
  about: 'Licenses and insurances that wait to be verified, oldest first.',
  access: 'staff',
  input: z.object({ ...RowsFields, first: FirstField }),
  output: z.object({
    documents: z.array(
      z.object({
        kind: z.enum(documentKinds),
        email: z.string(),
        submittedAt: z.optional(Instant),
        driver: Driver,
        /** Other accounts with a driver of the same license (docs/product/staff.md#do-not-rent); empty of an insurance. */
        sameLicense: z.array(z.object({ id: z.string(), name: z.string() })),
        ...ToDecide,
      }),
    ),
    total: z.number(),
  }),
})

export const staffDecideDocument = command('staffDecideDocument', {
  about: 'Verifies a document, or rejects it with a reason that the driver reads.',
  access: 'staff',
  input: z.object({
    driverId: IdField,
    kind: z.enum(documentKinds),
    version: VersionField,
    decision: z.enum(staffDecisions),
    reason: z.optional(TextField(500)),
  }),
  output: NoFields,
})

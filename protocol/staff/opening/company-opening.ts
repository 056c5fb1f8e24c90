import { VersionField } from '#protocol/core/as-seen.ts'
import { FlagField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Instant, NoFields, NoInput } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

/** What must be there before the company takes bookings, in this order. */
export const openingSteps = ['name', 'areas', 'cars', 'ways', 'mail', 'texts'] as const
export type OpeningStep = (typeof openingSteps)[number]

export const companyOpening = query('companyOpening', {
  about: 'What is there and what is missing before the company takes bookings.',
  access: 'staff',
  input: NoInput,
  output: z.object({
    openedAt: z.optional(Instant),
    /** Of the texts that an owner reads; who accepts them says which. */
    textsVersion: z.string(),
    steps: z.array(z.object({ step: z.enum(openingSteps), isDone: z.boolean(), text: z.string() })),
  }),
})

export const staffReadTexts = command('staffReadTexts', {
  about:
    'An owner has read terms and privacy notice, and stands for them; 409 when they are others than those that were shown.',
  access: 'staff',
  input: z.object({ version: VersionField }),
  output: NoFields,
})

export const staffOpenCompany = command('staffOpenCompany', {
  about:
    'Opens the company for booking, or closes it for new bookings; 409 with what is missing. Rentals go on either way.',
  access: 'staff',
  input: z.object({ open: FlagField }),
  output: NoFields,
})

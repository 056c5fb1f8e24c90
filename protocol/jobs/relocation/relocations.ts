import { IdField, LineField, TextField, WallTimeField } from '#protocol/core/fields.ts'
import { RowsFields } from '#protocol/core/list-limit.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Dollars, Instant } from '#protocol/core/shapes.ts'
import { Job } from '#protocol/jobs/jobs/job.ts'
import { PayField } from '#protocol/jobs/jobs/update-job.ts'
import * as z from 'zod/mini'
import { Relocation, RelocationGap, relocationReasons } from './relocation.ts'

export const relocationGaps = query('relocationGaps', {
  about: 'Cars that would earn more in another area, what moving each earns first.',
  access: 'staff',
  input: z.object({
    /** Only those that stand there. */
    area: z.optional(IdField),
    ...RowsFields,
  }),
  output: z.object({ gaps: z.array(RelocationGap), total: z.number() }),
})

export const relocationCars = query('relocationCars', {
  about:
    'Up to 20 cars in service whose plate, make, model, year, city or area have each of the words.',
  access: 'staff',
  input: z.object({ q: LineField(60) }),
  output: z.object({
    cars: z.array(
      z.object({
        id: z.string(),
        make: z.string(),
        model: z.string(),
        year: z.number(),
        plate: z.string(),
        city: z.string(),
        area: z.string(),
      }),
    ),
    total: z.number(),
  }),
})

export const postRelocation = command('postRelocation', {
  about: 'Posts a relocation: the car is kept for it until it was brought, or nobody comes.',
  access: 'staff',
  input: z.object({
    car: IdField,
    /** The town where it is brought. */
    to: IdField,
    /** Where exactly; the address of the area's place when it is left out. */
    address: z.optional(LineField(200)),
    /** Dollars of credit. */
    reward: PayField,
    /** On the wall clock of the area where the car stands. */
    start: WallTimeField,
    end: WallTimeField,
    reason: z._default(z.enum(relocationReasons), 'other'),
    description: z.optional(TextField(4000)),
  }),
  output: z.object({ job: Job }),
})

export const relocation = query('relocation', {
  about: 'The car of a relocation, with what the caller may know and do next.',
  access: 'user',
  input: z.object({ id: IdField }),
  output: z.object({ relocation: Relocation }),
})

export const credits = query('credits', {
  about: 'What the caller has earned with relocations, and what bills took of it.',
  access: 'user',
  input: z.object({}),
  output: z.object({
    /** Dollars that the next bill takes. */
    balance: Dollars,
    entries: z.array(
      z.object({
        text: z.string(),
        /** Earned ones are positive. */
        amount: Dollars,
        at: Instant,
        job: z.optional(z.string()),
        order: z.optional(z.string()),
      }),
    ),
  }),
})

import { IdField } from '#protocol/core/fields.ts'
import { query } from '#protocol/core/operation.ts'
import { Day, Instant } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { maintenanceKinds } from '#protocol/fleet/cars/maintenance-due.ts'

/** One thing that happened to a car; whose rental it was stays out of it. */
const ServiceEntry = z.object({
  /** What `carServiceHistoryAction` takes. */
  objectHistory: z.string(),
  kind: z.enum(['service', 'reading', 'status']),
  at: Instant,
  /** In the car's area; of a service, the day on which it was done. */
  date: Day,
  title: z.string(),
  /** Miles. */
  odometer: z.optional(z.number()),
  rentalStatus: z.optional(z.number()),
  /** Whether it was done during the caller's own rental. */
  own: z.boolean(),
})
export type ServiceEntry = z.infer<typeof ServiceEntry>

export const carServiceHistory = query('carServiceHistory', {
  about:
    'Services, readings and changes of status of a car, the newest first; for the renter who has it now, and staff.',
  access: 'user',
  input: z.object({ car: IdField }),
  output: z.object({ history: z.array(ServiceEntry) }),
})

export const carServiceHistoryAction = query('carServiceHistoryAction', {
  about:
    'One entry of a car’s service history in full; papers and words only to whose they are, and staff.',
  access: 'user',
  input: z.object({ objectHistory: IdField }),
  output: z.object({
    action: z.extend(ServiceEntry, {
      item: z.optional(z.string()),
      maintenanceKind: z.optional(z.enum(maintenanceKinds)),
      /** `done`, or `skipped` when staff decided that it was not needed. */
      outcome: z.optional(z.enum(['done', 'skipped'])),
      shop: z.optional(z.string()),
      text: z.optional(z.string()),
      /** `renter`, `staff`, `system` or `gateway`. */
      actor: z.string(),
      files: z.array(z.object({ id: z.string(), contentType: z.string() })),
    }),
  }),
})

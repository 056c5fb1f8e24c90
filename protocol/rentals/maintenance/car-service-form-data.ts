import { IdField } from '#protocol/core/fields.ts'
import { query } from '#protocol/core/operation.ts'
import { Day } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { maintenanceKinds } from '#protocol/fleet/cars/maintenance-due.ts'

export const carServiceFormData = query('carServiceFormData', {
  about:
    'What the form of a service needs: the kinds, the files it takes, and for a car its items with their lowest reading and earliest day.',
  access: 'user',
  input: z.object({ car: z.optional(IdField) }),
  output: z.object({
    kinds: z.array(z.object({ id: z.enum(maintenanceKinds), name: z.string() })),
    receipt: z.object({
      accept: z.array(z.string()),
      most: z.number(),
      pictureMegabytes: z.number(),
      pdfMegabytes: z.number(),
    }),
    items: z.array(
      z.object({
        item: z.string(),
        name: z.string(),
        earliestDate: Day,
        latestDate: Day,
        lowestOdometer: z.number(),
      }),
    ),
  }),
})

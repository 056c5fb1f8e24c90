import { Day } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

export const maintenanceKinds = ['oil', 'tyres', 'brakes', 'check'] as const
export const maintenanceStates = ['ok', 'soon', 'due', 'overdue', 'booked'] as const

/** When something is due, whichever comes first: a day, a reading in miles. */
export const Due = z.object({ date: z.optional(Day), odometer: z.optional(z.number()) })

/** docs/product/entities.md#car Car: the maintenance that comes next. */
export const MaintenanceDue = z.extend(Due, {
  item: z.string(),
  title: z.string(),
  state: z.enum(maintenanceStates),
})

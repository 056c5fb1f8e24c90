import { Day } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

export const maintenanceKinds = ['oil', 'tyres', 'brakes', 'check'] as const
export const maintenanceStates = ['ok', 'soon', 'due', 'overdue', 'booked'] as const

/** When something is due, whichever comes first: a day, a reading in miles. */
const Due = z.object({ date: z.optional(Day), odometer: z.optional(z.number()) })

/** docs/product/inspections-and-maintenance.md#maintenance-items. Odometers and intervals are miles; days are those of the car's area. */
export const MaintenanceItem = z.object({
  id: z.string(),
  carId: z.string(),
  kind: z.enum(maintenanceKinds),
  title: z.string(),
  description: z.string(),
  intervalMiles: z.optional(z.number()),
  intervalDays: z.optional(z.number()),
  lastDone: z.object({ date: Day, odometer: z.number() }),
  due: Due,
  /** Negative when it is past. */
  daysLeft: z.optional(z.number()),
  milesLeft: z.optional(z.number()),
  state: z.enum(maintenanceStates),
})
export type MaintenanceItem = z.infer<typeof MaintenanceItem>

/** docs/product/entities.md#car Car: the maintenance that comes next. */
export const MaintenanceDue = z.extend(Due, {
  item: z.string(),
  title: z.string(),
  state: z.enum(maintenanceStates),
})

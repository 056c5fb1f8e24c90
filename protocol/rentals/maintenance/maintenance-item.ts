import { Day } from '#protocol/core/shapes.ts'
import { Due, maintenanceKinds, maintenanceStates } from '#protocol/fleet/cars/maintenance-due.ts'
import * as z from 'zod/mini'

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

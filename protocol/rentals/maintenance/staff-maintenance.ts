import { RowsFields } from '#protocol/core/list-limit.ts'
import { DayField, IdField, LineField, TextField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Day, NoFields, WallTime } from '#protocol/core/shapes.ts'
import { ToDecide, VersionField } from '#protocol/core/as-seen.ts'
import * as z from 'zod/mini'
import { maintenanceStates } from '#protocol/fleet/cars/maintenance-due.ts'
import { MaintenanceItem } from './maintenance-item.ts'
import { OdometerField } from '#protocol/rentals/handover/readings.ts'

const StaffMaintenanceItem = z.extend(MaintenanceItem, {
  car: z.string(),
  plate: z.string(),
  area: z.string(),
  /** The car's last reading, miles, and the day in its area. */
  odometer: z.number(),
  today: Day,
  /** Who has the car now. */
  renter: z.optional(z.string()),
  orderId: z.optional(z.string()),
  appointment: z.optional(WallTime),
  /** Warnings that this renter has had, 0 to 2. */
  warnings: z.number(),
  ...ToDecide,
})
export type StaffMaintenanceItem = z.infer<typeof StaffMaintenanceItem>

export const staffMaintenance = query('staffMaintenance', {
  about: 'Items that are due, overdue or booked, the most urgent first; with a state only those.',
  access: 'staff',
  input: z.object({ state: z.optional(z.enum(maintenanceStates)), ...RowsFields }),
  output: z.object({ items: z.array(StaffMaintenanceItem), total: z.number() }),
})

export const staffCloseMaintenance = command('staffCloseMaintenance', {
  about:
    'Closes an item: done on a day at a reading, or canceled because it is not needed this time. Either way it counts anew, and an appointment for it is over.',
  access: 'staff',
  input: z.object({
    item: IdField,
    version: VersionField,
    decision: z.enum(['done', 'cancel']),
    /** Absent: today, at the last reading. */
    date: z.optional(DayField),
    odometer: z.optional(OdometerField),
    shop: z.optional(LineField(120)),
    note: z.optional(TextField(1000)),
  }),
  output: NoFields,
})

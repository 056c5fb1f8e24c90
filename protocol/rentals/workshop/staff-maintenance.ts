import { RowsFields } from '#protocol/core/list-limit.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import {
  DayField,
  FilesField,
  IdField,
  LineField,
  MoneyField,
  TextField,
} from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Day, NoFields, WallTime } from '#protocol/core/shapes.ts'
import { ToDecide, VersionField } from '#protocol/core/as-seen.ts'
import * as z from 'zod/mini'
import { MaintenanceItem } from '#protocol/rentals/maintenance/maintenance-item.ts'
import { OdometerField } from '#protocol/rentals/handover/readings.ts'
import { carPlaces, maintenanceFilters, mostPapers, thingKinds } from './choices.ts'

const StaffMaintenanceItem = z.extend(MaintenanceItem, {
  kind: z.enum(thingKinds),
  /** Absent of a recall and of a registration. */
  lastDone: z.optional(z.object({ date: Day, odometer: z.number() })),
  car: z.string(),
  plate: z.string(),
  area: z.string(),
  /** The car's last reading, miles, and the day in its area. */
  odometer: z.number(),
  today: Day,
  /** Who has the car now. */
  renter: z.optional(z.string()),
  orderId: z.optional(z.string()),
  /** When its renter brings it in. */
  appointment: z.optional(WallTime),
  /** Warnings that this renter has had, 0 to 2. */
  warnings: z.number(),
  /** Of a recall. */
  campaign: z.optional(z.string()),
  /** The car is off the road until the recall is done. */
  isParked: z.boolean(),
  /** Where the car is now, and until when where that is known. */
  place: z.enum(carPlaces),
  until: z.optional(WallTime),
  /** What staff booked for it. */
  visit: z.optional(z.object({ start: WallTime, end: WallTime })),
  ...ToDecide,
})
export type StaffMaintenanceItem = z.infer<typeof StaffMaintenanceItem>

export const staffMaintenance = query('staffMaintenance', {
  about:
    'What cars need: maintenance, recalls, registrations that end; the most urgent first. All that is overdue, due, booked or comes up, or a part of it; `free` is what can be done now, because nobody has the car.',
  access: 'staff',
  input: z.object({
    filter: z.optional(z.enum(maintenanceFilters)),
    area: z.optional(IdField),
    /** Only this one, whatever it needs. */
    item: z.optional(IdField),
    ...RowsFields,
  }),
  output: z.object({
    items: z.array(StaffMaintenanceItem),
    total: z.number(),
    areas: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
})

/** What something cost; nothing is a cost too. */
export const CostField = MoneyField.check(
  z.refine((cents) => cents >= 0, fieldError('min', 0)),
  z.refine((cents) => cents <= 5_000_000, fieldError('max', '50,000')),
)

/** Photos or PDFs of the paper. */
export const PapersField = FilesField.check(z.maxLength(mostPapers, fieldError('max', mostPapers)))

export const staffCloseMaintenance = command('staffCloseMaintenance', {
  about:
    'Closes an item, a recall or a registration: done on a day at a reading, with what it cost and its paper, or canceled because it is not needed this time or was entered by mistake. An item counts anew from it, a recall is over and its car back on the road, a registration is good until `validUntil`. An appointment or a visit for it is over.',
  access: 'staff',
  input: z.object({
    item: IdField,
    version: VersionField,
    decision: z.enum(['done', 'cancel']),
    /** Absent: today, at the last reading. */
    date: z.optional(DayField),
    odometer: z.optional(OdometerField),
    shop: z.optional(LineField(120)),
    cost: z.optional(CostField),
    paper: PapersField,
    note: z.optional(TextField(1000)),
    /** The last day of the new registration. */
    validUntil: z.optional(DayField),
  }),
  output: NoFields,
})

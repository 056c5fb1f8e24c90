import { fieldError } from '#protocol/core/field-messages.ts'
import {
  DayField,
  FilesField,
  IdField,
  LineField,
  ListField,
  TextField,
} from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import { OdometerField } from '#protocol/rentals/handover/readings.ts'
import { RentalAnswer } from '#protocol/money/orders/rental.ts'
import * as z from 'zod/mini'
import { MaintenanceItem } from './maintenance-item.ts'
import { mostReceipts } from './limits.ts'

export const submitMaintenance = command('submitMaintenance', {
  about:
    'Maintenance that was scheduled (93) is done: closes its items with the receipt, and the rental goes on with 86.',
  access: 'user',
  openWhileBlocked: true,
  input: z.object({
    /** What was done in the visit: one item or several. */
    item: ListField.check(z.minLength(1, fieldError('required')), z.maxLength(10)),
    order: z.optional(IdField),
    car: z.optional(IdField),
    /** The day of the service. */
    date: DayField,
    odometer: OdometerField,
    shop: LineField(120),
    /** Pictures or PDFs, at least one. */
    receipt: FilesField.check(
      z.minLength(1, fieldError('minFiles', 1)),
      z.maxLength(mostReceipts, fieldError('max', mostReceipts)),
    ),
    comment: z.optional(TextField(1000)),
  }),
  output: z.extend(RentalAnswer, { maintenanceItems: z.array(MaintenanceItem) }),
})

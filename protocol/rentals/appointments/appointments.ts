import { PickupSlot } from '#protocol/fleet/cars/pickup-slot.ts'
import { DayField, FlagField, IdField } from '#protocol/core/fields.ts'
import { query } from '#protocol/core/operation.ts'
import { Day } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

export const appointmentKinds = ['pickup', 'return', 'maintenance', 'swap'] as const

export const appointments = query('appointments', {
  about:
    'The slots of one day that an order may take for a pickup, return, maintenance or swap, and the days that have any.',
  access: 'user',
  input: z.object({
    order: IdField,
    kind: z.enum(appointmentKinds),
    /** Absent: the first day. */
    day: z.optional(DayField),
    /** Of a return: only what is before the end of the rental. */
    early: z.optional(FlagField),
  }),
  output: z.object({
    days: z.array(Day),
    day: Day,
    appointments: z.array(PickupSlot),
  }),
})

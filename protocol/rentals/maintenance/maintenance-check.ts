import { Car } from '#protocol/fleet/cars/car.ts'
import { IdField } from '#protocol/core/fields.ts'
import { query } from '#protocol/core/operation.ts'
import { Day } from '#protocol/core/shapes.ts'
import { Rental } from '#protocol/money/orders/rental.ts'
import * as z from 'zod/mini'
import { MaintenanceItem } from './maintenance-item.ts'

export const maintenanceCheck = query('maintenanceCheck', {
  about:
    'What the car of a running rental needs, the most urgent first; by its order, or by the car. Staff may ask for any car.',
  access: 'user',
  input: z.object({ car: z.optional(IdField), order: z.optional(IdField) }),
  output: z.object({
    maintenanceItems: z.array(MaintenanceItem),
    car: Car,
    /** The car's last reading, miles, and the day in its area. */
    odometer: z.number(),
    /** The highest reading of the days before today: a reading of today is not below it. */
    odometerBefore: z.number(),
    today: Day,
    /** The caller's running order with this car. */
    rental: z.optional(Rental),
  }),
})

import { rentalStatuses } from '#domain/fleet/fleet/rental-status.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { IntField, NumberField } from '#protocol/core/fields.ts'
import * as z from 'zod/mini'
import { fullCharge } from './limits.ts'

/** Miles on the odometer. */
export const OdometerField = IntField.check(
  z.refine((miles) => miles >= 0, fieldError('min', 0)),
  z.refine((miles) => miles <= 2_000_000, fieldError('max', 2_000_000)),
)

/** Eighths of the tank. */
export const EighthsField = IntField.check(
  z.refine((eighths) => eighths >= 0, fieldError('min', 0)),
  z.refine((eighths) => eighths <= 8, fieldError('max', 8)),
)

/** Percent of an electric car's battery. */
export const PercentField = IntField.check(
  z.refine((percent) => percent >= 0, fieldError('min', 0)),
  z.refine((percent) => percent <= fullCharge, fieldError('max', fullCharge)),
)

/** A rental's status (docs/product/rental.md#states). */
export const StatusCodeField = IntField.check(
  z.refine(
    (code) => rentalStatuses.some((status) => status.code === code),
    fieldError('invalidData'),
  ),
)

/** Degrees of a position: `limit` 90 for the latitude, 180 for the longitude. */
export const DegreesField = (limit: number) =>
  NumberField.check(z.refine((degrees) => Math.abs(degrees) <= limit, fieldError('invalidData')))

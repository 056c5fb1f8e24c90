import { mostTripMiles } from '#domain/core/trip-miles.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { IntField } from '#protocol/core/fields.ts'
import * as z from 'zod/mini'

/** How far a renter means to drive in a trip; shown in prices and never charged (docs/product/prices.md#price-with-miles). */
export const MilesField = IntField.check(
  z.refine((miles) => miles >= 0, fieldError('min', 0)),
  z.refine((miles) => miles <= mostTripMiles, fieldError('max', mostTripMiles)),
)

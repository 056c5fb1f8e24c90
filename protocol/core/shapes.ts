import * as z from 'zod/mini'
import { rights } from './rights.ts'

/** Dollars with two decimals, as money travels on the wire (docs/product/prices.md#prices). */
export const Dollars = z.number()
/** A moment on an area's wall clock, YYYY-MM-DDTHH:mm. */
export const WallTime = z.string()
/** A calendar day, YYYY-MM-DD. */
export const Day = z.string()
/** An instant in ISO 8601 with zone, for countdowns. */
export const Instant = z.string()

/** No input beyond what every call carries. */
export const NoInput = z.object({})
/** Nothing beside `status: 1`. */
export const NoFields = z.object({})

export const NamedItem = z.object({ id: z.string(), name: z.string() })

/** What somebody of the staff may do. */
export const RightShape = z.enum(rights)

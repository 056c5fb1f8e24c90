import { addDays, type WallTime } from '../../core/time/wall-time.ts'

/** An extension may be asked for so many days before the end (docs/product/rental.md#extension). */
const extendFromDays = 7

/** The moment from which a rental with this end may be extended, on the same clock. */
export const extensionOpens = (end: WallTime): WallTime => addDays(end, -extendFromDays)

import { eveningFrom, eveningPrice } from '#domain/fleet/fleet/pickup-slots.ts'
import type { Area } from '#protocol/fleet/home/home.ts'
import type { HandoverHours } from '#web/ui/dates/date-limits.ts'

/** When cars are handed over in an area, for the fields of a trip (docs/product/search.md#slots). */
export const handoverHours = (area: Area | undefined): HandoverHours | undefined =>
  area && { ...area, evening: { from: eveningFrom, price: eveningPrice / 100 } }

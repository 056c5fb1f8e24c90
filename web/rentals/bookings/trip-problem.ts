import { hoursOn, type OpeningHours } from '#domain/core/time/opening-hours.ts'
import { dayOf } from '#domain/core/time/wall-time.ts'
import type { PickupSlot } from '#protocol/fleet/cars/pickup-slot.ts'
import { say } from '#web/core/forms/say.ts'
import { momentProblem } from '#web/ui/dates/date-rules.ts'
import type { TripSearch } from './trip-search.ts'

/** Ids of the cards of the Trip step. */
export const tripCards = { dates: 'trip-dates', pickup: 'trip-pickup' } as const

export type TripProblem = {
  start?: string
  end?: string
  appt?: string
  /** The id of the card where the first problem is. */
  at: string
}

type Options = {
  trip: TripSearch
  /** YYYY-MM-DDTHH:mm on the area's clock. */
  earliest: string
  minDays: number
  slots: readonly PickupSlot[]
  /** The server's sentences by field. */
  errors: Record<string, string>
  noSlot: string
  chooseSlot: string
}

function sentence(key: string | undefined): string | undefined {
  const said = say(key)
  return said === true ? undefined : said
}

/** What stands between the choices and an order; undefined when nothing does. */
export function tripProblem(options: Options): TripProblem | undefined {
  const { trip, earliest, minDays, slots, errors } = options
  const start =
    sentence(momentProblem(trip.start, { required: true, min: earliest })) ?? errors.start
  const end =
    sentence(momentProblem(trip.end, { required: true, start: trip.start, minDays })) ?? errors.end
  const free = slots.filter((slot) => slot.available)
  const isChosen = free.some((slot) => slot.appointmentId === trip.appt)
  const appt = isChosen ? errors.appt : free.length > 0 ? options.chooseSlot : options.noSlot
  if (start || end) return { start, end, appt, at: tripCards.dates }
  return appt ? { appt, at: tripCards.pickup } : undefined
}

/** Why there is no pickup time near a start: the hours of that day, or that it has none. */
export function noSlotText(
  area: OpeningHours,
  start: string | undefined,
  words: { pickupHours: (opens: string, closes: string) => string; closedThatDay: string },
): string {
  const hours = start ? hoursOn(area, dayOf(start)) : area
  return hours ? words.pickupHours(hours.opens, hours.closes) : words.closedThatDay
}

import { usualDetour } from '#domain/jobs/jobs/saved-route.ts'
import { timeSlots } from '#domain/core/time/time-slots.ts'
import { dayOf, timeOf } from '#domain/core/time/wall-time.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { InputOf } from '#protocol/core/operation.ts'
import type { SavedRoute, updateRoute } from '#protocol/jobs/jobs/routes.ts'
import type { Town } from '#protocol/fleet/places/place.ts'
import { rowsOf, type StopRow, townsOf } from '../ways/stop-rows.ts'

/** A saved route as it is typed; every value by the name that the server has for it. */
export type RouteValues = {
  name: string
  stops: StopRow[]
  repeats: 'weekly' | 'once'
  /** 0 to 6, Sunday is 0. */
  days: number[]
  /** On one day only; YYYY-MM-DD, empty until it is chosen. */
  day: string
  /** HH:mm */
  leaves: string
  arrives: string
  detour: string
  seats: string
  notify: boolean
}

/** Begins as most people drive: on the days of work, in the morning. */
export const newValues = (stops: readonly Town[] = [], detour?: string): RouteValues => ({
  name: '',
  stops: rowsOf(stops),
  repeats: 'weekly',
  days: [1, 2, 3, 4, 5],
  day: '',
  leaves: '08:00',
  arrives: '09:30',
  detour: detour ?? String(usualDetour),
  seats: '1',
  notify: true,
})

export const valuesOf = (route: SavedRoute): RouteValues => ({
  name: route.name,
  stops: rowsOf(route.stops),
  repeats: route.day === undefined ? 'weekly' : 'once',
  days: route.days,
  day: route.day ?? '',
  leaves: route.leaves,
  arrives: route.arrives,
  detour: String(route.detour),
  seats: String(route.seats),
  notify: route.notify,
})

/** What is sent: one day, or the days of the week. */
export function inputOf(values: RouteValues): InputOf<typeof updateRoute> {
  const { name, stops, repeats, days, day, leaves, arrives, detour, seats, notify } = values
  return {
    ...(name.trim() && { name }),
    stops: townsOf(stops).map(({ id }) => id),
    ...(repeats === 'once' ? { day, days: [] } : { days: days.map(String) }),
    leaves,
    arrives,
    detour: detour.trim(),
    seats: seats.trim(),
    notify,
  }
}

/** What is wrong with when it is driven, as a key of the field messages. */
export const daysProblem = ({ repeats, days }: Pick<RouteValues, 'repeats' | 'days'>) =>
  repeats === 'weekly' && days.length === 0 ? fieldError('required') : undefined
export const dayProblem = ({ repeats, day }: Pick<RouteValues, 'repeats' | 'day'>) =>
  repeats === 'once' && day === '' ? fieldError('required') : undefined

/** The day and the time at which one leaves, as one moment; undefined until the day is chosen. */
export const momentOf = ({ day, leaves }: Pick<RouteValues, 'day' | 'leaves'>) =>
  day === '' ? undefined : `${day}T${leaves}`
export const fromMoment = (moment: string) => ({ day: dayOf(moment), leaves: timeOf(moment) })

const times = timeSlots({ day: '2026-01-01' }).map(({ time }) => time)
/** The times of day to choose from, with the one that is chosen. */
export const timesWith = (time: string): string[] =>
  times.includes(time) ? times : [...times, time].toSorted()

/** Whether the end is of the day after the beginning. */
export const isNextDay = ({ leaves, arrives }: Pick<RouteValues, 'leaves' | 'arrives'>): boolean =>
  arrives <= leaves

import {
  fewestStops,
  longestRouteDetour,
  longestRouteName,
  mostStops,
  usualDetour,
} from '#domain/jobs/jobs/saved-route.ts'
import { mostSeats } from '#domain/jobs/jobs/job.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import {
  DayField,
  FlagField,
  IdField,
  IntField,
  LineField,
  ListField,
  NumberField,
} from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Day, Dollars, NoFields, NoInput } from '#protocol/core/shapes.ts'
import { Place, Town } from '#protocol/fleet/places/place.ts'
import * as z from 'zod/mini'

/** What earns along a route in the coming seven days. */
const Week = z.object({ jobs: z.number(), pay: Dollars })

/** A driver's way, which finds the jobs along it (docs/product/jobs-matching.md#saved-routes). */
export const SavedRoute = z.object({
  id: z.string(),
  name: z.string(),
  area: z.string(),
  stops: z.array(Place),
  /** One day, or else the days of the week, Sunday is 0. */
  day: z.optional(Day),
  days: z.array(z.number()),
  /** HH:mm on the area's wall clock; no later than `leaves` is of the next day. */
  leaves: z.string(),
  arrives: z.string(),
  /** Miles off the way. */
  detour: z.number(),
  /** Free for riders; with none, rides asked for do not match. */
  seats: z.number(),
  /** Whether new matches are told. */
  notify: z.boolean(),
  /** From stop to stop, as the crow flies. */
  miles: z.number(),
  /** Open jobs along it. */
  matches: z.number(),
  week: Week,
  version: z.number(),
})
export type SavedRoute = z.infer<typeof SavedRoute>

/** A way that jobs are looked for along, saved or typed, so that whoever has only its address can show it. */
export const SearchedWay = z.object({
  /** Of a saved route. */
  name: z.optional(z.string()),
  /** Those that were typed with their areas. */
  stops: z.array(Town),
  /** Miles off it. */
  detour: z.number(),
  /** Of a saved route: whether new matches are told. */
  notify: z.optional(z.boolean()),
})
export type SearchedWay = z.infer<typeof SearchedWay>

export const myRoutes = query('myRoutes', {
  about: 'The caller’s saved routes, with what lies along each.',
  access: 'user',
  input: NoInput,
  output: z.object({
    routes: z.array(SavedRoute),
    /** Along any of them, each job once. */
    week: Week,
  }),
})

const TimeOfDayField = z
  .string()
  .check(z.trim(), z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, fieldError('invalidData')))

const WeekdayField = z.string().check(z.regex(/^[0-6]$/, fieldError('invalidData')))

export const RouteDetourField = NumberField.check(
  z.refine((miles) => miles >= 0, fieldError('min', 0)),
  z.refine((miles) => miles <= longestRouteDetour, fieldError('max', longestRouteDetour)),
)

/** Towns by their ids in the gazetteer, in the order in which they are driven. */
export const StopsField = z.pipe(
  ListField,
  z.array(IdField).check(z.maxLength(mostStops, fieldError('max', mostStops))),
)

export const updateRoute = command('updateRoute', {
  about: 'Saves a route of the caller, or with `id` changes one.',
  access: 'user',
  input: z.object({
    id: z.optional(IdField),
    /** Of the route as it was read, when it is changed. */
    version: z.optional(IntField),
    /** Missing, it is named by its first and last stop. */
    name: z.optional(LineField(longestRouteName)),
    stops: StopsField.check(
      z.refine((stops) => stops.length >= fewestStops, fieldError('required')),
    ),
    day: z.optional(DayField),
    /** 0 to 6, Sunday is 0. */
    days: z.pipe(ListField, z.array(WeekdayField).check(z.maxLength(7))),
    leaves: TimeOfDayField,
    arrives: TimeOfDayField,
    detour: z._default(RouteDetourField, usualDetour),
    seats: z._default(
      IntField.check(
        z.refine((seats) => seats >= 0, fieldError('min', 0)),
        z.refine((seats) => seats <= mostSeats, fieldError('max', mostSeats)),
      ),
      0,
    ),
    notify: z._default(FlagField, true),
  }),
  output: z.object({ route: SavedRoute }),
})

export const removeRoute = command('removeRoute', {
  about: 'Forgets a saved route of the caller.',
  access: 'user',
  input: z.object({ id: IdField }),
  output: NoFields,
})

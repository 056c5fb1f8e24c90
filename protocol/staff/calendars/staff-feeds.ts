import { VersionField } from '#protocol/core/as-seen.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { IdField, LineField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Instant, NamedItem, NoFields, WallTime } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

/** A car as a list of calendars names it. */
const OfCar = { car: z.string(), carName: z.string(), plate: z.string() }

const Feed = z.object({
  id: z.string(),
  ...OfCar,
  name: z.string(),
  /** The server that has it; whoever has the whole address reads the calendar, so it is shown to nobody. */
  host: z.string(),
  /** `waiting`: it was never read yet. */
  state: z.enum(['waiting', 'read', 'failing']),
  /** When it was read last, on the clock of the car's area, as all times here. */
  readAt: z.optional(WallTime),
  failingSince: z.optional(WallTime),
  /** Why it cannot be read; or that it says nothing any more, and had. */
  message: z.optional(z.string()),
  /** How many times from now on it says that the car is taken. */
  ahead: z.number(),
  version: z.string(),
})

const Overlap = z.object({
  /** Of which calendar and which stretch of ours. */
  id: z.string(),
  ...OfCar,
  /** "Turo has this car Dec 3 to 7, but Ana has it with us until Dec 5." */
  text: z.string(),
  order: z.optional(z.string()),
  seen: z.boolean(),
  version: z.string(),
})

const Link = z.object({
  id: z.string(),
  /** Of a car, or of all cars of an area. */
  car: z.optional(z.string()),
  area: z.optional(z.string()),
  name: z.string(),
  plate: z.optional(z.string()),
  by: z.string(),
  madeAt: Instant,
  version: z.string(),
})

export const staffFeeds = query('staffFeeds', {
  about:
    'Calendars of others that say when our cars are taken, each with its state; where they overlap with rentals and holds of ours (`overlaps`, those that staff have not seen first); and the calendars that we show, without their addresses. Of one `car`, or of all.',
  access: 'staff',
  input: z.object({ car: z.optional(IdField) }),
  output: z.object({
    feeds: z.array(Feed),
    overlaps: z.array(Overlap),
    links: z.array(Link),
    areas: z.array(NamedItem),
  }),
})

export type StaffFeeds = z.infer<(typeof staffFeeds)['output']>

/** Where a calendar is read; whether its server may be asked, the server finds out. */
const AddressField = LineField(2000).check(
  z.refine((text) => URL.canParse(text), fieldError('invalidData')),
)

export const staffSaveFeed = command('staffSaveFeed', {
  about:
    'Gives a `car` the calendar of another marketplace, which is read at once and then every half hour: what it says is blocked wherever nobody has the car. With `feed` and its `version`: another name, or another address (`url`).',
  access: 'staff',
  input: z.object({
    car: IdField,
    feed: z.optional(IdField),
    version: z.optional(VersionField),
    name: LineField(60),
    /** Left out, the address stays. */
    url: z.optional(AddressField),
  }),
  output: NoFields,
})

export const staffEndFeed = command('staffEndFeed', {
  about: 'Reads a calendar no more: what was blocked for it is free.',
  access: 'staff',
  input: z.object({ feed: IdField, version: VersionField }),
  output: NoFields,
})

export const staffSeeOverlap = command('staffSeeOverlap', {
  about: 'Says that staff know of an overlap: it is nothing to do any more.',
  access: 'staff',
  input: z.object({ overlap: IdField, version: VersionField }),
  output: NoFields,
})

export const staffMakeFeedLink = command('staffMakeFeedLink', {
  about:
    'Makes the secret address of the calendar of a `car`, or of all cars of an `area`, which is answered here and never again. One that was made before ends.',
  access: 'staff',
  input: z.object({ car: z.optional(IdField), area: z.optional(IdField) }),
  output: z.object({ address: z.string() }),
})

export const staffEndFeedLink = command('staffEndFeedLink', {
  about: 'Ends the secret address of a calendar: it is found no more.',
  access: 'staff',
  input: z.object({ link: IdField, version: VersionField }),
  output: NoFields,
})

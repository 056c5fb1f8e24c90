import { earliestStart, isStartTooEarly } from '#domain/core/time/earliest-start.ts'
import { rentalDuration, type Duration } from '#domain/fleet/pricing/duration.ts'
import type { Season } from '#domain/fleet/pricing/seasons/season.ts'
import type { Tax } from '#domain/fleet/pricing/taxes/tax.ts'
import { occupiedUntil } from '#domain/fleet/fleet/turn-around.ts'
import { offsetInForce, toInstant } from '#domain/core/time/zone.ts'
import { addDays, wallMinutes, type WallTime } from '#domain/core/time/wall-time.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import type { cars } from '#protocol/fleet/cars/cars.ts'
import { checkDates } from '../pricing/check-dates.ts'
import type { AskedPlans } from '../pricing/asked-plans.ts'
import { type AreaRow, taxesAt } from '../site/areas-store.ts'
import { type Bounds, parseBounds, type Position } from '../places/bounds.ts'
import { decodeCursor, type SearchCursor } from './search-cursor.ts'
import { wrongField } from '../places/wrong-field.ts'

type Input = ParsedInputOf<typeof cars>

/** What an area is asked for, as instants: walls differ from zone to zone. */
export type AreaWindow = {
  area: AreaRow
  /** Those in force when the search is made. */
  taxes: readonly Tax[]
  /** Those that are set for the area's cars. */
  seasons: readonly Season[]
  /** On its clock, and as an instant. */
  start: WallTime
  starts: Date
  /** End of the turn-around gap; absent without an end, when each car's minimum rental counts. */
  until: Date | undefined
}

/** A search in the database's terms. */
export type SearchRequest = {
  /** Only this car, whatever the filters say. */
  carId: string | undefined
  windows: AreaWindow[]
  /** Of the asked period on the wall clock; absent without one. */
  minutes: number | undefined
  duration: Duration | undefined
  plans: AskedPlans
  /** How far one means to drive in the asked period; absent without one. */
  miles: number | undefined
  types: string[]
  subtypes: string[]
  features: string[]
  /** Cents; no car whose price is below it, or above it. */
  lowestPrice: number | undefined
  highestPrice: number | undefined
  /** Where cars are said to stand. */
  town: string | undefined
  /** Only these; empty is all. */
  named: string[]
  bounds: Bounds | undefined
  /** Where distances are measured from; absent, the middle of the map or of the area. */
  near: Position | undefined
  sort: NonNullable<Input['sort']>
  limit: number
  cursor: SearchCursor | undefined
  /** What the search takes for now when no start was asked. */
  now: Date
}

const defaultLimit = 24
const highestLimit = 100

/**
 * Checks a search and translates it (docs/product/search.md#areas). `areas` are those to look in: one, or all;
 * `near` is where the place of that name lies.
 * @throws Problem 400 with a sentence at the field
 */
export function searchRequest(
  input: Input,
  areas: readonly AreaRow[],
  plans: AskedPlans,
  now: Date,
  near?: Position,
): SearchRequest {
  const sort = input.sort ?? 'price'
  const cursor = input.cursor === undefined ? undefined : decodeCursor(input.cursor)
  if (input.cursor !== undefined && !(cursor?.sort === sort && isRecent(cursor, now)))
    throw wrongField('cursor')
  const since = input.start === undefined && cursor ? new Date(cursor.now) : now
  checkAskedDates(input, areas, now)
  const { start, end } = input
  return {
    carId: input.car,
    windows: windowsOf(areas, plans.seasons, { start, end }, since),
    minutes: start && end ? wallMinutes(end) - wallMinutes(start) : undefined,
    duration: start && end ? rentalDuration(start, end) : undefined,
    plans,
    miles: start && end ? input.miles : undefined,
    types: input.types,
    subtypes: input.subtypes,
    features: input.features,
    lowestPrice: input.lowestPrice,
    highestPrice: input.highestPrice,
    town: input.town,
    named: input.cars,
    bounds: parseBounds(input.bounds),
    near,
    sort,
    limit: Math.min(highestLimit, Math.max(1, input.limit ?? defaultLimit)),
    cursor,
    now: since,
  }
}

/** Pages are turned within a day; also keeps absurd moments out of the arithmetic. */
function isRecent(cursor: SearchCursor, now: Date): boolean {
  const age = now.getTime() - cursor.now
  return age >= 0 && age < 24 * 60 * 60_000
}

/** Without an area the clock that is furthest behind decides what is too early (docs/product/app.md#dates). */
function checkAskedDates({ start, end }: Input, areas: readonly AreaRow[], now: Date): void {
  if (start === undefined) {
    if (end !== undefined) throw wrongField('start', 'required')
    return
  }
  const [behind] = areas.toSorted((a, b) => offsetInForce(now, a.zone) - offsetInForce(now, b.zone))
  if (!behind) return
  checkDates({ start, end: end ?? addDays(start, 1) }, { zone: behind.zone, now, minimumDays: 1 })
}

function windowsOf(
  areas: readonly AreaRow[],
  seasons: readonly Season[],
  { start, end }: { start: WallTime | undefined; end: WallTime | undefined },
  now: Date,
): AreaWindow[] {
  return areas.flatMap((area) => {
    const from = start ?? earliestStart({ now, zone: area.zone, offsets: [] })
    // Where the asked start is over already there is nothing to find.
    if (isStartTooEarly(from, now, area.zone)) return []
    const until = end === undefined ? undefined : occupiedUntil(toInstant(end, area.zone))
    const here = seasons.filter(({ areas: of }) => of.length === 0 || of.includes(area.id))
    const taxes = taxesAt(area, now)
    return [{ area, taxes, seasons: here, start: from, starts: toInstant(from, area.zone), until }]
  })
}

import { type RawBuilder, sql } from 'kysely'
import {
  compareMatches,
  detourOfOffer,
  lineThrough,
  measureAlong,
  type Match,
} from '#domain/jobs/along-route.ts'
import { cellsNear } from '#domain/jobs/cells.ts'
import { highestPriceCents, type JobType } from '#domain/jobs/job.ts'
import { occurrences, type Period, type RouteTimes } from '#domain/jobs/route-times.ts'
import type { Position } from '#domain/jobs/sphere.ts'
import type { Db, Tx } from '../../db/database.ts'
import { jobsSeenBy, type Viewer } from '../jobs/jobs-store.ts'

/** What jobs are looked for along: a saved route, or stops that were typed in. */
export type Way = {
  stops: readonly Position[]
  /** Miles. */
  detour: number
  /** Free for riders; missing for any number. */
  seats?: number
  /** When it is driven; missing for any time. */
  times?: RouteTimes
}

type Candidate = {
  id: string
  type: JobType
  area_id: string
  from_latitude: number
  from_longitude: number
  to_latitude: number | null
  to_longitude: number | null
  /** Of offered rides. */
  via: readonly Position[] | null
  max_detour: number | null
  price_cents: number | null
  /* Seconds since 1970: of thousands of jobs, dates take longer to read than to compare. */
  starts: number
  ends: number
  created: number
}

/** An open job along a way. */
export type JobMatch = Match & {
  area: string
  /** Missing where its owner asks for offers. */
  askedCents: number | undefined
  /** Milliseconds since 1970. */
  startsAt: number
  endsAt: number
  createdAt: number
}

/** Whether a job costs who searches, and does not earn. */
export const costs = ({ type }: { type: string }): boolean => type === 'rideOffer'

/**
 * The open jobs of others that lie along a way while it is driven, in the order of matches: by
 * index first, then exactly (docs/product/jobs-matching.md).
 * @param also a condition on the jobs `j`
 */
export async function jobsAlong(
  db: Db | Tx,
  user: Viewer,
  way: Way,
  now: Date,
  also: RawBuilder<boolean> = sql`true`,
): Promise<JobMatch[]> {
  const [first, last] = [way.stops[0], way.stops.at(-1)]
  if (!first || !last) return []
  const cells = cellsNear(way.stops, way.detour)
  // `to_cell + 0`: the index is asked for each cell of the origin, not for each pair with a destination's.
  const { rows } = await sql<Candidate>`
    select j.id, j.type, j.area_id, j.from_latitude, j.from_longitude, j.to_latitude, j.to_longitude,
      case when j.type = 'rideOffer' then j.via end as via, j.max_detour, j.price_cents,
      extract(epoch from j.starts_at)::float8 as starts, extract(epoch from j.ends_at)::float8 as ends,
      extract(epoch from j.created_at)::float8 as created
    from ${jobsSeenBy(user)}
    where j.status = 'open' and j.ends_at > ${now}::timestamptz
      and j.owner_id is distinct from ${user.id}::text and ${also}
      and ((j.type <> 'rideOffer' and j.from_cell = any(${cells}::int[])
          and (j.to_cell is null or j.to_cell + 0 = any(${cells}::int[]))
          and (${way.seats ?? null}::int is null or j.type <> 'rideRequest' or j.seats <= ${way.seats ?? null}::int))
        or (j.type = 'rideOffer'
          and way_box(j.from_latitude, j.from_longitude, j.to_latitude, j.to_longitude, j.via, j.max_detour)
            @> box(point(${first.longitude}::float8, ${first.latitude}::float8),
              point(${last.longitude}::float8, ${last.latitude}::float8))))`.execute(db)
  return matchesAmong(rows, way, now)
}

/** Those of the candidates that match, exactly and in their order. */
function matchesAmong(rows: readonly Candidate[], way: Way, now: Date): JobMatch[] {
  const measure = measureAlong(lineThrough(way.stops), way.detour)
  const near = rows.flatMap((row) => {
    const detour = row.type === 'rideOffer' ? offerDetour(row, way) : measure(placesOf(row))
    return detour === undefined ? [] : [{ row, detour }]
  })
  const driven = timesOf(way.times, near, now)
  return near
    .filter(({ row }) => !driven || driven.some((period) => overlaps(period, row)))
    .map(({ row, detour }) => ({
      id: row.id,
      type: row.type,
      detour,
      // Who asks for offers says nothing yet: it comes after those who do.
      priceCents: row.price_cents ?? (costs(row) ? highestPriceCents : 0),
      askedCents: row.price_cents ?? undefined,
      area: row.area_id,
      startsAt: row.starts * 1000,
      endsAt: row.ends * 1000,
      createdAt: row.created * 1000,
    }))
    .toSorted(compareMatches)
}

const originOf = (row: Candidate): Position => ({
  latitude: row.from_latitude,
  longitude: row.from_longitude,
})

function placesOf(row: Candidate): { origin: Position; destination?: Position } {
  const { to_latitude: latitude, to_longitude: longitude } = row
  const origin = originOf(row)
  return latitude === null || longitude === null
    ? { origin }
    : { origin, destination: { latitude, longitude } }
}

function offerDetour(row: Candidate, { stops }: Way): number | undefined {
  const { origin, destination } = placesOf(row)
  if (!destination || row.max_detour === null) return undefined
  return detourOfOffer(
    lineThrough([origin, ...(row.via ?? []), destination]),
    stops,
    row.max_detour,
  )
}

/** When the way is driven, as far ahead as any of the jobs lasts; undefined for any time. */
function timesOf(
  times: RouteTimes | undefined,
  near: readonly { row: Candidate }[],
  now: Date,
): Period[] | undefined {
  if (!times) return undefined
  const ends = near.reduce((latest, { row }) => Math.max(latest, row.ends * 1000), 0)
  return ends <= now.getTime() ? [] : occurrences(times, now, new Date(ends))
}

/** Whether a job's window, as far as it is still to come, meets a period. */
const overlaps = ({ from, to }: Period, { starts, ends }: Candidate): boolean =>
  starts * 1000 < to.getTime() && from.getTime() < ends * 1000

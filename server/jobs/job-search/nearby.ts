import { type RawBuilder, sql } from 'kysely'
import { cellsNear } from '#domain/jobs/jobs/cells.ts'
import type { RouteTimes } from '#domain/jobs/jobs/route-times.ts'
import type { Position } from '#domain/fleet/places/sphere.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
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

/*
 * As a column each, thousands of jobs cost more to send and to read than to find and to measure. So
 * a job is 60 bytes, most significant first, in one value with all others, and is read from there.
 */
const bytesEach = 60
const packed = sql`float8send(j.from_latitude) || float8send(j.from_longitude)
  || float8send(coalesce(j.to_latitude, 'NaN')) || float8send(coalesce(j.to_longitude, 'NaN'))
  || int4send(coalesce(j.price_cents, -1))
  || timestamptz_send(j.starts_at) || timestamptz_send(j.ends_at) || timestamptz_send(j.created_at)`

/** PostgreSQL counts microseconds since 2000. */
const since2000 = Date.UTC(2000, 0, 1)
const timeAt = (bytes: DataView, at: number): number =>
  since2000 + (bytes.getInt32(at) * 2 ** 32 + bytes.getUint32(at + 4)) / 1000

/** An open job that may lie along a way; times are milliseconds since 1970. */
export class Nearby {
  readonly id: string
  readonly #bytes: DataView
  readonly #at: number

  constructor(id: string, bytes: DataView, at: number) {
    this.id = id
    this.#bytes = bytes
    this.#at = at
  }

  get origin(): Position {
    return this.#placeAt(0)
  }

  get destination(): Position | undefined {
    const place = this.#placeAt(16)
    return Number.isNaN(place.latitude) ? undefined : place
  }

  /** Undefined where its owner asks for offers. */
  get askedCents(): number | undefined {
    const cents = this.#bytes.getInt32(this.#at + 32)
    return cents === -1 ? undefined : cents
  }

  get startsAt(): number {
    return timeAt(this.#bytes, this.#at + 36)
  }

  get endsAt(): number {
    return timeAt(this.#bytes, this.#at + 44)
  }

  get createdAt(): number {
    return timeAt(this.#bytes, this.#at + 52)
  }

  #placeAt(offset: number): Position {
    const latitude = this.#bytes.getFloat64(this.#at + offset)
    return { latitude, longitude: this.#bytes.getFloat64(this.#at + offset + 8) }
  }
}

/** A ride that is offered, with its own way. */
export type NearbyOffer = { job: Nearby; via: readonly Position[]; maxDetour: number }

type Packed = { ids: string | null; jobs: Uint8Array | null }

function unpack({ ids, jobs }: Packed): Nearby[] {
  if (ids === null || jobs === null) return []
  const bytes = new DataView(jobs.buffer, jobs.byteOffset, jobs.byteLength)
  return ids.split(' ').map((id, at) => new Nearby(id, bytes, at * bytesEach))
}

const open = (user: Viewer, now: Date) =>
  sql`j.status = 'open' and j.ends_at > ${now}::timestamptz and j.owner_id is distinct from ${user.id}::text`

/**
 * The open jobs of others whose places lie in cells that a way comes near, rides offered left out.
 * @param also a condition on the jobs `j`
 */
export async function jobsNear(
  db: Db | Tx,
  user: Viewer,
  way: Way,
  now: Date,
  also: RawBuilder<boolean>,
): Promise<Nearby[]> {
  const cells = cellsNear(way.stops, way.detour)
  // As a set that is looked up: `any` of an array is compared with one cell after the other.
  const { rows } = await sql<Packed>`
    select string_agg(j.id, ' ') as ids, string_agg(${packed}, '') as jobs
    from unnest(${cells}::int[]) as near (cell) join ${jobsSeenBy(user)} on j.from_cell = near.cell
    where ${open(user, now)} and j.type <> 'rideOffer' and ${also}
      and (j.to_cell is null or j.to_cell in (select unnest(${cells}::int[])))
      and (${way.seats ?? null}::int is null or j.type <> 'rideRequest' or j.seats <= ${way.seats ?? null}::int)`.execute(
    db,
  )
  return rows.flatMap(unpack)
}

/**
 * The open rides of others whose own way may pass the ends of a way.
 * @param also a condition on the jobs `j`
 */
export async function offersNear(
  db: Db | Tx,
  user: Viewer,
  way: Way,
  now: Date,
  also: RawBuilder<boolean>,
): Promise<NearbyOffer[]> {
  const [first, last] = [way.stops[0], way.stops.at(-1)]
  if (!first || !last) return []
  const { rows } = await sql<Packed & { ways: [readonly Position[], number][] | null }>`
    select string_agg(j.id, ' ') as ids, string_agg(${packed}, '') as jobs,
      json_agg(json_build_array(j.via, j.max_detour)) as ways
    from ${jobsSeenBy(user)}
    where ${open(user, now)} and j.type = 'rideOffer' and ${also}
      and way_box(j.from_latitude, j.from_longitude, j.to_latitude, j.to_longitude, j.via, j.max_detour)
        @> box(point(${first.longitude}::float8, ${first.latitude}::float8),
          point(${last.longitude}::float8, ${last.latitude}::float8))`.execute(db)
  return rows.flatMap((row) =>
    unpack(row).flatMap((job, at) => {
      const [via, maxDetour] = row.ways?.[at] ?? []
      return via && maxDetour !== undefined ? [{ job, via, maxDetour }] : []
    }),
  )
}

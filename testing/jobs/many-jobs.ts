import type { Insertable } from 'kysely'
import {
  compareMatches,
  detourOf,
  detourOfOffer,
  lineThrough,
  type Match,
} from '#domain/jobs/jobs/along-route.ts'
import { highestPriceCents } from '#domain/jobs/jobs/job.ts'
import { isDrivenWithin } from '#domain/jobs/jobs/route-times.ts'
import type { Position } from '#domain/fleet/places/sphere.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import type { Way } from '#server/jobs/job-search/nearby.ts'
import { areaSlugs, type KnownPlace, placesOf } from './places.ts'

/*
 * Jobs and routes by chance in all six areas, the same for the same seed, and what matches when
 * every job is measured: what an index finds is held against it.
 */

const hourMs = 3_600_000

/** Numbers from 0 up to 1. */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const pick = <Item>(next: () => number, items: readonly Item[]): Item => {
  const item = items[Math.floor(next() * items.length)]
  if (item === undefined) throw new RangeError('Nothing to pick from')
  return item
}

const types = ['rideRequest', 'rideRequest', 'rideOffer', 'delivery', 'errand', 'carWash'] as const

export type ManyJob = Omit<Insertable<Schema['job']>, 'starts_at' | 'ends_at' | 'via'> & {
  starts_at: Date
  ends_at: Date
  via: readonly Position[]
}

/** Open jobs of one owner in all areas, with windows in the two weeks after `now`. */
export function manyJobs(
  count: number,
  {
    seed,
    owner,
    now,
    areas,
  }: { seed: number; owner: string; now: Date; areas: ReadonlyMap<string, string> },
): ManyJob[] {
  const next = chance(seed)
  return Array.from({ length: count }, (_, n) => {
    const slug = pick(next, areaSlugs)
    const type = pick(next, types)
    const [from, to] = [pick(next, placesOf(slug)), pick(next, placesOf(slug))]
    const goes = type !== 'carWash' && (type !== 'errand' || next() < 0.5)
    const via = type === 'rideOffer' && next() < 0.3 ? [pick(next, placesOf(slug))] : []
    const starts = now.getTime() + Math.floor((next() * 14 - 1) * 24) * hourMs
    const isRide = type === 'rideRequest' || type === 'rideOffer'
    return {
      id: `many-${n}`,
      type,
      status: 'open',
      owner_id: owner,
      area_id: areas.get(slug) ?? '',
      from_place_id: from.id,
      ...at('from', from),
      to_place_id: goes ? to.id : null,
      ...at('to', goes ? to : undefined),
      via: via.map(({ id, name, latitude, longitude }) => ({
        id,
        name,
        state: '',
        latitude,
        longitude,
      })),
      title: `Job ${n}`,
      description: '',
      language: 'en',
      price_cents: next() < 0.9 ? Math.floor(next() * 100) * 100 : null,
      seats: isRide ? 1 + Math.floor(next() * 4) : null,
      size: type === 'delivery' ? 'medium' : null,
      max_detour: type === 'rideOffer' ? pick(next, [0, 2, 5, 10, 40]) : null,
      trip_cost_cents: type === 'rideOffer' ? 100_000 : null,
      starts_at: new Date(starts),
      ends_at: new Date(starts + (2 + Math.floor(next() * 70)) * hourMs),
      created_at: new Date(now.getTime() - Math.floor(next() * 1000) * hourMs),
      updated_at: now,
    }
  })
}

const at = (which: 'from' | 'to', place: KnownPlace | undefined) =>
  ({
    [`${which}_latitude`]: place?.latitude ?? null,
    [`${which}_longitude`]: place?.longitude ?? null,
  }) as { from_latitude: number; from_longitude: number }

/** Ways in all areas: two to five stops, some driven at certain times and with few seats. */
export function manyWays(count: number, seed: number): Way[] {
  const next = chance(seed)
  return Array.from({ length: count }, () => {
    const slug = pick(next, areaSlugs)
    const stops = Array.from({ length: 2 + Math.floor(next() * 4) }, () =>
      pick(next, placesOf(slug)),
    )
    const hour = () => `${String(Math.floor(next() * 24)).padStart(2, '0')}:00`
    const zone = slug === 'oahu' ? 'Pacific/Honolulu' : 'America/Los_Angeles'
    return {
      stops: next() < 0.1 ? [...stops, ...stops.slice(0, 1)] : stops,
      detour: pick(next, [0, 1, 5, 5, 5, 15, 50]),
      ...(next() < 0.5 && { seats: Math.floor(next() * 5) }),
      ...(next() < 0.6 && {
        times: {
          days: [0, 1, 2, 3, 4, 5, 6].filter(() => next() < 0.5),
          from: hour(),
          to: hour(),
          zone,
        },
      }),
    }
  })
}

type Measured = Pick<
  ManyJob,
  'id' | 'type' | 'area_id' | 'starts_at' | 'ends_at' | 'price_cents' | 'seats'
> & {
  origin: Position
  destination: Position | undefined
  via: readonly Position[]
  maxDetour: number
}

/** What of a job is measured, read once for many ways. */
export const measured = (job: ManyJob): Measured => ({
  ...job,
  origin: { latitude: job.from_latitude, longitude: job.from_longitude },
  destination:
    typeof job.to_latitude === 'number' && typeof job.to_longitude === 'number'
      ? { latitude: job.to_latitude, longitude: job.to_longitude }
      : undefined,
  maxDetour: job.max_detour ?? 0,
})

/** The ids of the jobs along a way and their detours, in order, found by measuring every job. */
export function matchesByHand(jobs: readonly Measured[], way: Way, now: Date): [string, number][] {
  const line = lineThrough(way.stops)
  const found: Match[] = []
  for (const job of jobs) {
    const { origin, destination } = job
    const from = job.starts_at > now ? job.starts_at : now
    if (job.ends_at <= now) continue
    if (job.type === 'rideRequest' && way.seats !== undefined && Number(job.seats) > way.seats)
      continue
    if (way.times && !isDrivenWithin(way.times, { from, to: job.ends_at })) continue
    const detour =
      job.type === 'rideOffer'
        ? destination &&
          detourOfOffer(lineThrough([origin, ...job.via, destination]), way.stops, job.maxDetour)
        : detourOf(line, destination ? { origin, destination } : { origin }, way.detour)
    if (detour === undefined) continue
    const unsaid = job.type === 'rideOffer' ? highestPriceCents : 0
    found.push({
      id: job.id,
      costs: job.type === 'rideOffer',
      detour,
      priceCents: job.price_cents ?? unsaid,
    })
  }
  return found.toSorted(compareMatches).map(({ id, detour }) => [id, detour])
}

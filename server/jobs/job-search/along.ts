import { type RawBuilder, sql } from 'kysely'
import {
  compareMatches,
  detourOfOffer,
  lineThrough,
  measureAlong,
  type Match,
} from '#domain/jobs/jobs/along-route.ts'
import { highestPriceCents } from '#domain/jobs/jobs/job.ts'
import { occurrences, type Period, type RouteTimes } from '#domain/jobs/jobs/route-times.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Viewer } from '../jobs/jobs-store.ts'
import { jobsNear, type Nearby, type NearbyOffer, offersNear, type Way } from './nearby.ts'

/** An open job along a way. */
export type JobMatch = Match & { job: Nearby }

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
  const near = [
    ...earning(await jobsNear(db, user, way, now, also), way),
    ...offered(await offersNear(db, user, way, now, also), way),
  ]
  const driven = timesOf(way.times, near, now)
  const met = driven ? near.filter(({ job }) => isDue(job, driven)) : near
  return met.toSorted(compareMatches)
}

/** Those that lie along a way, exactly. */
function earning(jobs: readonly Nearby[], way: Way): JobMatch[] {
  const measure = measureAlong(lineThrough(way.stops), way.detour)
  const found: JobMatch[] = []
  for (const job of jobs) {
    const detour = measure(job)
    // Who asks for offers says nothing yet: it comes after those who do.
    if (detour !== undefined)
      found.push({ id: job.id, costs: false, detour, priceCents: job.askedCents ?? 0, job })
  }
  return found
}

/** The rides along whose own way it lies. */
function offered(offers: readonly NearbyOffer[], { stops }: Way): JobMatch[] {
  return offers.flatMap(({ job, via, maxDetour }) => {
    const { id, origin, destination, askedCents: priceCents = highestPriceCents } = job
    if (!destination) return []
    const own = lineThrough([origin, ...via, destination])
    const detour = detourOfOffer(own, stops, maxDetour)
    return detour === undefined ? [] : [{ id, costs: true, detour, priceCents, job }]
  })
}

/** When the way is driven, as far ahead as any of the jobs lasts; undefined for any time. */
function timesOf(
  times: RouteTimes | undefined,
  near: readonly JobMatch[],
  now: Date,
): Period[] | undefined {
  if (!times) return undefined
  const ends = near.reduce((latest, { job }) => Math.max(latest, job.endsAt), 0)
  return ends <= now.getTime() ? [] : occurrences(times, now, new Date(ends))
}

/** Whether a job's window, as far as it is still to come, meets one of the periods. */
export function isDue({ startsAt, endsAt }: Nearby, periods: readonly Period[]): boolean {
  return periods.some(({ from, to }) => startsAt < to.getTime() && from.getTime() < endsAt)
}

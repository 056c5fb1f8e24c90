import { daysOfBits } from '#domain/jobs/jobs/saved-route.ts'
import { occurrences } from '#domain/jobs/jobs/route-times.ts'
import { milesThrough } from '#domain/fleet/places/sphere.ts'
import type { SavedRoute } from '#protocol/jobs/jobs/routes.ts'
import type { Context, SignedIn } from '../../platform/api/context.ts'
import { isDue, type JobMatch, jobsAlong } from './along.ts'
import { minutesOf, type RouteRow, wayOfRoute } from './routes-store.ts'

const weekMs = 7 * 86_400_000

export type Reader = Pick<Context<SignedIn>, 'db' | 'user' | 'now'>

/** A route with what lies along it: all of it, and what earns in the coming seven days. */
export type Along = { matches: JobMatch[]; week: JobMatch[] }

/** docs/product/jobs-matching.md#saved-routes */
export async function alongRoute({ db, user, now }: Reader, row: RouteRow): Promise<Along> {
  const way = wayOfRoute(row)
  const matches = await jobsAlong(db, user, way, now)
  const driven = way.times ? occurrences(way.times, now, new Date(now.getTime() + weekMs)) : []
  return { matches, week: matches.filter((match) => !match.costs && isDue(match.job, driven)) }
}

/** How many jobs there are, each once, and what they pay together in dollars, as far as they say. */
export function sumOf(jobs: readonly JobMatch[]): { jobs: number; pay: number } {
  const once = new Map(jobs.map(({ id, job }) => [id, job.askedCents ?? 0]))
  const cents = [...once.values()].reduce((sum, asked) => sum + asked, 0)
  return { jobs: once.size, pay: cents / 100 }
}

export function presentRoute(row: RouteRow, { matches, week }: Along): SavedRoute {
  return {
    id: row.id,
    name: row.name,
    area: row.area_id,
    stops: row.stops,
    day: row.day ?? undefined,
    days: daysOfBits(row.days ?? 0),
    leaves: minutesOf(row.leaves),
    arrives: minutesOf(row.arrives),
    detour: row.detour,
    seats: row.seats,
    notify: row.notify,
    miles: Math.round(milesThrough(row.stops) * 10) / 10,
    matches: matches.length,
    week: sumOf(week),
    version: row.version,
  }
}

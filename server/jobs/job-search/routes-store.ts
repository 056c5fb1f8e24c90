import type { Selectable } from 'kysely'
import { daysOfBits } from '#domain/jobs/jobs/saved-route.ts'
import type { Day } from '#domain/core/time/wall-time.ts'
import type { Place } from '#protocol/fleet/places/place.ts'
import { Problem } from '../../platform/api/problem.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { Way } from './nearby.ts'
import { routeTexts } from './route-texts.ts'

/** A saved route with the zone of its area. */
export type RouteRow = Omit<Selectable<Schema['saved_route']>, 'stops' | 'day'> & {
  stops: Place[]
  day: Day | null
  zone: string
}

const rows = (db: Db | Tx) =>
  db
    .selectFrom('saved_route')
    .innerJoin('area', 'area.id', 'saved_route.area_id')
    .selectAll('saved_route')
    .select('area.zone')
    .$castTo<RouteRow>()

/** The routes of a person, in the order in which they were saved. */
export const readRoutes = (db: Db | Tx, userId: string): Promise<RouteRow[]> =>
  rows(db).where('user_id', '=', userId).orderBy('position').execute()

/** @throws Problem 404 for a route that is not there or not theirs */
export async function routeFor(db: Db | Tx, userId: string, id: string): Promise<RouteRow> {
  const row = await rows(db)
    .where('saved_route.id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) throw new Problem(404, routeTexts.lost)
  return row
}

/** HH:mm of a time of day as the database writes it. */
export const minutesOf = (time: string): string => time.slice(0, 5)

export const wayOfRoute = ({
  stops,
  detour,
  seats,
  day,
  days,
  leaves,
  arrives,
  zone,
}: RouteRow): Way => ({
  stops,
  detour,
  seats,
  times: {
    days: daysOfBits(days ?? 0),
    ...(day !== null && { day }),
    from: minutesOf(leaves),
    to: minutesOf(arrives),
    zone,
  },
})

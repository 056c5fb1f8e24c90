import { longestRoute, usualDetour } from '#domain/jobs/jobs/saved-route.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { Place, Town } from '#protocol/fleet/places/place.ts'
import { milesThrough } from '#domain/fleet/places/sphere.ts'
import type { Context, SignedIn } from '../../platform/api/context.ts'
import { Problem, texts } from '../../platform/api/problem.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Way } from './nearby.ts'
import { routeFor, wayOfRoute } from './routes-store.ts'

type Asked = { route?: string | undefined; stops: readonly string[]; detour?: number | undefined }

export type Stop = Place & { area_id: string | null }

/** Towns in the order of their ids. @throws Problem 400 for one that is not there, or a way that is too long */
export async function readStops(db: Db | Tx, ids: readonly string[]): Promise<Stop[]> {
  const rows = await db
    .selectFrom('place')
    .select(['id', 'name', 'state', 'latitude', 'longitude', 'area_id'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute()
  const known = new Map(rows.map((row) => [row.id, row]))
  const stops = ids.map((id) => known.get(id))
  const sound = stops.filter((stop) => stop !== undefined)
  if (sound.length < stops.length)
    throw new Problem(400, texts.malformed, { errors: { stops: fieldError('invalidData') } })
  if (milesThrough(sound) > longestRoute)
    throw new Problem(400, texts.malformed, { errors: { stops: fieldError('max', longestRoute) } })
  return sound
}

/** A way with what is said of it. */
export type NamedWay = Way & { stops: readonly Town[]; name?: string; notify?: boolean }

/**
 * What jobs are looked for along; undefined where nothing is said of a way.
 * @throws Problem 400 for stops that are no way, 404 for a route that is not the caller's
 */
export async function readWay(
  { db, user }: Pick<Context<SignedIn>, 'db' | 'user'>,
  { route, stops, detour }: Asked,
): Promise<NamedWay | undefined> {
  if (route !== undefined) {
    const row = await routeFor(db, user.id, route)
    const saved = { ...wayOfRoute(row), stops: row.stops, name: row.name, notify: row.notify }
    return detour === undefined ? saved : { ...saved, detour }
  }
  if (stops.length === 0) return undefined
  const towns = await readStops(db, stops)
  return {
    stops: towns.map(({ area_id: area, ...town }) => ({ ...town, area: area ?? undefined })),
    detour: detour ?? usualDetour,
  }
}

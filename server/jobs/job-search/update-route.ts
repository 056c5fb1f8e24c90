import { bitsOfDays, longestRouteName, mostRoutes } from '#domain/jobs/jobs/saved-route.ts'
import { furthestAheadDays } from '#domain/jobs/jobs/job.ts'
import { addDaysToDay, dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import type * as operations from '#protocol/jobs/operations.ts'
import type { Place } from '#protocol/fleet/places/place.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { limit } from '../../platform/http/limits.ts'
import { conflict, failedAction, Problem, texts } from '../../platform/api/problem.ts'
import { randomId } from '../../platform/random.ts'
import type { Tx } from '../../platform/db/database.ts'
import { areaById } from '../../fleet/site/areas-store.ts'
import { alongRoute, presentRoute, sumOf } from './present-route.ts'
import { routeTexts } from './route-texts.ts'
import { routeFor, type RouteRow, readRoutes } from './routes-store.ts'
import { type Stop, readStops } from './way.ts'

type Table = Handlers<typeof operations>
type Input = ParsedInputOf<typeof operations.updateRoute>

const wrong = (errors: Record<string, string>) => new Problem(400, texts.malformed, { errors })

/** docs/product/jobs-matching.md#saved-routes */
export const myRoutes: Table['myRoutes'] = async (context) => {
  const rows = await readRoutes(context.db, context.user.id)
  const all = []
  for (const row of rows) all.push({ row, along: await alongRoute(context, row) })
  return {
    routes: all.map(({ row, along }) => presentRoute(row, along)),
    week: sumOf(all.flatMap(({ along }) => along.week)),
  }
}

/**
 * Saves a route, or changes one.
 * @throws Problem 400 with a sentence at each wrong field, 404 for a route that is not theirs, 409
 *   when it changed meanwhile, 200 with `result: false` for one too many
 */
export const updateRoute: Table['updateRoute'] = async (context, input) => {
  const { db: tx, user, now } = context
  limit(context, `routes of ${user.id}`, 60, 3600)
  // Two at once come one after the other.
  await tx.selectFrom('app_user').select('id').where('id', '=', user.id).forUpdate().execute()
  const before = input.id === undefined ? undefined : await routeFor(tx, user.id, input.id)
  if (before && input.version !== undefined && input.version !== before.version)
    throw conflict(routeTexts.changed)
  const values = await readRoute(tx, input, before, now)
  const id = before?.id ?? randomId()
  if (before) {
    await tx
      .updateTable('saved_route')
      .set({ ...values, version: before.version + 1 })
      .where('id', '=', id)
      .execute()
  } else {
    const position = await freePosition(tx, user.id)
    await tx
      .insertInto('saved_route')
      .values({ id, user_id: user.id, position, looked_at: now, created_at: now, ...values })
      .execute()
  }
  const row = await routeFor(tx, user.id, id)
  return { route: presentRoute(row, await alongRoute(context, row)) }
}

/** @throws Problem 404 for a route that is not theirs */
export const removeRoute: Table['removeRoute'] = async ({ db: tx, user }, { id }) => {
  await routeFor(tx, user.id, id)
  await tx.deleteFrom('saved_route').where('id', '=', id).execute()
  return {}
}

/** @throws Problem 200 with `result: false` when the person has as many as one may have */
async function freePosition(tx: Tx, userId: string): Promise<number> {
  const taken = new Set((await readRoutes(tx, userId)).map(({ position }) => position))
  for (let position = 1; position <= mostRoutes; position++)
    if (!taken.has(position)) return position
  throw failedAction(routeTexts.tooMany)
}

/** What the fields mean together, as it is kept. */
async function readRoute(tx: Tx, input: Input, before: RouteRow | undefined, now: Date) {
  const { day, days } = input
  if (day === undefined && days.length === 0) throw wrong({ days: fieldError('required') })
  if (day !== undefined && days.length > 0) throw wrong({ days: fieldError('notUsed') })
  const stops = await readStops(tx, input.stops)
  const areaId = stops.find((stop) => stop.area_id !== null)?.area_id
  const area = areaId ? await areaById(tx, areaId) : undefined
  if (!area) throw wrong({ stops: fieldError('notServed') })
  const today = dayOf(toWall(now, area.zone))
  if (day !== undefined && day !== before?.day) {
    if (day < today) throw wrong({ day: fieldError('tooLongAgo') })
    if (day > addDaysToDay(today, furthestAheadDays))
      throw wrong({ day: fieldError('tooFarAhead') })
  }
  return {
    area_id: area.id,
    name: input.name ?? nameOf(stops),
    stops: JSON.stringify(stops.map(withoutArea)),
    day: day ?? null,
    days: day === undefined ? bitsOfDays(days.map(Number)) : null,
    leaves: input.leaves,
    arrives: input.arrives,
    detour: input.detour,
    seats: input.seats,
    notify: input.notify,
    updated_at: now,
  }
}

const withoutArea = ({ id, name, state, latitude, longitude }: Stop): Place => ({
  id,
  name,
  state,
  latitude,
  longitude,
})

/** From where to where, when the person gave it no name. */
const nameOf = (stops: readonly Place[]): string =>
  [stops[0], stops.at(-1)]
    .map((stop) => stop?.name ?? '')
    .join(' – ')
    .slice(0, longestRouteName)

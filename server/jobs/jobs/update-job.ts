import { sql } from 'kysely'
import { fieldError } from '#protocol/core/field-messages.ts'
import {
  furthestAheadDays,
  jobShapes,
  type JobType,
  longestWindowDays,
  mostPhotos,
} from '#domain/jobs/jobs/job.ts'
import { highestSeatCents, roadMiles, tripCostCents } from '#domain/jobs/jobs/job-price.ts'
import { farthestPointMiles, isNearTown } from '#domain/fleet/places/point-near.ts'
import type { JobTerms } from '#domain/jobs/jobs/job-terms.ts'
import { milesThrough } from '#domain/fleet/places/sphere.ts'
import { toInstant } from '#domain/core/time/zone.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import type { updateJob as operation, Spot } from '#protocol/jobs/jobs/update-job.ts'
import type { Place } from '#protocol/fleet/places/place.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { limit } from '../../platform/http/limits.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { randomId } from '../../platform/random.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { areaById, type AreaRow } from '../../fleet/site/areas-store.ts'
import { allowed, refused } from './act.ts'
import { whatChanged } from './read/changed-texts.ts'
import { record } from './job-history.ts'
import { rememberEnough } from './enough-jobs.ts'
import { tellOfJob } from './job-news.ts'
import { jobTexts } from './job-texts.ts'
import { readApplications, jobFor, type JobRow, lockJob, roleOf } from './jobs-store.ts'
import { missingFor } from './may-apply.ts'
import { presentJob } from './present-job.ts'
import { setPhotos } from './job-photos.ts'

type Input = ParsedInputOf<typeof operation>
type Errors = Record<string, string>

const mostOpen = 30
const dayMs = 86_400_000

/**
 * Posts a job, or changes one that is still open (docs/product/jobs.md#types).
 * @throws Problem 400 with a sentence at each wrong field, 200 with `result: false` for what may
 *   not be, 404 for a job that is not theirs to see, 409 when it changed meanwhile
 */
export const updateJob: Handler<typeof operation> = async (context, input) => {
  const { db: tx, user, now, lang } = context
  limit(context, `jobs of ${user.id}`, 60, 3600)
  const before = input.id === undefined ? undefined : await lockJob(tx, user, input.id)
  if (before) await mayEdit(before, input, roleOf(before, user), now)
  else await mayPost(tx, user.id, input.type, now)
  const { values, seatCents } = await readJob(tx, input, before, now)
  if (seatCents !== undefined && (values.price_cents ?? 0) > seatCents)
    throw wrong({ price: fieldError('max', (seatCents / 100).toFixed(2)) })
  const id = before?.id ?? randomId()
  if (before) {
    await tx
      .updateTable('job')
      .set({ ...values, version: before.version + 1 })
      .where('id', '=', id)
      .execute()
  } else {
    const fresh = { id, type: input.type, status: 'open', owner_id: user.id, created_at: now }
    await tx
      .insertInto('job')
      .values({ ...fresh, ...values, language: lang })
      .execute()
  }
  await rememberEnough(tx, now)
  await setPhotos(tx, id, user.id, input.photos)
  const row = await jobFor(tx, user, id)
  await record(tx, id, {
    action: before ? 'edit' : 'post',
    actor: before && before.owner_id === null ? 'staff' : 'owner',
    actorId: user.id,
    ...(before ? {} : { to: 'open' as const }),
    details: { version: row.version, terms: row.terms },
    at: now,
  })
  if (before) await tellApplicants(tx, row, now)
  return { job: await presentJob(context, row) }
}

async function mayPost(tx: Tx, userId: string, type: JobType, now: Date): Promise<void> {
  if (type === 'relocation') throw wrong({ type: fieldError('invalidData') })
  const missing = await missingFor(tx, userId, type, 'owner', now)
  if (missing) throw refused(missing)
  // Two posts at once count one after the other.
  await tx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute()
  const { open } = await tx
    .selectFrom('job')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('owner_id', '=', userId)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  if (open >= mostOpen) throw refused(jobTexts.tooMany)
}

async function mayEdit(
  row: JobRow,
  { type, version }: Input,
  role: ReturnType<typeof roleOf>,
  now: Date,
): Promise<void> {
  allowed('edit', role, row, now)
  if (type !== row.type) throw refused(jobTexts.typeStays)
  if (version !== undefined && version !== row.version) throw conflict(jobTexts.changed)
}

/** Whose offer was for something else is asked whether it still stands. */
async function tellApplicants(tx: Tx, row: JobRow, now: Date): Promise<void> {
  for (const one of await readApplications(tx, row.id)) {
    if (one.status !== 'pending') continue
    const [news, words] = one.stands
      ? (['edited', undefined] as const)
      : (['askedAgain', await whatChanged(tx, row, one.terms as JobTerms, 'backAgain')] as const)
    await tellOfJob(tx, one.applicant_id, row, news, now, words)
  }
}

const wrong = (errors: Errors) => new Problem(400, texts.malformed, { errors })

type Town = Place & { area_id: string | null }

async function towns(db: Db | Tx, ids: readonly string[]): Promise<Map<string, Town>> {
  const rows = await db
    .selectFrom('place')
    .select(['id', 'name', 'state', 'latitude', 'longitude', 'area_id'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...ids]))))
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** What the fields mean together, as it is kept; every wrong one is named at once. */
async function readJob(db: Tx, input: Input, before: JobRow | undefined, now: Date) {
  const { from, to, via, type } = input
  const known = await towns(db, [from.place, ...(to ? [to.place] : []), ...via])
  const begins = known.get(from.place)
  const ends = to && known.get(to.place)
  const between = via.map((id) => known.get(id))
  const area = begins?.area_id ? await areaById(db, begins.area_id) : undefined
  const errors: Errors = {
    ...shapeErrors(input),
    ...(!area && { from: fieldError('notServed') }),
    ...(to && !ends && { to: fieldError('invalidData') }),
    ...(begins && pointError('from', from, begins)),
    ...(to && ends && pointError('to', to, ends)),
    ...(between.includes(undefined) && { via: fieldError('invalidData') }),
    ...(area && windowErrors(input, area, before, now)),
  }
  if (!begins || !area || Object.keys(errors).length > 0) throw wrong(errors)
  const way = [begins, ...between, ...(ends ? [ends] : [])].filter((town) => town !== undefined)
  const miles = ends ? roadMiles(milesThrough(way)) : 0
  const [start, goal] = [exactly(from), exactly(to)]
  const gas = area.gas_price_cents
  const seats = jobShapes[type].room === 'seats' ? (input.seats ?? 1) : null
  const values = {
    area_id: area.id,
    title: input.title,
    description: input.description,
    starts_at: toInstant(input.start, area.zone),
    ends_at: toInstant(input.end, area.zone),
    from_place_id: begins.id,
    from_latitude: begins.latitude,
    from_longitude: begins.longitude,
    from_address: start.address,
    from_exact_latitude: start.latitude,
    from_exact_longitude: start.longitude,
    to_place_id: ends?.id ?? null,
    to_latitude: ends?.latitude ?? null,
    to_longitude: ends?.longitude ?? null,
    to_address: goal.address,
    to_exact_latitude: goal.latitude,
    to_exact_longitude: goal.longitude,
    via: JSON.stringify(between.map((town) => town && withoutArea(town))),
    road_miles: miles,
    trip_cost_cents: type === 'rideOffer' ? tripCostCents(miles, gas) : null,
    price_cents: input.price ?? null,
    seats,
    size: jobShapes[type].room === 'size' ? (input.size ?? 'medium') : null,
    max_detour: type === 'rideOffer' ? (input.maxDetour ?? 5) : null,
    visibility: input.visibility,
    updated_at: now,
  }
  const seatCents =
    type === 'rideOffer' ? highestSeatCents(miles, gas, input.seats ?? 1) : undefined
  return { values, seatCents }
}

const withoutArea = ({ id, name, state, latitude, longitude }: Town): Place => ({
  id,
  name,
  state,
  latitude,
  longitude,
})

/** A mark on the map belongs to its town. */
function pointError(field: 'from' | 'to', spot: Spot, town: Town): Errors {
  const { latitude, longitude } = exactly(spot)
  if (latitude === null || longitude === null) return {}
  if (isNearTown(town, { latitude, longitude })) return {}
  return { [field]: fieldError('pointTooFar', farthestPointMiles) }
}

/** Where exactly, which only the two of a job read; half a position is none. */
function exactly(spot: Spot | undefined) {
  const { address = null, latitude = null, longitude = null } = spot ?? {}
  const isWhole = latitude !== null && longitude !== null
  return { address, latitude: isWhole ? latitude : null, longitude: isWhole ? longitude : null }
}

/** What a job of this type needs or has no use for. */
function shapeErrors({ type, to, via, seats, size, maxDetour, photos }: Input): Errors {
  const { destination, room } = jobShapes[type]
  const errors: Errors = {}
  if (destination === 'required' && !to) errors.to = fieldError('required')
  if (destination === 'none' && to) errors.to = fieldError('notUsed')
  if (!to && via.length > 0) errors.via = fieldError('notUsed')
  if (room !== 'seats' && seats !== undefined) errors.seats = fieldError('notUsed')
  if (room !== 'size' && size !== undefined) errors.size = fieldError('notUsed')
  if (type !== 'rideOffer' && maxDetour !== undefined) errors.maxDetour = fieldError('notUsed')
  if (photos.length > mostPhotos) errors.photos = fieldError('max', mostPhotos)
  return errors
}

function windowErrors(
  { start, end }: Input,
  { zone }: AreaRow,
  before: JobRow | undefined,
  now: Date,
): Errors {
  const [begin, over] = [toInstant(start, zone), toInstant(end, zone)]
  const stays = before?.starts_at.getTime() === begin.getTime()
  if (!stays && begin < now) return { start: fieldError('tooLongAgo') }
  if (begin.getTime() > now.getTime() + furthestAheadDays * dayMs)
    return { start: fieldError('tooFarAhead') }
  if (over <= begin || over <= now) return { end: fieldError('notEarlier', start) }
  if (over.getTime() > begin.getTime() + longestWindowDays * dayMs)
    return { end: fieldError('tooFarAhead') }
  return {}
}

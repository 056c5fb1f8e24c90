import { sql } from 'kysely'
import { occupiedUntil } from '#domain/fleet/turn-around.ts'
import { roadMiles } from '#domain/jobs/job-price.ts'
import { furthestAheadDays, longestWindowDays } from '#domain/jobs/job.ts'
import { milesBetween } from '#domain/jobs/sphere.ts'
import { farthestMiles, joinedByRoad } from '#domain/relocation/roads.ts'
import { toInstant } from '#domain/time/zone.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import type { postRelocation as operation } from '#protocol/relocation/relocations.ts'
import type { Handler } from '../../core/api/handler.ts'
import { Problem, refusal, texts } from '../../core/api/problem.ts'
import { randomCode, randomId } from '../../core/random.ts'
import type { Tx } from '../../db/database.ts'
import { areCarsFree, carById, type CarRow } from '../fleet/cars-store.ts'
import { record } from '../jobs/job-history.ts'
import { jobFor } from '../jobs/jobs-store.ts'
import { presentJob } from '../jobs/present-job.ts'
import { type AreaRow, areaById } from '../site/areas-store.ts'
import { relocationTexts } from './relocation-texts.ts'
import { townNear } from './relocation-store.ts'
import { gapOf } from './gaps.ts'

type Input = ParsedInputOf<typeof operation>
const dayMs = 86_400_000

/**
 * Posts a relocation and keeps its car for it (docs/product/jobs.md#relocation).
 * @throws Problem 400 with a sentence at each wrong field, 404 for a car that is not there, 200 with
 *   `status: 0` and why this car cannot go there then
 */
export const postRelocation: Handler<typeof operation> = async (context, input) => {
  const { db: tx, user, now } = context
  const car = await carById(tx, input.car)
  if (!car) throw new Problem(404, texts.notFound)
  if (car.status !== 'active') throw refusal(relocationTexts.carNotRented)
  const { from, to, area, goal } = await wayOf(tx, car, input)
  const [startsAt, endsAt] = windowOf(input, area, now)
  const miles = roadMiles(milesBetween(from, to))
  if (miles > farthestMiles) throw refusal(relocationTexts.tooFar)
  // Who wants this car at the same moment waits, as at a booking.
  await tx.selectFrom('car').select('id').where('id', '=', car.id).forUpdate().execute()
  await mustBeFree(tx, car, { startsAt, endsAt, goal: goal.id }, now)
  const id = randomId()
  const earns = (await gapOf(tx, car.id, goal.id, now)) ?? 0
  await tx
    .insertInto('job')
    .values({
      id,
      type: 'relocation',
      status: 'open',
      owner_id: null,
      area_id: area.id,
      title: `${car.make} ${car.model} ${car.year}: ${from.name} → ${to.name}`,
      description: input.description ?? '',
      language: context.lang,
      starts_at: startsAt,
      ends_at: endsAt,
      from_place_id: from.id,
      from_latitude: from.latitude,
      from_longitude: from.longitude,
      from_address: car.address.slice(0, 200),
      from_exact_latitude: car.latitude,
      from_exact_longitude: car.longitude,
      to_place_id: to.id,
      to_latitude: to.latitude,
      to_longitude: to.longitude,
      to_address: input.address ?? (goal.id === area.id ? to.name : goal.pickup_address),
      road_miles: miles,
      price_cents: input.reward,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await tx
    .insertInto('relocation')
    .values({
      job_id: id,
      car_id: car.id,
      reason: input.reason,
      to_area_id: goal.id,
      earns_cents: earns,
      key_box_code: randomCode().slice(0, 4),
      posted_by: user.id,
    })
    .execute()
  await keepCar(tx, { id, carId: car.id, startsAt, endsAt, now })
  const details = { car: car.id, cents: input.reward, earns, reason: input.reason }
  await record(tx, id, {
    action: 'post',
    actor: 'staff',
    actorId: user.id,
    to: 'open',
    details,
    at: now,
  })
  return { job: await presentJob(context, await jobFor(tx, user, id)) }
}

/** From the town where the car stands to the one where it is wanted. */
async function wayOf(tx: Tx, car: CarRow, input: Input) {
  const to = await tx.selectFrom('place').selectAll().where('id', '=', input.to).executeTakeFirst()
  const goal = to?.area_id ? await areaById(tx, to.area_id) : undefined
  if (!to || !goal) throw wrong({ to: fieldError('notServed') })
  const area = await areaById(tx, car.area_id)
  const from = await townNear(tx, car)
  if (!area || !from) throw refusal(relocationTexts.standsNowhere)
  if (from.id === to.id) throw refusal(relocationTexts.samePlace)
  if (!joinedByRoad(from, to)) throw refusal(relocationTexts.noRoad)
  return { from, to, area, goal }
}

const wrong = (errors: Record<string, string>) => new Problem(400, texts.malformed, { errors })

function windowOf({ start, end }: Input, { zone }: AreaRow, now: Date): [Date, Date] {
  const [from, until] = [toInstant(start, zone), toInstant(end, zone)]
  if (from.getTime() > now.getTime() + furthestAheadDays * dayMs)
    throw wrong({ start: fieldError('tooFarAhead') })
  if (from.getTime() < now.getTime() - dayMs) throw wrong({ start: fieldError('tooLongAgo') })
  if (until <= from || until <= now) throw wrong({ end: fieldError('notEarlier', start) })
  if (until.getTime() > from.getTime() + longestWindowDays * dayMs)
    throw wrong({ end: fieldError('tooFarAhead') })
  return [from, until]
}

type Wanted = { startsAt: Date; endsAt: Date; goal: string }

/** The caller holds the car's lock. */
async function mustBeFree(
  tx: Tx,
  { id, area_id: area }: CarRow,
  { startsAt, endsAt, goal }: Wanted,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ other: boolean; later: boolean }>`
    select exists (select from relocation r join job j on j.id = r.job_id
        where r.car_id = ${id} and j.status in ('open', 'assigned')) as other,
      exists (select from occupancy c join rental_order o on o.id = c.order_id
        where o.car_id = ${id} and c.car_id = ${id} and o.area_id <> ${goal}
          and lower(c.period) > ${startsAt}::timestamptz) as later`.execute(tx)
  if (rows[0]?.other) throw refusal(relocationTexts.carOnOffer)
  if (!(await areCarsFree(tx, [id], startsAt, endsAt, now)).has(id))
    throw refusal(relocationTexts.carTaken)
  if (area !== goal && rows[0]?.later) throw refusal(relocationTexts.bookedHere)
}

type Kept = { id: string; carId: string; startsAt: Date; endsAt: Date; now: Date }

/**
 * Keeps the car from the beginning of the window until it was brought: what is booked after that
 * would begin where it stands no more. What is booked already, over there, stays.
 */
async function keepCar(tx: Tx, { id, carId, startsAt, endsAt, now }: Kept): Promise<void> {
  await sql`
    insert into occupancy (car_id, kind, relocation_id, period, occupied, created_at)
    values (${carId}, 'relocation', ${id}, tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz),
      tstzrange(${startsAt}::timestamptz, coalesce((select min(lower(o.occupied)) from occupancy o
        where o.car_id = ${carId} and lower(o.occupied) >= ${occupiedUntil(endsAt)}::timestamptz),
        ${startsAt}::timestamptz + interval '1500 days')), ${now}::timestamptz)`.execute(tx)
}

import { sql } from 'kysely'
import { roadMiles } from '#domain/jobs/jobs/job-price.ts'
import { furthestAheadDays, longestWindowDays } from '#domain/jobs/jobs/job.ts'
import { milesBetween } from '#domain/fleet/places/sphere.ts'
import { farthestMiles, joinedByRoad } from '#domain/jobs/relocation/roads.ts'
import { toInstant } from '#domain/core/time/zone.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type { ParsedInputOf } from '#protocol/core/operation.ts'
import type { postRelocation as operation } from '#protocol/jobs/relocation/relocations.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { Problem, refusal, texts } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import { areCarsFree, carById, type CarRow } from '../../fleet/fleet/cars-store.ts'
import { jobFor } from '../jobs/jobs-store.ts'
import { presentJob } from '../jobs/present-job.ts'
import { type AreaRow, areaById } from '../../fleet/site/areas-store.ts'
import { relocationTexts } from './relocation-texts.ts'
import { townNear } from './relocation-store.ts'
import { readGap } from './gaps.ts'
import { insertRelocation } from './insert-relocation.ts'

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
  const { from, to, area, goal } = await readWay(tx, car, input)
  const [startsAt, endsAt] = windowOf(input, area, now)
  const miles = roadMiles(milesBetween(from, to))
  if (miles > farthestMiles) throw refusal(relocationTexts.tooFar)
  // Who wants this car at the same moment waits, as at a booking.
  await tx.selectFrom('car').select('id').where('id', '=', car.id).forUpdate().execute()
  await mustBeFree(tx, car, { startsAt, endsAt, goal: goal.id }, now)
  const earns = (await readGap(tx, car.id, goal.id, now)) ?? 0
  const { reward, reason, address, description = '' } = input
  const way = { car, from, to, area, goal, startsAt, endsAt, address }
  const id = await insertRelocation(tx, {
    ...way,
    reward,
    earns,
    reason,
    description,
    language: context.lang,
    staffId: user.id,
    now,
  })
  return { job: await presentJob(context, await jobFor(tx, user, id)) }
}

/** From the town where the car stands to the one where it is wanted. */
async function readWay(tx: Tx, car: CarRow, input: Input) {
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

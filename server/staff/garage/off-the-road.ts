import { addMinutes, type WallTime } from '#domain/core/time/wall-time.ts'
import { toInstant, toWall } from '#domain/core/time/zone.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type {
  staffBlockCar as blockOperation,
  staffUnblockCar as unblockOperation,
} from '#protocol/staff/garage/off-the-road.ts'
import { lockCar } from '../../fleet/fleet/change-car.ts'
import {
  type BreakdownRow,
  putBackOnTheRoad,
  readBreakdowns,
  takeOffTheRoad,
} from '../../fleet/occupancy/breakdowns.ts'
import { areaById } from '../../fleet/site/areas-store.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { mustBeAsSeen, versionOf } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import { randomId } from '../../platform/random.ts'
import { endHoldsOfCar, endRefundOffers } from '../../rentals/breakdowns/end-of-car.ts'
import { inTheWayText, readInTheWay } from '../../rentals/breakdowns/in-the-way.ts'

/** What staff saw of a car that is off the road, or is not. */
export const breakdownsVersion = (rows: readonly BreakdownRow[]): string =>
  versionOf(rows.map(breakdownVersion))

export const breakdownVersion = ({ id, from_at, until_at }: BreakdownRow): string =>
  versionOf(id, from_at, until_at)

/** Who fills in a form for now may take so long. */
const lateMinutes = 30
/** As long as a car is kept at most, where nobody says until when. */
const mostMs = 1_500 * 86_400_000

type Span = { from: Date; until: Date | null }

/** @throws Problem 400 at the field of a time that is past, or not after the other one */
function spanOf(
  { from, until }: { from?: WallTime | undefined; until?: WallTime | undefined },
  zone: string,
  now: Date,
): Span {
  const today = toWall(now, zone)
  const errors: Record<string, string> = {}
  if (from !== undefined && from < addMinutes(today, -lateMinutes))
    errors['from'] = fieldError('invalidData')
  const begin = toInstant(from ?? today, zone)
  const end = until === undefined ? null : toInstant(until, zone)
  if (end && (end <= begin || end <= now || end.getTime() - begin.getTime() > mostMs))
    errors['until'] = fieldError('invalidData')
  if (begin.getTime() - now.getTime() > mostMs) errors['from'] = fieldError('invalidData')
  if (Object.keys(errors).length > 0) throw new Problem(400, texts.malformed, { errors })
  return { from: begin, until: end }
}

/**
 * Takes a car off the road (docs/product/cars.md#off-the-road).
 * @throws Problem 404 without such a car, 400 at a field, 409 when it is off the road already, something else changed, or
 * a renter is in the way of a block
 */
export const staffBlockCar: Handler<typeof blockOperation> = async (
  { db: tx, user, now, services },
  { car: carId, version, kind, reason, ...times },
) => {
  const car = await lockCar(tx, carId)
  const area = car && (await areaById(tx, car.area_id))
  if (!car || !area) throw new Problem(404, texts.notFound)
  mustBeAsSeen(version, breakdownsVersion(await readBreakdowns(tx, carId, now)))
  const span = spanOf(times, area.zone, now)
  const inTheWay =
    kind === 'block' ? await readInTheWay(tx, carId, span, { why: 'block', now }) : undefined
  if (inTheWay) throw conflict(inTheWayText(inTheWay, area.zone, 'block'))
  const id = randomId()
  const begun = { id, car_id: carId, kind, from_at: span.from, until_at: span.until, reason }
  await takeOffTheRoad(tx, { ...begun, staff_id: user.id, created_at: now })
  await endHoldsOfCar(tx, id, { staffId: user.id, reason, services, now })
  const to = [times.from ?? toWall(now, area.zone), times.until ?? 'open'].join(' – ')
  await audit(tx, user.id, now, 'car off the road', carId, { from: 'none', to, message: reason })
  return {}
}

/**
 * Puts a car back on the road; background work offers it to who waits for it (docs/product/cars.md#off-the-road).
 * @throws Problem 404 without such a breakdown, 409 when it is lifted already or another one by now
 */
export const staffUnblockCar: Handler<typeof unblockOperation> = async (
  { db: tx, user, now },
  { breakdown, version },
) => {
  const known = await tx
    .selectFrom('car_breakdown')
    .select('car_id')
    .where('id', '=', breakdown)
    .executeTakeFirst()
  if (!known) throw new Problem(404, texts.notFound)
  await lockCar(tx, known.car_id)
  const row = await tx
    .selectFrom('car_breakdown')
    .selectAll()
    .where('id', '=', breakdown)
    .executeTakeFirstOrThrow()
  mustBeAsSeen(version, row.lifted_at ? 'lifted' : breakdownVersion(row))
  await putBackOnTheRoad(tx, { id: breakdown, staffId: user.id, now })
  if (row.kind === 'broken') await endRefundOffers(tx, row.car_id, now)
  const said = { car: row.car_id, from: row.reason, to: 'none' }
  await audit(tx, user.id, now, 'car back on the road', breakdown, said)
  return {}
}

import { sql } from 'kysely'
import {
  type Gap,
  isHalfHour,
  isInHours,
  nextGap,
  usualVisitHours,
} from '#domain/rentals/maintenance/next-gap.ts'
import { timeOf, type WallTime } from '#domain/core/time/wall-time.ts'
import { toInstant, toWall } from '#domain/core/time/zone.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import type {
  staffBookVisit as bookOperation,
  staffCancelVisit as cancelOperation,
  staffVisitGap as gapOperation,
} from '#protocol/rentals/workshop/staff-visits.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import { mustBeAsSeen } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { lockCar } from '../../fleet/fleet/change-car.ts'
import { lateUntil } from '../../fleet/fleet/late-cars.ts'
import { type AreaRow, areaById, openingHours } from '../../fleet/site/areas-store.ts'
import { endCarVisit, takeCarForVisit } from '../../fleet/upkeep/visits.ts'
import { inTheWayText, readInTheWay } from '../breakdowns/in-the-way.ts'
import { lockThing } from './lock-thing.ts'
import { type Thing, thingById, thingState, thingVersion } from './things.ts'
import { workshopTexts } from './workshop-texts.ts'

/** A visit is booked so many days ahead at most. */
const mostAheadMs = 400 * 86_400_000

async function areaOf(db: Db | Tx, carId: string): Promise<AreaRow> {
  const car = await db
    .selectFrom('car')
    .select('area_id')
    .where('id', '=', carId)
    .executeTakeFirstOrThrow()
  const area = await areaById(db, car.area_id)
  if (!area) throw new Problem(404, texts.notFound)
  return area
}

/** Who has the car when, from now on, with the hours after each rental; a car that is late is not counted on. */
async function readTaken(db: Db | Tx, carId: string, now: Date) {
  const { rows } = await sql<{ from: Date; until: Date }>`
    select lower(occupied) as from, upper(occupied) as until from occupancy
    where car_id = ${carId} and upper(occupied) > ${now}::timestamptz
      and (expires_at is null or expires_at > ${now}::timestamptz)`.execute(db)
  const late = await lateUntil(db, carId, now)
  return late ? [...rows, { from: now, until: late }] : rows
}

/** The next time that a car is free for what it needs (docs/product/workshop.md#visits). */
export async function gapFor(
  db: Db | Tx,
  thing: Thing,
  hours: number,
  now: Date,
): Promise<Gap | undefined> {
  const area = await areaOf(db, thing.carId)
  const { due } = thingState(thing, now)
  const asked = { zone: area.zone, hours: openingHours(area), now, visitHours: hours, due }
  return nextGap(await readTaken(db, thing.carId, now), asked)
}

export const staffVisitGap: Handler<typeof gapOperation> = async (
  { db, now },
  { item, hours = usualVisitHours },
) => {
  const thing = await thingById(db, item)
  if (!thing) throw new Problem(404, texts.notFound)
  const gap = await gapFor(db, thing, hours, now)
  const wall = (moment: Date) => toWall(moment, thing.zone)
  return {
    gap: gap && { start: wall(gap.from), end: wall(gap.until), isInTime: gap.isInTime },
    hours,
  }
}

type Booked = { from: Date; until: Date; staffId: string; now: Date }

/**
 * Books the workshop for a thing that is locked.
 * @throws Problem 409 with who has the car then, when the visit for it is booked already or nothing is due any more
 */
export async function bookVisit(tx: Tx, thing: Thing, booked: Booked): Promise<void> {
  const { from, until, staffId, now } = booked
  await lockCar(tx, thing.carId)
  const { state } = thingState(thing, now)
  const { kept_until: kept } = thing.row
  if (kept && kept > now) throw conflict(workshopTexts.bookedAlready)
  const late = await lateUntil(tx, thing.carId, now)
  if (late && from < late) throw conflict(workshopTexts.isLate)
  const inTheWay = await readInTheWay(tx, thing.carId, { from, until }, { why: 'visit', now })
  if (inTheWay) throw conflict(inTheWayText(inTheWay, thing.zone, 'visit'))
  const { id, carId, kind } = thing
  await takeCarForVisit(tx, { thing: id, carId, kind, from, until, staffId }, now)
  const wall = (moment: Date) => toWall(moment, thing.zone)
  const to = `${wall(from)} – ${wall(until)}`
  await audit(tx, staffId, now, 'workshop booked', id, { car: carId, kind, from: state, to })
}

/** @throws Problem 400 at the field of a start that is past, far ahead, no half hour, or not within opening hours */
async function mustBeInHours(
  tx: Tx,
  thing: Thing,
  start: WallTime,
  { from, until, now }: Omit<Booked, 'staffId'>,
) {
  const area = await areaOf(tx, thing.carId)
  const wrong =
    from < now || from.getTime() - now.getTime() > mostAheadMs
      ? fieldError('invalidData')
      : isHalfHour(timeOf(start))
        ? undefined
        : fieldError('time')
  if (wrong) throw new Problem(400, texts.malformed, { errors: { start: wrong } })
  if (!isInHours(from, until, { zone: area.zone, hours: openingHours(area) }))
    throw conflict(workshopTexts.closedThen)
}

/** Books a gap of the planner for what a car needs (docs/product/workshop.md#visits). */
export const staffBookVisit: Handler<typeof bookOperation> = async (
  { db: tx, user, now },
  { item, version, start, hours = usualVisitHours },
) => {
  const { thing } = await lockThing(tx, item)
  mustBeAsSeen(version, thingVersion(thing))
  const from = toInstant(start, thing.zone)
  const until = new Date(from.getTime() + hours * 3_600_000)
  await mustBeInHours(tx, thing, start, { from, until, now })
  await bookVisit(tx, thing, { from, until, staffId: user.id, now })
  return { start, end: toWall(until, thing.zone) }
}

export const staffCancelVisit: Handler<typeof cancelOperation> = async (
  { db: tx, user, now },
  { item, version },
) => {
  const { thing } = await lockThing(tx, item)
  mustBeAsSeen(version, thingVersion(thing))
  const { kept_from: from, kept_until: until } = thing.row
  if (!from || !until) throw conflict(workshopTexts.noVisit)
  await lockCar(tx, thing.carId)
  await endCarVisit(tx, item, 'canceled', now)
  const was = `${toWall(from, thing.zone)} – ${toWall(until, thing.zone)}`
  const { carId: car, kind } = thing
  await audit(tx, user.id, now, 'workshop canceled', item, { car, kind, from: was, to: 'none' })
  return {}
}

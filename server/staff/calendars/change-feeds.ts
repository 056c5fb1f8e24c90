import { sql } from 'kysely'
import type {
  staffEndFeed as endOperation,
  staffSaveFeed as saveOperation,
  staffSeeOverlap as seeOperation,
} from '#protocol/staff/calendars/staff-feeds.ts'
import { fieldError } from '#protocol/core/field-messages.ts'
import { lockCar } from '../../fleet/fleet/change-car.ts'
import {
  addBusyCalendar,
  type BusyCalendarRow,
  changeBusyCalendar,
  endBusyCalendar,
  markOverlapSeen,
} from '../../fleet/occupancy/busy-calendars.ts'
import type { Services } from '../../platform/api/context.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { conflict, mustBeAbsent, Problem, texts } from '../../platform/api/problem.ts'
import { mustBeAsSeen, mustNotBeOwn } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/db/database.ts'
import { sqlInstant } from '../../platform/work/sql-instant.ts'
import { wake } from '../../platform/work/topics.ts'
import { randomId } from '../../platform/random.ts'
import { refusals } from './feed-texts.ts'
import { overlapId, overlapVersion, readOverlaps } from './overlaps.ts'
import { feedVersion } from './staff-feeds.ts'

/** Calendars of others that one car may have. */
const mostFeeds = 5

/** A calendar that is read, and its car, locked in this order as who reads it does. */
async function lockFeed(tx: Tx, id: string): Promise<BusyCalendarRow> {
  const known = await tx
    .selectFrom('busy_calendar')
    .select('car_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (known) await lockCar(tx, known.car_id)
  const row = await tx
    .selectFrom('busy_calendar')
    .selectAll()
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Problem(404, texts.notFound)
  return row
}

/** @throws Problem 400 at the address that cannot be asked */
async function mustBeReachable({ outside }: Services, url: string): Promise<void> {
  const refused = await outside.refusalOf(url)
  if (refused) throw new Problem(400, texts.malformed, { errors: { url: refused } })
}

/**
 * Gives a car the calendar of another marketplace, or changes one (docs/product/calendars.md#calendars-in).
 * @throws Problem 404 without such a car or calendar, 400 at an address that cannot be asked, 409 when it changed, the
 * car has it already, or has five
 */
export const staffSaveFeed: Handler<typeof saveOperation> = async (
  { db: tx, user, now, services },
  { car: carId, feed, version, name, url },
) => {
  if (url !== undefined) await mustBeReachable(services, url)
  const saved = { car_id: carId, name, saved_by: user.id, saved_at: now }
  if (feed !== undefined) {
    const row = await lockFeed(tx, feed)
    mustBeAsSeen(version ?? '', feedVersion(row))
    const to = { ...saved, id: feed, car_id: row.car_id, url: url ?? row.url }
    await mustBeNew(tx, to)
    await changeBusyCalendar(tx, to)
    const said = { car: row.car_id, from: row.name, to: name }
    await audit(tx, user.id, now, 'calendar changed', feed, said)
    await wake(tx, 'calendars')
    return {}
  }
  mustBeAbsent({ version })
  if (url === undefined)
    throw new Problem(400, texts.malformed, { errors: { url: fieldError('required') } })
  if (!(await lockCar(tx, carId))) throw new Problem(404, texts.notFound)
  const id = randomId()
  await mustBeNew(tx, { ...saved, id, url })
  await addBusyCalendar(tx, { ...saved, id, url })
  await audit(tx, user.id, now, 'calendar added', id, { car: carId, from: 'none', to: name })
  await wake(tx, 'calendars')
  return {}
}

/** @throws Problem 409 */
async function mustBeNew(
  tx: Tx,
  { car_id, id, url }: Pick<BusyCalendarRow, 'car_id' | 'id' | 'url'>,
) {
  const { rows } = await sql<{ url: string }>`
    select url from busy_calendar where car_id = ${car_id} and id <> ${id} and ended_at is null`.execute(
    tx,
  )
  if (rows.some((row) => row.url === url)) throw conflict(refusals.twice)
  if (rows.length >= mostFeeds) throw conflict(refusals.full)
}

/**
 * Reads a calendar no more; what was blocked for it is free.
 * @throws Problem 404 without such a calendar, 409 when it changed
 */
export const staffEndFeed: Handler<typeof endOperation> = async (
  { db: tx, user, now },
  { feed, version },
) => {
  const row = await lockFeed(tx, feed)
  mustBeAsSeen(version, feedVersion(row))
  await endBusyCalendar(tx, { id: feed, carId: row.car_id, staffId: user.id, now })
  const said = { car: row.car_id, from: row.name, to: 'none' }
  await audit(tx, user.id, now, 'calendar ended', feed, said)
  return {}
}

/**
 * Says that staff know of an overlap.
 * @throws Problem 404 when there is none any more, 409 when it is another by now, or seen
 */
export const staffSeeOverlap: Handler<typeof seeOperation> = async (
  { db: tx, user, now },
  { overlap, version },
) => {
  const rows = await readOverlaps(tx, sqlInstant(now))
  const row = rows.find((one) => overlapId(one) === overlap)
  if (!row) throw new Problem(404, texts.notFound)
  mustNotBeOwn(user, row.renter_id ?? '')
  mustBeAsSeen(version, overlapVersion(row))
  const { calendar_id: calendarId, occupancy_id: occupancyId, busy_from: busyFrom } = row
  const seen = { calendarId, occupancyId, busyFrom }
  await markOverlapSeen(tx, seen, { staffId: user.id, now })
  const said = { car: row.car_id, order: row.order_id, from: 'open', to: 'seen' }
  await audit(tx, user.id, now, 'overlap seen', overlap, said)
  return {}
}

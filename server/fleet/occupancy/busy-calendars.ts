import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { sqlInstant, type SqlInstant } from '../../platform/work/sql-instant.ts'

/*
 * Calendars of others that say when a car is taken (docs/product/calendars.md#calendars-in). The database keeps the free
 * stretches of those times blocked, also those that become free later.
 */

export type BusyCalendarRow = Selectable<Schema['busy_calendar']>

type Saved = Pick<BusyCalendarRow, 'id' | 'car_id' | 'name' | 'url' | 'saved_by' | 'saved_at'>

/** Adds a calendar, to be read at once. The caller holds the car's lock; the same address twice is refused by `busy_calendar_once`. */
export async function addBusyCalendar(tx: Tx, saved: Saved): Promise<void> {
  const row = { ...saved, next_read_at: saved.saved_at }
  await tx.insertInto('busy_calendar').values(row).execute()
}

/** Another name, or another address, which is read at once; what the old one said holds until then. */
export async function changeBusyCalendar(tx: Tx, saved: Saved): Promise<void> {
  const { id, name, url, saved_by, saved_at } = saved
  await sql`
    update busy_calendar set name = ${name}, url = ${url}, saved_by = ${saved_by}, saved_at = ${saved_at}::timestamptz,
      next_read_at = ${saved_at}::timestamptz, etag = null, last_modified = null
    where id = ${id}`.execute(tx)
}

/** It is read no more, and what was blocked for it and has not passed is free. */
export async function endBusyCalendar(
  tx: Tx,
  { id, carId, staffId, now }: { id: string; carId: string; staffId: string; now: Date },
): Promise<void> {
  await sql`delete from busy_time where calendar_id = ${id}`.execute(tx)
  await sql`
    update busy_calendar set ended_at = ${now}::timestamptz, ended_by = ${staffId} where id = ${id}`.execute(
    tx,
  )
  await liftUnnamed(tx, { id, carId, now })
}

export const calendarsToRead = (now: SqlInstant) => sql<{ id: string }>`
  select k.id from busy_calendar k join car c on c.id = k.car_id
  where k.ended_at is null and k.next_read_at <= ${now} and c.status <> 'retired'
  order by k.next_read_at limit 1`

/** How long until a calendar is read again. @param chance from 0 to 1: not all of them at one moment */
const restMinutes = (chance: number) => 27 + 6 * chance

export type ToRead = BusyCalendarRow & { zone: string }

/** The calendar that waits longest, which no other server reads from now on until its next turn. */
export async function claimCalendar(db: Db, now: Date): Promise<ToRead | undefined> {
  const { rows } = await sql<ToRead>`
    update busy_calendar k set next_read_at = ${now}::timestamptz + ${restMinutes(Math.random())} * interval '1 minute'
    from car c join area a on a.id = c.area_id
    where c.id = k.car_id and k.id in (${calendarsToRead(sqlInstant(now))} for update of k skip locked)
    returning k.*, a.zone`.execute(db)
  return rows[0]
}

type Read = Pick<BusyCalendarRow, 'id' | 'url'>

/** The calendar as it was claimed, locked; undefined when staff ended it or gave another address meanwhile. */
async function lockRead(tx: Tx, { id, url }: Read): Promise<BusyCalendarRow | undefined> {
  return tx
    .selectFrom('busy_calendar')
    .selectAll()
    .where('id', '=', id)
    .where('url', '=', url)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** It could not be read, for the first time or again. What it said before holds. */
export async function noteUnread(db: Db, read: Read, failure: string, now: Date): Promise<void> {
  await sql`
    update busy_calendar set failing_since = coalesce(failing_since, ${now}::timestamptz), failure = ${failure}
    where id = ${read.id} and url = ${read.url} and ended_at is null`.execute(db)
}

/** It was read, and says what it said before. */
export async function noteUnchanged(db: Db, read: Read, now: Date): Promise<void> {
  await sql`
    update busy_calendar set read_at = ${now}::timestamptz, failing_since = null, failure = null
    where id = ${read.id} and url = ${read.url} and ended_at is null`.execute(db)
}

type Said = { spans: readonly { from: Date; until: Date }[]; etag?: string; lastModified?: string }

/** So many times at once do not end by themselves between two readings. */
const fewTimes = 3

/**
 * Keeps the car's free stretches of what a calendar says now, and gives back what it says no more. Who has or holds some
 * of it keeps that: `busy_overlap` lists them. The caller holds the car's lock; a booking that comes first is refused
 * here by `occupancy_no_overlap`, and the caller tries again.
 */
export async function keepBusyTimes(tx: Tx, read: Read, said: Said, now: Date): Promise<void> {
  const row = await lockRead(tx, read)
  if (!row) return
  const { id, car_id: carId } = row
  const { rows } = await sql<{ ahead: number }>`
    select count(*)::int as ahead from busy_time where calendar_id = ${id} and upper(period) > ${now}::timestamptz`.execute(
    tx,
  )
  const ahead = rows[0]?.ahead ?? 0
  const isEmptied = said.spans.length === 0 && ahead >= fewTimes
  const wanted = sql`(select tstzrange(f, u) as period from unnest(
    ${said.spans.map(({ from }) => from)}::timestamptz[], ${said.spans.map(({ until }) => until)}::timestamptz[]) as w (f, u))`
  await sql`
    delete from busy_time t where t.calendar_id = ${id}
      and not exists (select from ${wanted} w where w.period = t.period)`.execute(tx)
  // Before what is new: a block that moves is made in one piece.
  await liftUnnamed(tx, { id, carId, now })
  await sql`
    insert into busy_time (calendar_id, period) select ${id}, w.period from ${wanted} w
    on conflict do nothing`.execute(tx)
  await sql`select busy_free_stretches(${carId}, tstzrange(${now}::timestamptz, null))`.execute(tx)
  await sql`
    update busy_calendar set read_at = ${now}::timestamptz, failing_since = null, failure = null,
      etag = ${said.etag ?? null}, last_modified = ${said.lastModified ?? null},
      emptied_at = case when ${isEmptied} then ${now}::timestamptz when ${said.spans.length > 0} then null else emptied_at end,
      emptied_from = case when ${isEmptied} then ${ahead}::int when ${said.spans.length > 0} then null else emptied_from end
    where id = ${id}`.execute(tx)
}

type Lifted = { id: string; carId: string; now: Date }

/** What is blocked for a calendar that does not name it is free from now on. */
async function liftUnnamed(tx: Tx, { id, carId, now }: Lifted): Promise<void> {
  const unnamed = sql`busy_calendar_id = ${id} and car_id = ${carId} and not exists (
    select from busy_time t where t.calendar_id = ${id} and t.period @> occupancy.period)`
  await sql`
    delete from occupancy where ${unnamed} and lower(period) >= ${now}::timestamptz`.execute(tx)
  await sql`
    update occupancy set period = tstzrange(lower(period), ${now}::timestamptz),
      occupied = tstzrange(lower(occupied), ${now}::timestamptz)
    where ${unnamed} and lower(period) < ${now}::timestamptz and upper(period) > ${now}::timestamptz`.execute(
    tx,
  )
}

/** Staff know of it: it is nothing to do any more. */
export async function markOverlapSeen(
  tx: Tx,
  {
    calendarId,
    occupancyId,
    busyFrom,
  }: { calendarId: string; occupancyId: string; busyFrom: Date },
  { staffId, now }: { staffId: string; now: Date },
): Promise<void> {
  await sql`
    insert into busy_overlap_seen (calendar_id, occupancy_id, busy_from, seen_by, seen_at)
    values (${calendarId}, ${occupancyId}::bigint, ${busyFrom}::timestamptz, ${staffId}, ${now}::timestamptz)
    on conflict do nothing`.execute(tx)
}

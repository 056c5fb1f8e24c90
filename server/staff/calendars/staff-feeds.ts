import { sql } from 'kysely'
import { toWall } from '#domain/core/time/zone.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { staffFeeds as operation, StaffFeeds } from '#protocol/staff/calendars/staff-feeds.ts'
import type { BusyCalendarRow } from '../../fleet/occupancy/busy-calendars.ts'
import { allAreas } from '../../fleet/site/areas-store.ts'
import { shownName } from '../../people/people/shown-name.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { versionOf } from '../../platform/audit/as-seen.ts'
import type { Db } from '../../platform/db/database.ts'
import { sqlInstant } from '../../platform/work/sql-instant.ts'
import { linkVersion } from './calendar-links.ts'
import { emptiedText, failureText } from './feed-texts.ts'
import { overlapId, overlapText, overlapVersion, readOverlaps } from './overlaps.ts'

/** A car with five of them each is more than any company of ours has. */
const mostFeeds = 500

/** What staff saw of a calendar: reading it changes nothing of that. */
export const feedVersion = (row: Pick<BusyCalendarRow, 'id' | 'name' | 'url' | 'saved_at'>) =>
  versionOf(row.id, row.name, row.url, row.saved_at)

type FeedRow = BusyCalendarRow & { car: string; plate: string; zone: string; ahead: number }

/** The calendars of others, what overlaps, and the calendars that we show (docs/product/calendars.md). */
export const staffFeeds: Handler<typeof operation> = async ({ db, lang, now }, { car }) => {
  const name = lang === 'es' ? 'name_es' : 'name_en'
  const [feeds, overlaps, links, areas] = await Promise.all([
    readFeeds(db, now, car),
    readOverlaps(db, sqlInstant(now), car),
    readLinks(db, lang, car),
    allAreas(db),
  ])
  return {
    feeds: feeds.map((row) => presentFeed(row, lang)),
    overlaps: overlaps.map((row) => ({
      id: overlapId(row),
      car: row.car_id,
      carName: row.car,
      plate: row.plate,
      text: overlapText(row)[lang],
      order: row.order_id ?? undefined,
      seen: row.seen,
      version: overlapVersion(row),
    })),
    links,
    areas: areas.map((row) => ({ id: row.id, name: row[name] })),
  }
}

async function readFeeds(db: Db, now: Date, car?: string): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    select k.*, c.make || ' ' || c.model || ' ' || c.year as car, c.plate, a.zone, (select count(*)::int from busy_time t
      where t.calendar_id = k.id and upper(t.period) > ${now}::timestamptz) as ahead
    from busy_calendar k join car c on c.id = k.car_id join area a on a.id = c.area_id
    where k.ended_at is null and ${car === undefined ? sql`true` : sql`k.car_id = ${car}`}
    order by k.failing_since, c.make, c.model, c.plate, k.name, k.id limit ${mostFeeds}`.execute(db)
  return rows
}

function presentFeed(row: FeedRow, lang: Lang): StaffFeeds['feeds'][number] {
  const wall = (at: Date | null) => (at ? toWall(at, row.zone) : undefined)
  const message = row.failure
    ? failureText(row.failure)
    : row.emptied_from === null
      ? undefined
      : emptiedText(row.emptied_from)
  return {
    id: row.id,
    car: row.car_id,
    carName: row.car,
    plate: row.plate,
    name: row.name,
    host: new URL(row.url).host,
    state: row.failing_since ? 'failing' : row.read_at ? 'read' : 'waiting',
    readAt: wall(row.read_at),
    failingSince: wall(row.failing_since),
    message: message?.[lang],
    ahead: row.ahead,
    version: feedVersion(row),
  }
}

async function readLinks(db: Db, lang: Lang, car?: string): Promise<StaffFeeds['links']> {
  const { rows } = await sql<{
    id: string
    car_id: string | null
    area_id: string | null
    name: string
    plate: string | null
    by: string
    made_at: Date
  }>`
    select l.id, l.car_id, l.area_id, c.plate, l.made_at, ${shownName('u', lang)} as by,
      coalesce(c.make || ' ' || c.model || ' ' || c.year,
        case when ${lang} = 'es' then a.name_es else a.name_en end) as name
    from calendar_link l join app_user u on u.id = l.made_by left join car c on c.id = l.car_id
    left join area a on a.id = l.area_id
    where l.user_id is null and ${car === undefined ? sql`true` : sql`l.car_id = ${car}`}
    order by l.area_id nulls last, 3, c.plate, l.id limit ${mostFeeds}`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    car: row.car_id ?? undefined,
    area: row.area_id ?? undefined,
    name: row.name,
    plate: row.plate ?? undefined,
    by: row.by,
    madeAt: row.made_at.toISOString(),
    version: linkVersion(row),
  }))
}

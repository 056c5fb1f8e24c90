import type { Db } from '#server/platform/db/database.ts'
import { sqlInstant } from '#server/platform/work/sql-instant.ts'
import { linkVersion } from '#server/staff/calendars/calendar-links.ts'
import { overlapId, overlapVersion, readOverlaps } from '#server/staff/calendars/overlaps.ts'
import { feedVersion } from '#server/staff/calendars/staff-feeds.ts'

/** The version that `staffFeeds` would say now of what is named; `gone` of what it does not list any more. */
export async function calendarVersion(
  db: Db,
  now: Date,
  fields: Record<string, string | undefined>,
): Promise<string> {
  if (fields['overlap'] !== undefined) {
    const rows = await readOverlaps(db, sqlInstant(now))
    const row = rows.find((one) => overlapId(one) === fields['overlap'])
    return row ? overlapVersion(row) : 'gone'
  }
  const of = (table: 'busy_calendar' | 'calendar_link', id: string | undefined) =>
    db
      .selectFrom(table)
      .selectAll()
      .where('id', '=', id ?? '')
      .executeTakeFirst()
  const link = await of('calendar_link', fields['link'])
  if (link) return linkVersion(link)
  const feed = await of('busy_calendar', fields['feed'])
  return feed ? feedVersion(feed) : 'gone'
}

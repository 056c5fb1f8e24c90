import { type Selectable, sql } from 'kysely'
import { dayOf } from '#domain/core/time/wall-time.ts'
import { toWall } from '#domain/core/time/zone.ts'
import { reportReasons } from '#protocol/staff/conduct/choices.ts'
import type { StaffPerson } from '#protocol/staff/conduct/staff-people.ts'
import type { Lang } from '#protocol/core/text.ts'
import { blockZone, lastDayOf } from '../../platform/api/blocked-text.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { hasRow } from '../../platform/db/has-row.ts'
import { inSql } from '../../fleet/fleet/rental-status.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { versionOf } from '../../platform/audit/as-seen.ts'
import { sharedLicenses } from '../../people/drivers/shared-license.ts'
import { type Match, readMatches } from '../../people/people/block-marks.ts'
import { shownEmail, shownName } from '../../people/people/shown-name.ts'
import { comingBookings } from './coming-bookings.ts'
import { presentScore, readScoredReviews } from '../../community/reviews/scores.ts'
import { type ReportedThread, reportedThreads } from './reported-threads.ts'

type Row = {
  id: string
  name: string
  email: string
  phone: string | null
  created_at: Date
  staff: boolean
  confirmed: boolean
  completed: number
  running: number
  verified: boolean
  invited_by: string | null
  owner_id: string | null
  owner_name: string | null
}
type Report = Selectable<Schema['person_report']> & { by: string }
type Block = Selectable<Schema['account_block']> & { by: string }

/** So much of what was reported and blocked is shown of a person: what is open first, then the newest. */
const mostShown = 50

async function factRows(db: Db | Tx, ids: readonly string[], lang: Lang): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select u.id, ${shownName('u', lang)} as name, ${shownEmail('u')} as email, u.phone, u.created_at,
      u.email_verified_at is not null and not u.unconfirmed as confirmed,
      exists (select from staff_member m where m.user_id = u.id) as staff,
      rental.completed, rental.running,
      ${hasRow(sql`driver d where d.user_id = u.id and d.is_primary
        and d.license_verification = 'verified'`)} as verified,
      case when p.id is null then null else ${shownName('p', lang)} end as invited_by,
      o.id as owner_id, case when o.id is null then null else ${shownName('o', lang)} end as owner_name
    from app_user u left join app_user p on p.id = u.referred_by
    left join app_user o on u.unconfirmed and o.email = u.email and not o.unconfirmed
    cross join lateral (
      select (count(distinct transaction_id) filter (where rental_status = ${inSql.returned}))::int as completed,
        (count(distinct transaction_id) filter (where rental_status in ${inSql.running}))::int as running
      from rental_order where user_id = u.id) rental
    where u.id = any(${[...ids]}::text[])`.execute(db)
  return rows
}

async function reportRows(db: Db | Tx, ids: readonly string[], lang: Lang): Promise<Report[]> {
  const { rows } = await sql<Report>`
    select * from (
      select r.*, ${shownName('u', lang)} as by,
        row_number() over (partition by r.user_id
          order by r.decided_at is not null, r.created_at desc, r.id) as no
      from person_report r join app_user u on u.id = r.reporter_id
      where r.user_id = any(${[...ids]}::text[])) newest
    where no <= ${mostShown}::int order by no`.execute(db)
  return rows
}

async function blockRows(db: Db | Tx, ids: readonly string[], lang: Lang): Promise<Block[]> {
  const { rows } = await sql<Block>`
    select * from (
      select b.*, ${shownName('u', lang)} as by,
        row_number() over (partition by b.user_id order by b.starts_at desc) as no
      from account_block b join app_user u on u.id = b.made_by
      where b.user_id = any(${[...ids]}::text[])) newest
    where no <= ${mostShown}::int order by no`.execute(db)
  return rows
}

const isRunning = (block: Block, now: Date) =>
  !block.lifted_at && (!block.ends_at || block.ends_at > now)

/** What the accounts of other people's blocks are called. */
async function readNames(db: Db | Tx, ids: readonly string[], lang: Lang) {
  if (ids.length === 0) return new Map<string, string>()
  const { rows } = await sql<{ id: string; name: string }>`
    select u.id, ${shownName('u', lang)} as name from app_user u where u.id = any(${[...ids]}::text[])`.execute(
    db,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const presentMatch = (
  { userId, blockId, kinds, reason, until }: Match,
  names: ReadonlyMap<string, string>,
): StaffPerson['matches'][number] => ({
  block: blockId,
  account: { id: userId, name: names.get(userId) ?? userId },
  kinds,
  reason,
  lastDay: until ? lastDayOf(until) : undefined,
})

const decisions = ['dismissed', 'warned', 'blocked'] as const

const presentReport = (
  report: Report,
  threads: readonly ReportedThread[],
): StaffPerson['reports'][number] => ({
  id: report.id,
  by: report.by,
  reason: reportReasons.find((reason) => reason === report.reason) ?? 'other',
  text: report.said,
  at: report.created_at.toISOString(),
  decision: decisions.find((decision) => decision === report.decision),
  jobs: threads.flatMap(({ report_id, id, title }) =>
    report_id === report.id ? [{ id, title }] : [],
  ),
})

const presentBlock = (block: Block, now: Date): StaffPerson['blocks'][number] => ({
  id: block.id,
  reason: block.reason,
  from: block.starts_at.toISOString(),
  until: block.ends_at?.toISOString(),
  lastDay: block.ends_at ? lastDayOf(block.ends_at) : undefined,
  by: block.by,
  running: isRunning(block, now),
  liftedAt: block.lifted_at?.toISOString(),
})

type Viewer = { viewerId: string; lang: Lang; now: Date }

/** What staff know of people and decide on, in the order of the ids. */
export async function staffPersons(
  db: Db | Tx,
  ids: readonly string[],
  { viewerId, lang, now }: Viewer,
): Promise<StaffPerson[]> {
  if (ids.length === 0) return []
  const rows = await factRows(db, ids, lang)
  const reports = await reportRows(db, ids, lang)
  const threads = await reportedThreads(
    db,
    reports.map((report) => report.id),
  )
  const blocks = await blockRows(db, ids, lang)
  const coming = await comingBookings(db, ids)
  const scores = await readScoredReviews(db, ids, now)
  const matches = await readMatches(db, ids, now)
  const names = await readNames(
    db,
    [...matches.values()].flat().map(({ userId }) => userId),
    lang,
  )
  const shared = await sharedLicenses(db, ids, lang)
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id)
    if (!row) return []
    const ownReports = reports.filter(({ user_id }) => user_id === id)
    const ownBlocks = blocks.filter(({ user_id }) => user_id === id)
    const open = ownReports.filter(({ decided_at }) => !decided_at)
    const running = ownBlocks.filter((block) => isRunning(block, now))
    const scored = scores.get(id)
    const own = matches.get(id) ?? []
    const sharing = shared.filter(({ user_id }) => user_id === id)
    return {
      id,
      name: row.name,
      email: row.email,
      phone: row.phone ?? undefined,
      since: dayOf(toWall(row.created_at, blockZone)),
      staff: row.staff,
      confirmed: row.confirmed,
      completedRentals: row.completed,
      runningRentals: row.running,
      score: scored && presentScore(scored, lang).value,
      licenseVerified: row.verified,
      invitedBy: row.invited_by ?? undefined,
      addressOf:
        row.owner_id === null
          ? undefined
          : { id: row.owner_id, name: row.owner_name ?? row.owner_id },
      matches: own.map((match) => presentMatch(match, names)),
      sameLicense: [...new Map(sharing.map((one) => [one.id, one])).values()].map((one) => ({
        id: one.id,
        name: one.name,
      })),
      // Whom a report is about does not learn of it.
      reports: id === viewerId ? [] : ownReports.map((report) => presentReport(report, threads)),
      blocks: ownBlocks.map((block) => presentBlock(block, now)),
      coming: coming.filter(({ userId }) => userId === id),
      version: versionOf(
        open.map((report) => report.id),
        running.map((block) => block.id),
        own.map(({ blockId, kinds }) => [blockId, ...kinds].join(' ')),
      ),
      own: id === viewerId || open.some(({ reporter_id }) => reporter_id === viewerId),
    }
  })
}

/** The version that a list says now; undefined for nobody. For tests too. */
export async function personVersion(db: Db | Tx, id: string, now: Date) {
  const [person] = await staffPersons(db, [id], { viewerId: '', lang: 'en', now })
  return person?.version
}

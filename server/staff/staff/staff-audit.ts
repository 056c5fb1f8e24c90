import { dollarsText } from '../../platform/dollars-text.ts'
import { sql } from 'kysely'
import type { staffAudit as operation } from '#protocol/staff/staff/staff-audit.ts'
import type { Handler } from '../../platform/api/handler.ts'
import { type AuditAction, auditTexts } from '../../platform/audit/audit-texts.ts'
import { criteriaIn } from '../../community/reviews/rating-criteria.ts'
import { shownName } from '../../people/people/shown-name.ts'

const pageSize = 50

type Row = {
  id: number
  at: Date
  staff: string
  action: AuditAction
  subject: string
  details: Record<string, unknown>
  renter: string | null
}

export const staffAudit: Handler<typeof operation> = async (
  { db, user, now, lang },
  { subject = null, cursor = null },
) => {
  // What the company says of a renter who is of the staff waits for them here as well.
  const details = sql`case when v.reveal_at > ${now}::timestamptz
    then e.details - 'ratings' - 'comments' else e.details end`
  const { rows } = await sql<Row>`
    select e.id, e.at, ${shownName('u', lang)} as staff, e.action, e.subject,
      ${details} as details, ${shownName('r', lang)} as renter
    from audit_entry e join app_user u on u.id = e.staff_id
    left join rental_order o on o.id = e.details ->> 'order'
    left join driver d on d.id = e.subject
    left join review v on v.id = e.subject and o.user_id = ${user.id}
    left join app_user r on r.id = coalesce(o.user_id, d.user_id, e.details ->> 'owner')
    where (${subject}::text is null or e.subject = ${subject} or e.details ->> 'order' = ${subject})
      and (${cursor}::bigint is null or e.id < ${cursor}::bigint)
    order by e.id desc limit ${pageSize}`.execute(db)
  const criteria = await criteriaIn(db, lang)
  const last = rows.length === pageSize ? rows.at(-1) : undefined
  return {
    entries: rows.map((row) => ({
      id: String(row.id),
      at: row.at.toISOString(),
      staff: row.staff,
      title: auditTexts[row.action][lang],
      subject: row.subject,
      renter: row.renter ?? undefined,
      details: inWords(row, criteria),
    })),
    nextCursor: last?.id,
  }
}

/** Amounts are kept in cents; they are read in dollars. */
const amounts: readonly string[] = ['amount', 'estimate', 'price']

/** What was before and after comes first; the order is left out where the line is about it. */
function inWords(
  { subject, details }: Row,
  criteria: Awaited<ReturnType<typeof criteriaIn>>,
): Record<string, string> {
  const { from, to, order, owner: _, ratings, ...rest } = details
  const values = Object.entries(ratings ?? {})
  const rated = criteria.flatMap(({ id, name }) =>
    values.flatMap(([of, value]) => (of === id ? `${name} ${value}` : [])),
  )
  const about = { from, to, order: order === subject ? undefined : order }
  const shown = { ...about, ratings: rated.join(', '), ...rest }
  const said = Object.entries(shown).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  return Object.fromEntries(
    said.map(([name, value]) => [
      name,
      amounts.includes(name) && typeof value === 'number'
        ? dollarsText(value)
        : typeof value === 'string'
          ? value
          : JSON.stringify(value),
    ]),
  )
}

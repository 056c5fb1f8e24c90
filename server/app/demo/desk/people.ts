import { sql } from 'kysely'
import { addDaysToDay } from '#domain/core/time/wall-time.ts'
import type { Lang } from '#protocol/core/text.ts'
import { insertReviewReport } from '../../../community/reviews/answers.ts'
import { nameSeed } from '../../../community/trust/staff-trust-seeds.ts'
import { userById } from '../../../people/people/account-store.ts'
import { lastDayOf } from '../../../platform/api/blocked-text.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { blockPerson } from '../../../staff/conduct/block-person.ts'
import { insertReport } from '../../../staff/conduct/report-user.ts'
import { blockLine, reportLines, reviewReportLines } from './desk-words.ts'

const dayMs = 86_400_000

type Desk = { staffId: string; named: ReadonlySet<string>; now: Date }

/** People who were reported, one who is blocked, reviews that somebody objects to, and whom trust begins with. */
export async function loadConduct(tx: Tx, { staffId, named, now }: Desk): Promise<string[]> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs)
  const quiet = (await readQuiet(tx)).filter(({ id }) => !named.has(id))
  const take = (language: Lang) => {
    const at = quiet.findIndex((person) => person.language === language)
    const [found] = at < 0 ? [] : quiet.splice(at, 1)
    if (!found) throw new Error(`nobody of the demo who speaks ${language} is left`)
    return found.id
  }
  const [cheat, blocked, pest] = [take('en'), take('en'), take('es')]
  for (const [userId, reason, language, days] of [
    [cheat, 'fraud', 'en', 2],
    [pest, 'harassment', 'es', 1],
  ] as const) {
    const said = { userId, reporterId: take(language), reason, text: reportLines[reason] }
    await insertReport(tx, said, ago(days))
  }
  await block(tx, blocked, { staffId, now: ago(6) })

  for (const language of ['en', 'es'] as const) {
    const review = await readReview(tx, language, [...named])
    const reason = reviewReportLines[language]
    const report = { review, reporterId: take(language), reason }
    await insertReviewReport(tx, report, ago(3))
  }
  const seeds = await readLongest(tx, [staffId, ...named])
  for (const person of seeds) await nameSeed(tx, person, { staffId, now: ago(60) })
  return [cheat, blocked, pest]
}

type Person = { id: string; language: Lang }

/** Those who rent nothing, do no job and wait for nobody, so that nothing else depends on them. */
async function readQuiet(tx: Tx): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select u.id, u.language from app_user u
    where u.demo and not exists (select from staff_member m where m.user_id = u.id)
      and not exists (select from rental_order o where o.user_id = u.id)
      and not exists (select from job j where u.id in (j.owner_id, j.assignee_id))
      and not exists (select from job_application a where a.applicant_id = u.id)
      and not exists (select from waiting_list_item w where w.user_id = u.id)
      and not exists (select from connection c where c.status = 'pending' and u.id in (c.requester_id, c.addressee_id))
    order by u.id`.execute(tx)
  return rows
}

async function block(
  tx: Tx,
  id: string,
  { staffId, now }: { staffId: string; now: Date },
): Promise<void> {
  const person = await userById(tx, id)
  if (!person) throw new Error(`${id} is nobody of the demo`)
  const until = addDaysToDay(lastDayOf(now), 90)
  const said = { decision: 'block', message: blockLine, until } as const
  const fields = { ...said, member: id, version: '', noEnd: undefined }
  await blockPerson({ tx, person, staffId, now, fields })
  await audit(tx, staffId, now, 'person block', id, {
    owner: id,
    from: 'open',
    to: 'blocked',
    ...said,
  })
}

/** What a renter wrote of a car, long enough to be about something. */
async function readReview(tx: Tx, language: Lang, named: readonly string[]): Promise<string> {
  const { id } = await tx
    .selectFrom('review')
    .select('id')
    .where('side', '=', 'renter')
    .where('status', '=', 'completed')
    .where('language', '=', language)
    .where('reviewer_id', 'not in', named)
    .where(sql<boolean>`length(comment) > 80`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Two who are here longest. */
async function readLongest(tx: Tx, but: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('app_user')
    .select('id')
    .where('demo', '=', true)
    .where('id', 'not in', but)
    .where(sql<boolean>`not exists (select from staff_member m where m.user_id = app_user.id)`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(2)
    .execute()
  return rows.map(({ id }) => id)
}

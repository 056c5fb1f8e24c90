import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { UserRow } from './account-store.ts'
import { hasBlocked, namedPerson } from './ties.ts'

/** Who looks; a visitor is nobody. */
export type ProfileViewer = { id: string; staff: boolean } | undefined

/** What a person did that shows them to `me`: they asked, agreed, vouched, invited or were, or had to do with a job. */
const isKnown = (person: RawBuilder<string>, me: string): RawBuilder<boolean> => sql`(
  ${person} = ${me}
  or exists (select from connection c where
    (c.requester_id = ${person} and c.addressee_id = ${me} and c.status in ('pending', 'ignored', 'confirmed'))
    or (c.requester_id = ${me} and c.addressee_id = ${person} and c.status = 'confirmed'))
  or exists (select from recommendation r
    where r.by_id = ${person} and r.user_id = ${me} and r.withdrawn_at is null)
  or exists (select from app_user child
    where (child.id, child.referred_by) in ((${person}, ${me}), (${me}, ${person})))
  or exists (select from job j where (j.owner_id = ${person} and j.assignee_id = ${me})
    or (j.owner_id = ${me} and j.assignee_id = ${person}))
  or exists (select from job_application a join job j on j.id = a.job_id
    where (a.applicant_id = ${person} and j.owner_id = ${me}) or (a.applicant_id = ${me} and j.owner_id = ${person}))
  or exists (select from jobs_seen_by(${me}::text, false) j
    where j.owner_id = ${person} and j.status = 'open'))`

/**
 * Whether a person, of a column with their id, shows themself to whoever looks: everybody does but
 * who has no public profile, and they to those who know them (docs/product/community.md#privacy).
 * The one rule of every place that leads to a profile.
 */
export function showsProfile(person: string, viewer: ProfileViewer): RawBuilder<boolean> {
  if (viewer?.staff) return sql<boolean>`true`
  const isHidden = sql`exists (select from person_privacy shows
    where shows.user_id = ${sql.ref(person)} and not shows.public_profile)`
  if (!viewer) return sql<boolean>`not ${isHidden}`
  return sql<boolean>`(not ${isHidden} or ${isKnown(sql.ref(person), viewer.id)})`
}

/** The same of one person. */
export async function isProfileShown(
  db: Db | Tx,
  id: string,
  viewer: ProfileViewer,
): Promise<boolean> {
  const { rows } = await sql`
    select from app_user person where id = ${id} and ${showsProfile('person.id', viewer)}`.execute(
    db,
  )
  return rows.length > 0
}

/**
 * Somebody whose profile whoever looks may see: an account with a name whose address is theirs, that
 * shows itself to them and has not blocked them; undefined of anybody else, as of nobody.
 */
export async function seenPerson(
  db: Db | Tx,
  viewer: ProfileViewer,
  id: string,
): Promise<UserRow | undefined> {
  const person = await namedPerson(db, id)
  if (!person || !(await isProfileShown(db, id, viewer))) return undefined
  return viewer && (await hasBlocked(db, id, viewer.id)) ? undefined : person
}

import { sql } from 'kysely'
import type * as operations from '#protocol/community/operations.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { mustBeAsSeen, mustNotBeOwn, versionOf } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import { totalOf, type WantedRows, wantedRows } from '../../platform/audit/list-rows.ts'
import { staffTexts } from '../../platform/audit/staff-texts.ts'
import { lockUser, userById } from '../../people/people/account-store.ts'

type Row = {
  id: string
  name: string
  email: string
  named_at: Date | null
  named_by: string | null
  total: number
}

const nameOf = (user: string) =>
  sql`concat_ws(' ', ${sql.ref(`${user}.first_name`)}, ${sql.ref(`${user}.last_name`)})`

/** Seed people, or the person of an address; an account that nobody has confirmed is nobody's. */
async function readRows(
  db: Db | Tx,
  { id, email, ...wanted }: { id?: string; email?: string | undefined } & WantedRows,
): Promise<Row[]> {
  const which = id
    ? sql`u.id = ${id}`
    : email
      ? sql`u.email = ${email}`
      : sql`s.user_id is not null`
  const { rows } = await sql<Row>`
    select u.id, ${nameOf('u')} as name, u.email, s.created_at as named_at,
      ${nameOf('by')} as named_by, count(*) over ()::int as total
    from app_user u left join trust_seed s on s.user_id = u.id left join app_user by on by.id = s.named_by
    where ${which} and not u.unconfirmed and u.deleted_at is null
    order by s.created_at desc, u.id ${wantedRows(wanted)}`.execute(db)
  return rows
}

/** The version of a person in the list of seed people, for tests too; undefined when there is nobody. */
export async function seedVersion(db: Db | Tx, id: string): Promise<string | undefined> {
  const [row] = await readRows(db, { id, limit: 1 })
  return row && versionOfRow(row)
}

const versionOfRow = ({ id, name, email, named_at }: Row) => versionOf(id, name, email, named_at)

export const staffTrustSeeds: Handlers<typeof operations>['staffTrustSeeds'] = async (
  { db, user },
  input,
) => {
  const rows = await readRows(db, input)
  return {
    people: rows.map((row) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      isSeed: row.named_at !== null,
      namedAt: row.named_at?.toISOString(),
      namedBy: row.named_at ? (row.named_by ?? undefined) : undefined,
      version: versionOfRow(row),
      own: row.id === user.id,
    })),
    total: totalOf(rows),
  }
}

/** Names a seed person or takes that back, once and as seen (docs/product/community.md#trust). */
export const staffDecideTrustSeed: Handlers<typeof operations>['staffDecideTrustSeed'] = async (
  { db: tx, user, now },
  { person, version, decision },
) => {
  mustNotBeOwn(user, person)
  if (!(await userById(tx, person))) throw new Problem(404, texts.notFound)
  await lockUser(tx, person)
  const [row] = await readRows(tx, { id: person, limit: 1 })
  if (!row) throw new Problem(404, texts.notFound)
  mustBeAsSeen(version, versionOfRow(row))
  const isSeed = row.named_at !== null
  if (isSeed === (decision === 'name')) throw conflict(staffTexts.decidedAlready)
  if (decision === 'name') {
    await nameSeed(tx, person, { staffId: user.id, now })
  } else {
    await tx.deleteFrom('trust_seed').where('user_id', '=', person).execute()
    await audit(tx, user.id, now, 'trust seed withdrawn', person, { from: 'seed', to: 'none' })
  }
  return {}
}

/** Names a seed person; the caller has looked that they are none yet. */
export async function nameSeed(
  tx: Tx,
  person: string,
  { staffId, now }: { staffId: string; now: Date },
): Promise<void> {
  const seed = { user_id: person, named_by: staffId, created_at: now }
  await tx.insertInto('trust_seed').values(seed).execute()
  await audit(tx, staffId, now, 'trust seed named', person, { from: 'none', to: 'seed' })
}

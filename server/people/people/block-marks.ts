import { sql } from 'kysely'
import {
  type Known,
  type MarkKind,
  markKinds,
  marksOf,
} from '#domain/people/people/person-marks.ts'
import { signingKey } from '../../platform/auth/signing-key.ts'
import type { Db, Tx } from '../../platform/db/database.ts'

type Hashed = { kind: MarkKind; hash: string }

const hashesOf = (known: Known): Hashed[] =>
  marksOf(known).map(({ kind, text }) => ({ kind, hash: signingKey().mark(`${kind}|${text}`) }))

type PersonRow = {
  user_id: string
  primary: boolean
  first_name: string | null
  last_name: string | null
  birth_date: string | null
  phone: string | null
  license_number: string | null
  license_country: string | null
  license_state: string | null
}

/** What accounts say of their own person and of their drivers. */
async function readKnownPeople(db: Db | Tx, userIds: readonly string[]) {
  const ids = sql`${[...userIds]}::text[]`
  const { rows } = await sql<PersonRow>`
    select id as user_id, true as primary, first_name, last_name, birth_date, phone,
      null as license_number, null as license_country, null as license_state
    from app_user where id = any(${ids})
    union all
    select user_id, is_primary, first_name, last_name, birth_date, phone,
      license_number, license_country, license_state
    from driver where user_id = any(${ids})`.execute(db)
  return rows.map((row) => ({
    userId: row.user_id,
    primary: row.primary,
    known: {
      firstName: row.first_name,
      lastName: row.last_name,
      birthDate: row.birth_date,
      phone: row.phone,
      license:
        row.license_number === null
          ? null
          : {
              number: row.license_number,
              country: row.license_country,
              state: row.license_state,
            },
    },
  }))
}

/** A block that holds now; `ends_at` may be missing. */
export const holdsNow = (block: string, now: Date) =>
  sql<boolean>`(${sql.ref(`${block}.lifted_at`)} is null
    and coalesce(${sql.ref(`${block}.ends_at`)} > ${now}::timestamptz, true))`

/** By what a person is known who has this account, not its other drivers: they are others. */
export async function marksOfPerson(db: Db | Tx, userId: string): Promise<Hashed[]> {
  const persons = await readKnownPeople(db, [userId])
  return persons.filter(({ primary }) => primary).flatMap(({ known }) => hashesOf(known))
}

/** A block of another account that may be, or is, of the same person. */
export type Match = {
  /** The blocked account. */
  userId: string
  blockId: string
  kinds: MarkKind[]
  reason: string
  from: Date
  until: Date | null
}

type MatchRow = {
  id: string
  user_id: string
  kind: MarkKind
  hash: string
  reason: string
  starts_at: Date
  ends_at: Date | null
  not_same: string[]
}

/** The blocks that hold now with one of these marks, and which accounts staff have told apart from each. */
async function markedBlocks(db: Db | Tx, hashes: readonly string[], now: Date) {
  if (hashes.length === 0) return []
  const { rows } = await sql<MatchRow>`
    select b.id, b.user_id, m.kind, m.hash, b.reason, b.starts_at, b.ends_at,
      array(select n.user_id from not_same_person n where n.block_id = b.id and n.kind = m.kind) as not_same
    from block_mark m join account_block b on b.id = m.block_id
    where m.hash = any(${[...hashes]}::text[]) and ${holdsNow('b', now)}
    order by b.starts_at, b.id`.execute(db)
  return rows
}

/**
 * Which accounts may be of somebody who is blocked in another one, by their own person or a driver of theirs
 * (docs/product/staff.md#do-not-rent). What staff told apart is no match. Accounts without one are left out.
 */
export async function readMatches(
  db: Db | Tx,
  userIds: readonly string[],
  now: Date,
): Promise<Map<string, Match[]>> {
  const found = new Map<string, Match[]>()
  if (userIds.length === 0) return found
  const hashed = (await readKnownPeople(db, userIds)).flatMap(({ userId, known }) =>
    hashesOf(known).map(({ hash }) => ({ userId, hash })),
  )
  const rows = await markedBlocks(db, [...new Set(hashed.map(({ hash }) => hash))], now)
  for (const userId of userIds) {
    const own = new Set(hashed.filter((one) => one.userId === userId).map(({ hash }) => hash))
    const matching = rows.filter(
      (row) => own.has(row.hash) && row.user_id !== userId && !row.not_same.includes(userId),
    )
    const blocks = [...new Map(matching.map((row) => [row.id, row])).values()]
    if (blocks.length > 0)
      found.set(
        userId,
        blocks.map((row) => ({
          userId: row.user_id,
          blockId: row.id,
          kinds: markKinds.filter((kind) =>
            matching.some((one) => one.id === row.id && one.kind === kind),
          ),
          reason: row.reason,
          from: row.starts_at,
          until: row.ends_at,
        })),
      )
  }
  return found
}

/** The block of the account itself that holds now. */
export function runningBlock(
  db: Db | Tx,
  userId: string,
  now: Date,
): Promise<{ reason: string; until: Date | null } | undefined> {
  return db
    .selectFrom('account_block')
    .select(['reason', 'ends_at as until'])
    .where('user_id', '=', userId)
    .where(holdsNow('account_block', now))
    .executeTakeFirst()
}

/** Whether a block of the account itself holds. */
export const isBlocked = async (db: Db | Tx, userId: string, now: Date): Promise<boolean> =>
  (await runningBlock(db, userId, now)) !== undefined

/** Whether an account is blocked, or its own person or a driver may be somebody who is blocked in another one. */
export const mayBeBlocked = async (tx: Db | Tx, userId: string, now: Date): Promise<boolean> =>
  (await isBlocked(tx, userId, now)) || (await readMatches(tx, [userId], now)).size > 0

/** Whether a license is beyond doubt of somebody who is blocked in another account. */
export async function isLicenseBlocked(
  db: Db | Tx,
  userId: string,
  licenses: readonly Known['license'][],
  now: Date,
): Promise<boolean> {
  const hashes = licenses.flatMap((license) => hashesOf({ license: license ?? null }))
  const rows = await markedBlocks(
    db,
    hashes.map(({ hash }) => hash),
    now,
  )
  return rows.some((row) => row.user_id !== userId && !row.not_same.includes(userId))
}

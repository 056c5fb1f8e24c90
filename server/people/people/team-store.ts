import { type Selectable, sql } from 'kysely'
import type { Right } from '#protocol/core/rights.ts'
import type { Lang } from '#protocol/core/text.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { versionOf } from '../../platform/audit/as-seen.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { randomId, randomToken, sha256 } from '../../platform/random.ts'
import { shownName } from './shown-name.ts'

export type InvitationRow = Selectable<Schema['staff_invitation']>

const dayMs = 86_400_000
/** How long the link of an invitation works. */
const daysOpen = 7

export type MemberRow = {
  id: string
  name: string
  email: string
  avatar: string | null
  rights: Right[]
  /** Cents; null is no limit. */
  refund_limit: number | null
  passkeys: number
  last_seen: Date | null
}

/** Everybody of the staff: owners first, then by name. */
export async function readMembers(db: Db | Tx, lang: Lang): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select u.id, ${shownName('u', lang)} as name, u.email, u.avatar, m.rights, m.refund_limit_cents as refund_limit,
      (select count(*)::int from passkey p where p.user_id = u.id) as passkeys,
      (select max(s.last_used_at) from session s where s.user_id = u.id and s.revoked_at is null) as last_seen
    from staff_member m
    cross join lateral (select * from app_user where id = m.user_id limit 1) u
    order by 'owner' = any (m.rights) desc, name, u.id`.execute(db)
  return rows
}

/** What somebody of the staff may do now; undefined of anybody else. */
export async function rightsOf(db: Db | Tx, userId: string): Promise<Right[] | undefined> {
  const row = await db
    .selectFrom('staff_member')
    .select('rights')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.rights as Right[] | undefined
}

/** What somebody of the staff may do, and how much they may give back by themself in cents; null is no limit. */
export type May = { rights: Right[]; refundLimit: number | null }

/** As staff see it, for whoever changes it. */
export const mayVersion = ({ rights, refundLimit }: May): string =>
  versionOf(rights, ...(refundLimit === null ? [] : [refundLimit]))

const mayOf = (row: { rights: string[]; refund_limit_cents: number | null }): May => ({
  rights: row.rights as Right[],
  refundLimit: row.refund_limit_cents,
})

/** What somebody of the staff may do now, with their limit; undefined of anybody else. */
export async function readMay(db: Db | Tx, userId: string): Promise<May | undefined> {
  const row = await db
    .selectFrom('staff_member')
    .select(['rights', 'refund_limit_cents'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row && mayOf(row)
}

/** The same, locked; undefined of anybody else. */
export async function lockMay(tx: Tx, userId: string): Promise<May | undefined> {
  const row = await tx
    .selectFrom('staff_member')
    .select(['rights', 'refund_limit_cents'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row && mayOf(row)
}

/** The last owner stays one: the database refuses it (`an_owner_stays`). */
export async function setMay(tx: Tx, userId: string, { rights, refundLimit }: May): Promise<void> {
  await tx
    .updateTable('staff_member')
    .set({ rights: [...rights], refund_limit_cents: refundLimit })
    .where('user_id', '=', userId)
    .execute()
}

/** Invitations that nobody took up or took back, the newest first. */
export function readInvitations(
  db: Db | Tx,
  lang: Lang,
): Promise<(InvitationRow & { inviter: string })[]> {
  return db
    .selectFrom('staff_invitation as i')
    .innerJoin('app_user as u', 'u.id', 'i.invited_by')
    .selectAll('i')
    .select(shownName('u', lang).as('inviter'))
    .where('i.taken_at', 'is', null)
    .where('i.revoked_at', 'is', null)
    .orderBy('i.created_at', 'desc')
    .execute()
}

/** Ends what was sent to the address before. @returns the token of its link */
export async function addInvitation(
  tx: Tx,
  { email, rights, by, now }: { email: string; rights: readonly Right[]; by: string; now: Date },
): Promise<string> {
  await tx
    .updateTable('staff_invitation')
    .set({ revoked_at: now })
    .where('email', '=', email)
    .where('taken_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute()
  const token = randomToken()
  await tx
    .insertInto('staff_invitation')
    .values({
      id: randomId(),
      email,
      rights: [...rights],
      token_hash: sha256(token),
      invited_by: by,
      created_at: now,
      expires_at: new Date(now.getTime() + daysOpen * dayMs),
    })
    .execute()
  return token
}

/** @returns the address, undefined when there is none to take back */
export async function revokeInvitation(tx: Tx, id: string, now: Date): Promise<string | undefined> {
  const row = await tx
    .updateTable('staff_invitation')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('taken_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('email')
    .executeTakeFirst()
  return row?.email
}

/** The invitation of a link that still works; undefined of any other. */
export async function openInvitation(
  db: Db | Tx,
  token: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  return db
    .selectFrom('staff_invitation')
    .selectAll()
    .where('token_hash', '=', sha256(token))
    .where('taken_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Nothing is kept of an invitation of somebody who leaves; to be called while the account has its address. */
export async function forgetInvitations(tx: Tx, userId: string): Promise<void> {
  await sql`
    delete from staff_invitation
    where email = (select lower(email) from app_user where id = ${userId})`.execute(tx)
}

/** @returns false when somebody was faster */
export async function takeInvitation(tx: Tx, id: string, now: Date): Promise<boolean> {
  const taken = await tx
    .updateTable('staff_invitation')
    .set({ taken_at: now })
    .where('id', '=', id)
    .where('taken_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

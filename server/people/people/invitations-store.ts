import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { notify } from '../../platform/mail/notifications.ts'
import type { UserRow } from './account-store.ts'
import { holdsNow } from './block-marks.ts'
import { showsProfile } from './shown-profile.ts'

export type InvitationRow = Selectable<Schema['invitation']>

export type InvitationStatus = 'open' | 'used' | 'expired' | 'revoked'

export function invitationStatus(row: InvitationRow, now: Date): InvitationStatus {
  if (row.used_at) return 'used'
  if (row.revoked_at) return 'revoked'
  return row.expires_at <= now ? 'expired' : 'open'
}

export async function invitationByCode(
  db: Db | Tx,
  code: string,
): Promise<InvitationRow | undefined> {
  return db.selectFrom('invitation').selectAll().where('code', '=', code).executeTakeFirst()
}

/**
 * Who invites by a link that works, as strangers may know of them (docs/product/community.md#privacy):
 * undefined of who has no public profile, is blocked, or is here no more.
 */
export async function publicInviter(
  db: Db,
  code: string,
  now: Date,
): Promise<{ id: string; firstName: string; hasPicture: boolean } | undefined> {
  const { rows } = await sql<{ id: string; firstName: string; hasPicture: boolean }>`
    select person.id, person.first_name as "firstName", person.avatar is not null as "hasPicture"
    from invitation i join app_user person on person.id = i.inviter_id
    where i.code = ${code} and i.used_at is null and i.revoked_at is null
      and i.expires_at > ${now}::timestamptz
      and person.first_name is not null and not person.unconfirmed and person.deleted_at is null
      and ${showsProfile('person.id', undefined)}
      and not exists (select from account_block b where b.user_id = person.id and ${holdsNow('b', now)})`.execute(
    db,
  )
  return rows[0]
}

export function addInvitation(
  tx: Tx,
  invitation: Insertable<Schema['invitation']>,
): Promise<InvitationRow> {
  return tx.insertInto('invitation').values(invitation).returningAll().executeTakeFirstOrThrow()
}

/** Its link works no more. The caller holds its row, and it is neither used nor revoked. */
export async function closeInvitation(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('invitation').set({ revoked_at: now }).where('id', '=', id).execute()
}

/** Those of somebody who left; also the one that the person came by: its writer described them in it. */
export async function forgetInvitations(tx: Tx, userId: string): Promise<void> {
  await sql`delete from invitation where inviter_id = ${userId} or used_by = ${userId}`.execute(tx)
}

/**
 * Remembers through which link somebody registers, as long as it works now and the account has no
 * other. A dead or unknown code is no reason to refuse anybody.
 */
export async function rememberInvitation(
  tx: Tx,
  user: UserRow,
  code: string,
  now: Date,
): Promise<string | null> {
  if (user.referred_by || user.invitation_id) return user.invitation_id
  const row = await invitationByCode(tx, code)
  if (!row || invitationStatus(row, now) !== 'open' || row.inviter_id === user.id) return null
  await tx
    .updateTable('app_user')
    .set({ invitation_id: row.id })
    .where('id', '=', user.id)
    .execute()
  return row.id
}

/**
 * Makes whoever came through an invitation the child of its writer, for life, and tells the writer
 * (docs/product/community.md#invitations). Of two accounts with the same link the first one whose
 * address is shown to be theirs has it; it also counts when its 30 days ended since they registered.
 */
export async function useInvitation(
  tx: Tx,
  user: Pick<UserRow, 'id' | 'first_name' | 'referred_by' | 'joined_no' | 'created_at'>,
  invitationId: string,
  now: Date,
): Promise<void> {
  if (user.referred_by) return
  const used = await tx
    .updateTable('invitation')
    .set({ used_by: user.id, used_at: now })
    .where('id', '=', invitationId)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', user.created_at)
    // Only somebody who was here before: so nobody is their own ancestor.
    .where(
      sql<boolean>`(select joined_no from app_user inviter where inviter.id = inviter_id) < ${user.joined_no}::bigint`,
    )
    .returning('inviter_id')
    .executeTakeFirst()
  if (!used) return
  await tx
    .updateTable('app_user')
    .set({ referred_by: used.inviter_id })
    .where('id', '=', user.id)
    .execute()
  const name = user.first_name
  await notify(
    tx,
    {
      userId: used.inviter_id,
      topic: 'network',
      thread: `joined ${user.id}`,
      severity: 'success',
      title: {
        en: name
          ? `${name} joined through your invitation`
          : 'A friend joined through your invitation',
        es: name
          ? `${name} se registró con tu invitación`
          : 'Alguien se registró con tu invitación',
      },
      text: {
        en: 'You see them in your referral tree now.',
        es: 'Ya aparece en tu árbol de referidos.',
      },
      route: 'referralTree',
    },
    now,
  )
}

import type { SignInQuestion } from '#protocol/people/account/sign-in.ts'
import type { SignedIn } from '../../platform/api/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { type UserRow, userByEmail, userById } from '../people/account-store.ts'
import type { Challenge } from './challenge-store.ts'

/**
 * What somebody registered with the address of a mail and could be the person's own who reads it:
 * the registration that asked for the mail, else the newest with that address. Nothing where the
 * address has an owner, and where the caller's own session is the registration: that one is theirs.
 */
export async function readRegistration(
  tx: Tx,
  { email, registration_id: asked }: Challenge,
  caller: SignedIn | undefined,
): Promise<UserRow | undefined> {
  if (await userByEmail(tx, email)) return undefined
  const rows = await tx
    .selectFrom('app_user')
    .selectAll()
    .where('email', '=', email)
    .where('unconfirmed', '=', true)
    .where('first_name', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('joined_no', 'desc')
    .execute()
  if (rows.some(({ id }) => id === caller?.id)) return undefined
  return rows.find(({ id }) => id === asked) ?? rows[0]
}

/** By what a person knows their own registration; only who has shown that the mailbox is theirs reads it. */
export async function presentRegistration(
  tx: Tx,
  row: UserRow,
): Promise<NonNullable<SignInQuestion['registration']>> {
  const invitation = row.invitation_id
    ? await tx
        .selectFrom('invitation')
        .select('inviter_id')
        .where('id', '=', row.invitation_id)
        .executeTakeFirst()
    : undefined
  const inviter = invitation && (await userById(tx, invitation.inviter_id))
  return {
    name: [row.first_name, row.last_name].filter(Boolean).join(' '),
    phone: row.phone ?? undefined,
    invitedBy: inviter?.first_name ?? undefined,
  }
}

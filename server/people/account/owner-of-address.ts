import { sql } from 'kysely'
import { langOf } from '#protocol/core/text.ts'
import type { SignedIn } from '../../platform/api/context.ts'
import { revokeOtherSessions, revokeSessionsOf } from '../../platform/auth/sessions.ts'
import type { Tx } from '../../platform/db/database.ts'
import { createUser, type UserRow, userByEmail } from '../people/account-store.ts'
import { useInvitation } from '../people/invitations-store.ts'
import type { Challenge } from './challenge-store.ts'

/** A person's own registration becomes the account of its address, with all that it said and its invitation. */
async function confirmOwn(
  tx: Tx,
  email: string,
  id: string | undefined,
  now: Date,
): Promise<UserRow | undefined> {
  if (id === undefined) return undefined
  const own = await tx
    .updateTable('app_user')
    .set({ unconfirmed: false })
    .where('id', '=', id)
    .where('email', '=', email)
    .where('unconfirmed', '=', true)
    .returningAll()
    .executeTakeFirst()
  if (own?.invitation_id) await useInvitation(tx, own, own.invitation_id, now)
  return own
}

/** A person who registered with somebody else's address must not keep using it. */
export async function endUnconfirmed(tx: Tx, email: string, now: Date): Promise<void> {
  const people = sql<{ id: string }>`select id from app_user where email = ${email} and unconfirmed`
  await revokeSessionsOf(tx, people, now)
}

/**
 * The account of a mailbox that was just shown to be the person's (docs/product/accounts.md#signing-in): the one there
 * is, else what the same person registered in this very session or says is theirs (`kept`), else a
 * new one. What others registered with the address stays behind, name and phone with it.
 */
export async function ownerOfAddress(
  tx: Tx,
  { email, language }: Challenge,
  { caller, kept }: { caller: SignedIn | undefined; kept: string | undefined },
  now: Date,
): Promise<UserRow> {
  // A link and a code, or two registrations, used at the same moment come one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`owner of ${email}`}, 0))`.execute(tx)
  const owner =
    (await userByEmail(tx, email)) ??
    (await confirmOwn(tx, email, caller?.id, now)) ??
    (await confirmOwn(tx, email, kept, now)) ??
    (await createUser(tx, email, langOf(language), now)) ??
    (await userByEmail(tx, email))
  if (!owner) throw new Error('an account is neither new nor there')
  await endUnconfirmed(tx, email, now)
  if (!owner.email_verified_at) {
    const keep = caller?.id === owner.id ? caller.sessionId : undefined
    await revokeOtherSessions(tx, owner.id, keep, now)
  }
  return owner
}

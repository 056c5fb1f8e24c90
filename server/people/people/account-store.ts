import type { Selectable } from 'kysely'
import type { Day } from '#domain/core/time/wall-time.ts'
import type { Right } from '#protocol/core/rights.ts'
import type { Lang } from '#protocol/core/text.ts'
import { randomId } from '../../platform/random.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'

export type UserRow = Selectable<Schema['app_user']>

/** What a person says about themself; everybody who rents has given it. */
export type Person = { firstName: string; lastName: string; phone: string; birthDate: Day }

export async function userById(db: Db | Tx, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * The account of an address's owner. Who only registered with it has one that is not found here
 * (docs/product/accounts.md#registration). `email` in lower case, as the wire makes it.
 */
export async function userByEmail(db: Db | Tx, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('app_user')
    .selectAll()
    .where('email', '=', email)
    .where('unconfirmed', '=', false)
    .executeTakeFirst()
}

/** A new account for an address's owner; undefined when there is one, also by somebody faster. */
export async function createUser(
  tx: Tx,
  email: string,
  language: Lang,
  now: Date,
): Promise<UserRow | undefined> {
  return tx
    .insertInto('app_user')
    .values({ id: randomId(), email, language, created_at: now })
    .onConflict((oc) => oc.column('email').where('unconfirmed', '=', false).doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** A new account of somebody who says that this is their address; it belongs to nobody yet. */
export async function createUnconfirmed(
  tx: Tx,
  email: string,
  language: Lang,
  now: Date,
): Promise<UserRow> {
  return tx
    .insertInto('app_user')
    .values({ id: randomId(), email, language, unconfirmed: true, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Holds the account's row, so that what is counted for it cannot change meanwhile. */
export async function lockUser(tx: Tx, id: string): Promise<UserRow> {
  return tx
    .selectFrom('app_user')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function savePerson(
  tx: Tx,
  id: string,
  person: Person & { whatsapp?: string; social?: string },
): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({
      first_name: person.firstName,
      last_name: person.lastName,
      phone: person.phone,
      birth_date: person.birthDate,
      ...(person.whatsapp ? { whatsapp: person.whatsapp } : {}),
      ...(person.social ? { social: person.social } : {}),
    })
    .where('id', '=', id)
    .execute()
}

/** The language of their mails, until they sign in in another one (docs/product/accounts.md#notices). */
export async function setLanguage(tx: Tx, id: string, language: Lang): Promise<void> {
  await tx.updateTable('app_user').set({ language }).where('id', '=', id).execute()
}

/** Between which whole hours of their day gathered news is mailed (docs/product/accounts.md#notices). */
export async function setNoticeHours(
  tx: Tx,
  id: string,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await tx
    .updateTable('app_user')
    .set({ notice_from: from, notice_to: to })
    .where('id', '=', id)
    .execute()
}

/** Name, phone and birth date are there (docs/product/accounts.md#signing-in). */
export function isProfileComplete(user: UserRow | undefined): boolean {
  return Boolean(user?.first_name && user.last_name && user.phone && user.birth_date)
}

/**
 * Whether a session by link or code has staff's rights: on the list, and without a passkey, which
 * would be asked for (docs/product/accounts.md#passkeys).
 */
export async function isStaffByMail(db: Db | Tx, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_member')
    .leftJoin('passkey', 'passkey.user_id', 'staff_member.user_id')
    .select('passkey.id')
    .where('staff_member.user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined && row.id === null
}

/** Puts somebody on the staff list, as an owner where no rights are named; twice is once. */
export async function addToStaff(
  tx: Tx,
  userId: string,
  now: Date,
  rights: readonly Right[] = ['owner'],
): Promise<void> {
  await tx
    .insertInto('staff_member')
    .values({ user_id: userId, added_at: now, rights: [...rights] })
    .onConflict((oc) => oc.column('user_id').doNothing())
    .execute()
}

/** Takes somebody off the staff list. @returns whether they were on it */
export async function takeOffStaff(tx: Tx, userId: string): Promise<boolean> {
  const gone = await tx.deleteFrom('staff_member').where('user_id', '=', userId).executeTakeFirst()
  return gone.numDeletedRows > 0n
}

export async function isStaff(db: Db | Tx, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_member')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

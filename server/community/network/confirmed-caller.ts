import { refusal } from '../../platform/api/problem.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { type UserRow, userById } from '../../people/people/account-store.ts'
import { mustHaveName } from '../../people/people/name-first.ts'
import { networkTexts } from './network-texts.ts'

/**
 * The caller, whose address is shown to be theirs: others read who asks, vouches and invites.
 * @throws Problem 200 before that
 */
export async function confirmedCaller(db: Db | Tx, { id }: { id: string }): Promise<UserRow> {
  const row = await userById(db, id)
  if (!row?.email_verified_at || row.unconfirmed) throw refusal(networkTexts.confirmEmail)
  return row
}

/**
 * The same, who has said their name: the other side reads it (docs/product/community.md#a-name).
 * @throws Problem 200 before that
 */
export async function namedCaller(db: Db | Tx, user: { id: string }): Promise<UserRow> {
  const row = await confirmedCaller(db, user)
  mustHaveName(row)
  return row
}

import { refusal } from '../../core/api/problem.ts'
import type { Db, Tx } from '../../db/database.ts'
import { type UserRow, userById } from '../people/account-store.ts'
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

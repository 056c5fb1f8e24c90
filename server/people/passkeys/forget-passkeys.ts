import type { Tx } from '../../platform/db/database.ts'

/** Whoever left has no way in (docs/product/accounts.md#leaving). */
export async function forgetPasskeys(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('passkey').where('user_id', '=', userId).execute()
  await tx.deleteFrom('passkey_code').where('user_id', '=', userId).execute()
  await tx.deleteFrom('passkey_alarm').where('user_id', '=', userId).execute()
  await tx.deleteFrom('passkey_challenge').where('user_id', '=', userId).execute()
}

import type { Tx } from '../../platform/db/database.ts'

/** Empties what somebody who left reported; its kind, car and time stay with the car's history. */
export async function forgetHelp(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('help_request')
    .set({
      title: null,
      message: null,
      problem: null,
      description: null,
      license: null,
      place: null,
      latitude: null,
      longitude: null,
    })
    .where('user_id', '=', userId)
    .execute()
}

import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import type { Keeper } from './keeper.ts'

/** The car is kept for this no more; without such a row nothing changes. */
export async function giveCarBack(tx: Tx, keeper: Keeper): Promise<void> {
  const rows = tx.deleteFrom('occupancy')
  await ('orderId' in keeper
    ? rows.where('order_id', '=', keeper.orderId)
    : 'relocationId' in keeper
      ? rows.where('relocation_id', '=', keeper.relocationId)
      : rows.where('waiting_list_item_id', '=', keeper.waitingListItemId)
  ).execute()
}

/** One row of the car's calendar that has not begun is not needed any more. */
export async function dropOccupation(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('occupancy').where('id', '=', id).execute()
}

/**
 * One row of the car's calendar ends early: what was agreed at `at` if it went on longer, and with
 * the gap after it the car is taken until `until`.
 */
export async function endOccupation(
  tx: Tx,
  id: number,
  { at, until }: { at: Date; until: Date },
): Promise<void> {
  await sql`
    update occupancy set
      period = tstzrange(lower(period), least(upper(period), ${at}::timestamptz)),
      occupied = tstzrange(lower(occupied), ${until}::timestamptz)
    where id = ${id}::bigint`.execute(tx)
}

import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'
import { versionOf } from '../../platform/audit/as-seen.ts'
import { lockOrder, type OrderRow } from '../../money/orders/orders-store.ts'
import type { Picture } from '../messages/attach-pictures.ts'

export type HelpRow = Selectable<Schema['help_request']>

/** All help requests of a rental, over all its orders, newest first. */
export function readHelp(db: Db | Tx, transactionId: string): Promise<HelpRow[]> {
  return db
    .selectFrom('help_request')
    .innerJoin('rental_order', 'rental_order.id', 'help_request.order_id')
    .selectAll('help_request')
    .where('rental_order.transaction_id', '=', transactionId)
    .orderBy('help_request.number', 'desc')
    .execute()
}

/** A help request with its order, both locked; whatever changes one begins here. */
export async function lockHelp(
  tx: Tx,
  id: string,
): Promise<{ help: HelpRow; order: OrderRow } | undefined> {
  const found = await tx
    .selectFrom('help_request')
    .select('order_id')
    .where('id', '=', id)
    .executeTakeFirst()
  const order = found && (await lockOrder(tx, found.order_id))
  const help = await tx
    .selectFrom('help_request')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return help && order ? { help, order } : undefined
}

/** What staff decide on: where it stands, and the last that its renter wrote about it. */
export const helpVersion = (help: HelpRow, lastWords: number | null): string =>
  versionOf(help.status, help.changed_at, lastWords)

/** The last line of the renter about a help request `h`. */
export const lastWordsOf = (helpId: RawBuilder<string>) =>
  sql<
    number | null
  >`(select max(m.id) from message m where m.help_request_id = ${helpId} and m.author = 'renter')`

export async function helpVersionNow(db: Db | Tx, help: HelpRow): Promise<string> {
  const { rows } = await sql<{ last: number | null }>`
    select ${lastWordsOf(sql`${help.id}`)} as last`.execute(db)
  return helpVersion(help, rows[0]?.last ?? null)
}

export async function addHelpPictures(
  tx: Tx,
  helpId: string,
  role: 'picture' | 'damage',
  pictures: readonly Picture[],
): Promise<void> {
  if (pictures.length === 0) return
  await tx
    .insertInto('help_picture')
    .values(pictures.map(({ file }) => ({ file_id: file, help_request_id: helpId, role })))
    .onConflict((oc) => oc.column('file_id').doNothing())
    .execute()
}

/** Ids of pictures by help request; those of the damage first. */
export async function helpPictures(
  db: Db | Tx,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const byRequest = new Map<string, string[]>()
  if (ids.length === 0) return byRequest
  const rows = await db
    .selectFrom('help_picture')
    .innerJoin('stored_file', 'stored_file.id', 'help_picture.file_id')
    .select(['help_picture.file_id', 'help_picture.help_request_id'])
    .where('help_picture.help_request_id', 'in', [...ids])
    .orderBy('help_picture.role')
    .orderBy('stored_file.created_at')
    .orderBy('help_picture.file_id')
    .execute()
  for (const { help_request_id: id, file_id: file } of rows)
    byRequest.set(id, [...(byRequest.get(id) ?? []), file])
  return byRequest
}

/** That the car of an order broke down in its rental, as its renter reported, and that is not resolved. */
export const hasOpenBreakdown = (order: {
  transaction_id: string
  car_id: string
}): RawBuilder<boolean> => sql<boolean>`
  exists (select 1 from help_request h join rental_order o on o.id = h.order_id
    where o.transaction_id = ${order.transaction_id} and h.car_id = ${order.car_id}
      and h.kind = 'breakdownReport' and h.status <> 'resolved')`

import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { OrderRow } from '../../money/orders/orders-store.ts'
import type { Picture } from './attach-pictures.ts'

export type ThreadEvent =
  | 'helpOpened'
  | 'helpStatus'
  | 'specialRequestAnswered'
  | 'specialRequestDecided'

/** On which side of a thread somebody writes. */
export type ThreadSide = 'renter' | 'staff' | 'owner' | 'assignee'

export type ThreadRow = {
  id: number
  help_request_id: string | null
  author: ThreadSide
  author_id: string
  name: string | null
  body: string
  event: ThreadEvent | null
  details: Record<string, unknown>
  created_at: Date
  pictures: string[]
}

type NewRow = {
  author: 'renter' | 'staff'
  authorId: string
  body?: string
  event?: ThreadEvent
  details?: Record<string, unknown>
  helpRequest?: string | undefined
  pictures?: readonly Picture[]
  now: Date
}

/** The newest lines that a thread shows. */
const most = 500

/** Adds a line to the thread of a rental. @returns its id */
export async function addToThread(tx: Tx, order: OrderRow, row: NewRow): Promise<number> {
  const { author, authorId, body = '', event, details = {}, helpRequest, pictures = [] } = row
  const { rows } = await sql<{ id: number }>`
    insert into message (order_id, help_request_id, author, author_id, body, event, details, created_at)
    values (${order.id}, ${helpRequest ?? null}::text, ${author}, ${authorId}, ${body},
      ${event ?? null}::text, ${JSON.stringify(details)}::jsonb, ${row.now}::timestamptz)
    returning id`.execute(tx)
  const id = rows[0]?.id ?? 0
  if (pictures.length > 0) {
    await tx
      .insertInto('message_picture')
      .values(pictures.map(({ file }) => ({ file_id: file, message_id: id })))
      .execute()
  }
  return id
}

/** The thread of a rental over all its orders, oldest first; only line `id`, when that is given. */
export async function readThread(
  db: Db | Tx,
  transactionId: string,
  id?: number,
): Promise<ThreadRow[]> {
  const { rows } = await sql<ThreadRow>`
    select * from (
      select m.id, m.help_request_id, m.author, m.author_id, u.first_name as name, m.body, m.event,
        m.details, m.created_at,
        array(select p.file_id from message_picture p join stored_file f on f.id = p.file_id
          where p.message_id = m.id order by f.created_at, f.id) as pictures
      from message m join rental_order o on o.id = m.order_id join app_user u on u.id = m.author_id
      where o.transaction_id = ${transactionId}
        and (${id ?? null}::bigint is null or m.id = ${id ?? null}::bigint)
      order by m.id desc limit ${most}) newest
    order by id`.execute(db)
  return rows
}

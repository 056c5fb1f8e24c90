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
  /** When the other side had it before its eyes first. */
  read_at: Date | null
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
  await addPictures(tx, id, pictures)
  return id
}

/** Puts pictures beside a line. */
export async function addPictures(tx: Tx, id: number, pictures: readonly Picture[]): Promise<void> {
  if (pictures.length === 0) return
  await tx
    .insertInto('message_picture')
    .values(pictures.map(({ file }) => ({ file_id: file, message_id: id })))
    .execute()
}

/** The pictures of the line `m`, as a field of a query. */
export const picturesOfLine = sql<string[]>`
  array(select p.file_id from message_picture p join stored_file f on f.id = p.file_id
    where p.message_id = m.id order by f.created_at, f.id)`

/** A thread: of a rental over all its orders, or of the two who do a job together. */
export type ThreadOf = { transactionId: string } | { jobId: string; since: Date }

/**
 * One side has read what the other wrote up to `line`; the only place that says so of a line
 * (docs/product/help-and-claims.md#messages).
 * @returns whether all that the other has written is read now
 */
export async function markLinesRead(
  tx: Tx,
  of: ThreadOf,
  { side, line, now }: { side: ThreadSide; line: number; now: Date },
): Promise<boolean> {
  const inThread =
    'jobId' in of
      ? sql`job_id = ${of.jobId} and created_at >= ${of.since}::timestamptz`
      : sql`order_id in (select id from rental_order where transaction_id = ${of.transactionId})`
  const { rows } = await sql<{ isAll: boolean }>`
    with seen as (
      update message set read_at = ${now}::timestamptz
      where ${inThread} and author <> ${side} and id <= ${line}::bigint and read_at is null)
    select not exists (
      select 1 from message
      where ${inThread} and author <> ${side} and id > ${line}::bigint and read_at is null
    ) as "isAll"`.execute(tx)
  return rows[0]?.isAll ?? false
}

/** The thread of a rental over all its orders, oldest first: its newest lines; only line `id`, when that is given. */
export async function readThread(
  db: Db | Tx,
  transactionId: string,
  id?: number,
  limit = most,
): Promise<ThreadRow[]> {
  const { rows } = await sql<ThreadRow>`
    select * from (
      select m.id, m.help_request_id, m.author, m.author_id, u.first_name as name, m.body, m.event,
        m.details, m.created_at, m.read_at,
        ${picturesOfLine} as pictures
      from message m join rental_order o on o.id = m.order_id join app_user u on u.id = m.author_id
      where o.transaction_id = ${transactionId}
        and (${id ?? null}::bigint is null or m.id = ${id ?? null}::bigint)
      order by m.id desc limit ${limit}) newest
    order by id`.execute(db)
  return rows
}

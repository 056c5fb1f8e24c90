import { inSql } from '../../fleet/fleet/rental-status.ts'
import { sql } from 'kysely'
import { conflict, Problem, texts } from '../../platform/api/problem.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { OrderRow } from './orders-store.ts'

const changedSince = {
  en: 'This rental has changed since you opened this form. Please open it again.',
  es: 'Esta renta cambió desde que abriste este formulario. Ábrelo de nuevo.',
}

/**
 * Looks at the entry of the history that a form was opened on (docs/wire.md `objectHistory`): it must
 * be of this rental or a service of its car, and the order may not have moved on since. The
 * renter's own arrival does not count, for arriving and the keys may be sent from one form.
 * @throws Problem 404 for an entry of something else, 409 for one that is outdated
 */
export async function mustBeNewest(
  tx: Tx,
  order: OrderRow,
  objectHistory: string | undefined,
): Promise<void> {
  if (objectHistory === undefined) return
  const at = await readTime(tx, order, objectHistory)
  if (!at) throw new Problem(404, texts.notFound)
  const { rows } = await sql<{ moved: boolean }>`
    select exists (
      select 1 from order_event
      where order_id = ${order.id} and (at, id) > (${at.at}::timestamptz, ${at.id}::bigint)
        and status_to is distinct from status_from and status_to is not null and status_to <> ${inSql.arrived}
    ) as moved`.execute(tx)
  if (rows[0]?.moved) throw conflict(changedSince)
}

type Moment = { at: Date; id: number }

/** When an entry was written; of a service there is no number among the events of its moment. */
async function readTime(tx: Tx, order: OrderRow, entry: string): Promise<Moment | undefined> {
  const [, source, id = ''] = /^(event|service)-([\w-]{1,40})$/.exec(entry) ?? []
  if (source === 'event' && /^\d{1,15}$/.test(id)) {
    const { rows } = await sql<Moment>`
      select e.at, e.id::float8 as id from order_event e join rental_order o on o.id = e.order_id
      where e.id = ${Number(id)}::bigint and o.transaction_id = ${order.transaction_id}`.execute(tx)
    return rows[0]
  }
  if (source !== 'service') return undefined
  const { rows } = await sql<Moment>`
    select s.created_at as at, ${Number.MAX_SAFE_INTEGER}::float8 as id
    from maintenance_service s join maintenance_item i on i.id = s.item_id
    where s.id = ${id} and i.car_id = ${order.car_id}`.execute(tx)
  return rows[0]
}

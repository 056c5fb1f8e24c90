import { type Insertable, sql, type Updateable } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema.ts'
import type { ExtraRow, ModifierRow } from './offers-store.ts'

/* What an owner sets of extras, price plans and the cover; what was booked keeps its price in its quote. */

/** The deposit from which the cover costs more, in cents (docs/product/prices.md#cover). */
const highDeposit = 74_500

type Rows = { extra: ExtraRow; price_modifier: ModifierRow }

/** One of them, which stays as it is until the transaction ends. */
export async function lockOffer<Table extends keyof Rows>(
  tx: Tx,
  table: Table,
  id: string,
): Promise<Rows[Table] | undefined> {
  const { rows } = await sql<Rows[Table]>`
    select * from ${sql.table(table)} where id = ${id} for update`.execute(tx)
  return rows[0]
}

export const changeExtra = (tx: Tx, id: string, set: Updateable<Schema['extra']>) =>
  tx.updateTable('extra').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

export const changePlan = (tx: Tx, id: string, set: Updateable<Schema['price_modifier']>) =>
  tx
    .updateTable('price_modifier')
    .set(set)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** The next place in a list; two that are made at once wait for each other. */
async function nextPlace(tx: Tx, table: keyof Rows): Promise<number> {
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(tx)
  const { rows } = await sql<{ place: number }>`
    select coalesce(max(position), 0)::int + 1 as place from ${sql.table(table)}`.execute(tx)
  return rows[0]?.place ?? 1
}

export async function addExtra(tx: Tx, row: Omit<Insertable<Schema['extra']>, 'position'>) {
  const position = await nextPlace(tx, 'extra')
  return tx
    .insertInto('extra')
    .values({ ...row, position })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function addPlan(tx: Tx, row: Omit<Insertable<Schema['price_modifier']>, 'position'>) {
  const position = await nextPlace(tx, 'price_modifier')
  return tx
    .insertInto('price_modifier')
    .values({ ...row, position })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Both prices of the cover in cents, or none. */
export type CoverSet = { low: number; high: number } | undefined

export async function lockCover(tx: Tx): Promise<CoverSet> {
  await sql`lock table cover_price in share row exclusive mode`.execute(tx)
  const rows = await tx.selectFrom('cover_price').selectAll().orderBy('from_cents').execute()
  const [low, high] = [rows[0]?.month_cents, rows.at(-1)?.month_cents]
  return low === undefined || high === undefined ? undefined : { low, high }
}

export async function setCover(tx: Tx, set: CoverSet): Promise<void> {
  await tx.deleteFrom('cover_price').execute()
  if (!set) return
  await tx
    .insertInto('cover_price')
    .values([
      { from_cents: 0, month_cents: set.low },
      { from_cents: highDeposit, month_cents: set.high },
    ])
    .execute()
}

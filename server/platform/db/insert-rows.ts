import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from './database.ts'
import type { Schema } from './schema.ts'

/* Keeps one statement's text, and what the database makes of it, small. */
const batchSize = 500

/**
 * Inserts many rows with few statements: they travel as one JSON text, and the table itself says
 * what types its columns have. Every row must name the same columns.
 */
export async function insertRows<Table extends keyof Schema>(
  db: Db | Tx,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)))
  for (let from = 0; from < rows.length; from += batchSize) {
    const batch = JSON.stringify(rows.slice(from, from + batchSize))
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${batch}::jsonb)`.execute(
      db,
    )
  }
}

/** The same for one table, which its owner names. */
export const rowsInto =
  <Table extends keyof Schema>(table: Table) =>
  (db: Db | Tx, rows: readonly Insertable<Schema[Table]>[]): Promise<void> =>
    insertRows(db, table, rows)

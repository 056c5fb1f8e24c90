import { type RawBuilder, sql } from 'kysely'

/**
 * Whether there is a row, asked anew for each row of a list (`rows` begins with the table). As `exists`
 * in a select list, PostgreSQL may read the whole table once instead, and that table grows.
 */
export const hasRow = (rows: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`coalesce((select true from ${rows} limit 1), false)`

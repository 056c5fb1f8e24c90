import { type RawBuilder, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'

/** So many rows of a staff list, when the caller does not say. */
export const usualRows = 100

/** Which rows of a list are wanted, as `RowsFields` says it. */
export type WantedRows = { limit?: number | undefined; skip?: number | undefined }

/** The end of a statement that reads them; its order is one in which no two rows are equal. */
export const wantedRows = ({ limit = usualRows, skip = 0 }: WantedRows): RawBuilder<unknown> =>
  sql`limit ${limit}::int offset ${skip}::int`

/** How many rows there are altogether, as each of them says in `total`. */
export const totalOf = (rows: readonly { total: number }[]): number => rows[0]?.total ?? 0

/** The beginning of an order in which one row, that of a link, comes before what waits longer. */
export const firstOf = (column: string, id: string | undefined): RawBuilder<unknown> =>
  id === undefined ? sql`` : sql`(${sql.ref(column)} = ${id}) desc, `

type Part = { where: RawBuilder<unknown>; order: RawBuilder<unknown> }

/** How many rows of a table there are. */
const countOf = (table: keyof Schema, { where }: Part) =>
  sql<number>`(select count(*)::int from ${sql.table(table)} where ${where})`

/**
 * The first rows of a list, and how many there are: found and counted in one table before anything is
 * joined. An index has that order, and the condition stands in `where` as its literals.
 */
export const pageOf = (table: keyof Schema, part: Part, rows: WantedRows) => ({
  page: sql`(select * from ${sql.table(table)} where ${part.where} order by ${part.order} ${wantedRows(rows)})`,
  total: countOf(table, part),
})

/** The same of a list whose parts stand one below the other, in the order of `list_part` and `list_place`. */
export function pageOfParts(table: keyof Schema, parts: readonly Part[], wanted: WantedRows) {
  const { limit = usualRows, skip = 0 } = wanted
  const rows = parts.map(
    ({ where, order }, part) =>
      sql`(select *, ${sql.lit(part)} as list_part, row_number() over (order by ${order}) as list_place
        from ${sql.table(table)} where ${where} order by ${order} limit ${limit + skip})`,
  )
  return {
    page: sql`(select * from (${sql.join(rows, sql` union all `)}) parts order by list_part, list_place ${wantedRows(wanted)})`,
    total: sql<number>`(${sql.join(
      parts.map((part) => countOf(table, part)),
      sql` + `,
    )})`,
  }
}

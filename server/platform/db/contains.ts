import { type RawBuilder, sql } from 'kysely'

/** Whether a column in lower case holds a text, whatever its case; signs of a pattern mean themselves. */
export const contains = (column: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql<boolean>`${column} like ${`%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`

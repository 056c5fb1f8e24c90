import { type RawBuilder, sql } from 'kysely'

/** An instant as a statement reads it. */
export type SqlInstant = RawBuilder<Date>

export const sqlInstant = (at: Date): SqlInstant => sql`${at}::timestamptz`

/** So many milliseconds before it. */
export const ago = (now: SqlInstant, ms: number): SqlInstant =>
  sql`(${now} - make_interval(secs => ${sql.lit(ms / 1000)}))`

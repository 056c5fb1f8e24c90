import { type RawBuilder, sql } from 'kysely'

/** A moment as a statement reads it. */
export type Moment = RawBuilder<Date>

export const moment = (at: Date): Moment => sql`${at}::timestamptz`

/** So many milliseconds before it. */
export const ago = (now: Moment, ms: number): Moment =>
  sql`(${now} - make_interval(secs => ${sql.lit(ms / 1000)}))`

import { type RawBuilder, sql } from 'kysely'
import { RentalStatus, runningCodes } from '#domain/fleet/fleet/rental-status.ts'

const literals = Object.entries(RentalStatus).map(([name, code]) => [name, sql.lit(code)])

/**
 * The codes of docs/product/rental.md#states as a statement writes them: as literals and not as
 * parameters, so that an index on some of the codes is found. `running` is their list for `in`.
 */
export const inSql = {
  ...(Object.fromEntries(literals) as Record<keyof typeof RentalStatus, RawBuilder<RentalStatus>>),
  running: sql`(${sql.join(runningCodes.map((code) => sql.lit(code)))})`,
}

import { sql } from 'kysely'
import type { CarRow } from '../../fleet/fleet/cars-store.ts'
import type { Tx } from '../../platform/db/database.ts'

/**
 * The cars of a file's lines, whichever way a company names each: by its own id first, then by ours, then by the plate.
 * Several under one name are those of one plate.
 */
export async function carsNamed(
  tx: Tx,
  typed: readonly string[],
): Promise<ReadonlyMap<string, CarRow[]>> {
  const names = [...new Set(typed)]
  const wanted = sql`${names}::text[]`
  const plates = sql`${names.map((name) => name.toUpperCase())}::text[]`
  const rows = await tx
    .selectFrom('car')
    .selectAll()
    .where(
      sql<boolean>`(external_ref = any(${wanted}) or id = any(${wanted}) or upper(plate) = any(${plates}))`,
    )
    .orderBy('id')
    .execute()
  return new Map(names.map((name) => [name, named(rows, name)]))
}

function named(rows: readonly CarRow[], name: string): CarRow[] {
  const ways = [
    rows.filter(({ external_ref: ref }) => ref === name),
    rows.filter(({ id }) => id === name),
    rows.filter(({ plate }) => plate.toUpperCase() === name.toUpperCase()),
  ]
  return ways.find((found) => found.length > 0) ?? []
}

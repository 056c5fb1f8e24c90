import type pg from 'pg'
import { growing, type Plan } from './scans.ts'

/** Almost empty tables are read as a whole whatever indexes they have; told not to, the planner shows whether it could do without. */
const indexesFirst =
  'set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off'

/**
 * For statements of a database that is almost empty: the growing tables of which each has to read
 * every row, for want of an index that leads to those that are asked for.
 */
export async function readWhole(client: pg.Client) {
  await client.query(indexesFirst)
  const partial = await partialIndexes(client)
  return async (sql: string, parameters: readonly unknown[]): Promise<string[]> => {
    if (!/^\s*(select|with|update|delete|insert)/i.test(sql)) return []
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (format json) ${sql}`,
      [...parameters],
    )
    const plan = rows[0]?.['QUERY PLAN'][0].Plan
    return plan ? [...new Set(wholeTables(plan, partial))] : []
  }
}

function wholeTables(plan: Plan, partial: ReadonlySet<string>): string[] {
  const { 'Relation Name': table = '', 'Index Name': index } = plan
  // What waits has an index of its own, with nothing else in it.
  const isWholeIndex = index !== undefined && !plan['Index Cond'] && !partial.has(index)
  const isWhole = plan['Node Type'] === 'Seq Scan' || isWholeIndex
  const parts = plan.Plans ?? []
  // A page in the order of an index ends when it is full.
  const isPage = plan['Node Type'] === 'Limit' && parts[0]?.['Index Name'] !== undefined
  const below = isPage ? [] : parts.flatMap((part) => wholeTables(part, partial))
  return isWhole && growing.test(table) ? [table, ...below] : below
}

async function partialIndexes(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where indpred is not null',
  )
  return new Set(rows.map(({ name }) => name))
}

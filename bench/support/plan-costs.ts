import type pg from 'pg'
import { pagesOf, type Plan, scansOf } from '#testing/plans/scans.ts'

export type Statement = { sql: string; parameters: readonly unknown[] }

export const isRead = ({ sql }: Statement): boolean => /^\s*(select|with)/i.test(sql)

/** What carrying out one statement reads: pages, and the growing tables that it reads as a whole. */
export async function planCosts(client: pg.Client, statement: Statement) {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, buffers, timing off, format json) ${statement.sql}`,
    [...statement.parameters],
  )
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  if (!plan) throw new Error(`No plan of ${statement.sql}`)
  return { pages: pagesOf(plan), scans: scansOf(plan) }
}

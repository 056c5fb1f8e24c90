import { sql } from 'kysely'
import type { TestServer } from '../server.ts'

/**
 * Where in the whole database a text stands: every column of every table is read as text, in lower
 * case. What a constraint or a trigger could hide from a list of columns is found as well.
 * @returns `table.column`, each once
 */
export async function tracesOf({ services }: TestServer, text: string): Promise<string[]> {
  const { rows: columns } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' order by table_name, column_name`.execute(services.db)
  const tables = [...new Set(columns.map(({ table_name }) => table_name))]
  const found: string[] = []
  for (const table of tables) {
    const own = columns.filter((column) => column.table_name === table)
    const tests = own.map(
      ({ column_name: name }) =>
        sql`bool_or(strpos(lower(${sql.ref(name)}::text), ${text.toLowerCase()}) > 0) as ${sql.ref(name)}`,
    )
    const { rows } = await sql<Record<string, boolean | null>>`
      select ${sql.join(tests)} from ${sql.table(table)}`.execute(services.db)
    for (const [name, isThere] of Object.entries(rows[0] ?? {}))
      if (isThere) found.push(`${table}.${name}`)
  }
  return found
}

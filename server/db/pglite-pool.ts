import type { PGlite } from '@electric-sql/pglite'

type QueryResult = { command: string; rowCount: number; rows: unknown[] }

/** The little of pg's client that Kysely asks for. */
type Client = {
  query(sql: string, parameters: readonly unknown[]): Promise<QueryResult>
  release(): void
}

/**
 * Makes the embedded database look like a pool with one slot. PGlite has a single session, so
 * whoever is inside a transaction keeps the slot until it is over.
 */
export function pglitePool(pglite: PGlite) {
  let last: Promise<void> = Promise.resolve()

  async function connect(): Promise<Client> {
    let free = () => {}
    const mine = new Promise<void>((resolve) => {
      free = resolve
    })
    const before = last
    last = before.then(() => mine)
    await before
    return {
      async query(sql, parameters) {
        const { rows, affectedRows } = await pglite.query(sql, [...parameters])
        const command = (/^\s*(\w+)/.exec(sql)?.[1] ?? '').toUpperCase()
        return { command, rows, rowCount: affectedRows || rows.length }
      },
      release: () => free(),
    }
  }

  return { connect, end: () => pglite.close() }
}

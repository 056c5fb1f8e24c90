import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

type QueryResult = { command: string; rowCount: number; rows: unknown[] }

/** The little of pg's client that Kysely asks for. */
type Client = {
  query(sql: string, parameters: readonly unknown[]): Promise<QueryResult>
  release(): void
}

/** A transaction lets others have their turn when it has kept this process busy for so long. */
const longestMs = 10

/**
 * Makes the embedded database look like a pool with one slot. PGlite has a single session, so
 * whoever is inside a transaction keeps the slot until it is over.
 *
 * It works within this process, and what waits for it goes on in the same turn of the event loop:
 * a thousand statements one after the other would let nobody connect, nothing be read and no timer
 * run. So whoever gets the slot first lets everything else have its turn.
 */
export function pglitePool(pglite: PGlite) {
  let last: Promise<void> = Promise.resolve()
  let turnBegan = 0

  async function letOthers(): Promise<void> {
    await nextTurn()
    turnBegan = performance.now()
  }

  async function connect(): Promise<Client> {
    let free = () => {}
    const mine = new Promise<void>((resolve) => {
      free = resolve
    })
    const before = last
    last = before.then(() => mine)
    await before
    await letOthers()
    return {
      async query(sql, parameters) {
        if (performance.now() - turnBegan > longestMs) await letOthers()
        const { rows, affectedRows } = await pglite.query(sql, [...parameters])
        const command = (/^\s*(\w+)/.exec(sql)?.[1] ?? '').toUpperCase()
        return { command, rows, rowCount: affectedRows || rows.length }
      },
      release: () => free(),
    }
  }

  return { connect, end: () => pglite.close() }
}

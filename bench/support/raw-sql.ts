import pg from 'pg'
import type { Statement } from './plan-costs.ts'

/** What a call asks of the database, in its order; of a command, what is inside its transaction. */
export type Asked = { statements: readonly Statement[]; changes?: boolean }

const connections = 10

/** The same statements without a server: prepared, on as many connections as a server has, one after the other. */
export async function openRaw(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `raw${names.size}`
    names.set(text, name)
    return name
  }
  const ask = (client: pg.PoolClient, { sql, parameters }: Statement) =>
    client.query({ name: nameOf(sql), text: sql, values: [...parameters] })
  return {
    /** Carries out all that `next` has. @returns how many, and in how many seconds */
    async run(next: () => Asked | undefined) {
      const began = performance.now()
      let calls = 0
      await Promise.all(
        Array.from({ length: connections }, async () => {
          const client = await pool.connect()
          for (let asked = next(); asked; asked = next()) {
            const [first, ...others] = asked.statements
            if (first) await ask(client, first)
            if (asked.changes) await client.query('begin')
            for (const statement of others) await ask(client, statement)
            if (asked.changes) await client.query('commit')
            calls += 1
          }
          client.release()
        }),
      )
      return { calls, seconds: (performance.now() - began) / 1000 }
    },
    close: () => pool.end(),
  }
}

import type { PoolClient, QueryResult } from 'pg'

/** So many statements stay prepared, each in 25 kB of the session's memory or less; all of ours are fewer. */
const mostNamed = 600
/** Longer ones are lists of values, which seldom come twice. */
const longest = 4_000

/** The index that such a conflict is about is found by the value in its condition, which a plan for any value lacks. */
const needsItsValues = /\bon conflict \([^)]{1,200}\) where\b/

/**
 * Names for statements: a session parses a named one once, and plans it anew only while that pays.
 * Statements of a few rows cost more to parse and plan than to carry out.
 */
export class NamedStatements {
  readonly #names = new Map<string, string>()

  /** The name of a statement by its text; undefined for what is not worth one. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined) return known
    if (this.#names.size === mostNamed || text.length > longest || needsItsValues.test(text))
      return undefined
    const name = `statement_${this.#names.size}`
    this.#names.set(text, name)
    return name
  }
}

/** What Kysely asks of a client. */
export type StatementClient = {
  query(text: string, values: readonly unknown[]): Promise<QueryResult>
  release(): void
}

/** A client whose statements with values are named by `statements`; its session must be the only one with them. */
export function withNames(client: PoolClient, statements: NamedStatements): StatementClient {
  return {
    query(text, values) {
      const name = values.length > 0 ? statements.nameOf(text) : undefined
      const rest = { text, values: [...values] }
      return client.query(name === undefined ? rest : { name, ...rest })
    },
    release: () => client.release(),
  }
}
